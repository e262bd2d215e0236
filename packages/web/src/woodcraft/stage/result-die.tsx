import type { Json } from '@nora/kernel'
import { colourOf, colours, type DieName, type Die as DieNumber, dieNamed, faceOf } from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import { Framed } from '../drawing/framed.tsx'
import { useTable } from '../use-table.ts'

interface ResultDieProps {
  readonly name: DieName
  /** What it is in the choice, where that is not the die itself. */
  readonly value?: Json
  readonly sort: string
  readonly x: number
  onPoint?(isPointed: boolean): void
}

/** What dice become: a click makes it so. */
export function ResultDie({ name, value = name, sort, x, onPoint }: ResultDieProps) {
  const { item } = useTable()
  const die = dieNamed(name) as DieNumber
  return (
    <Framed
      thing={name}
      value={value}
      sort={sort}
      x={x}
      y={4}
      width={64}
      height={70}
      label={item(name)}
      {...(onPoint && { onPoint })}
    >
      <Die wood={colours[colourOf(die)] as 'green'} value={faceOf(die)} size={64} />
    </Framed>
  )
}
