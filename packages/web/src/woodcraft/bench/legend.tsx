import { Die } from '../art/die.tsx'
import { Tick } from '../drawing/tick.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'

/** What the marks on the needs of orders mean. */
export function Legend({ y }: { readonly y: number }) {
  const { voice } = useTable()
  const word = (x: number, most: number, text: string) => (
    <Word x={x} y={15} size={13.5} weight={600} fill="var(--bench-ink)" most={most}>
      {text}
    </Word>
  )
  return (
    <g transform={`translate(2 ${y})`}>
      <Die wood="green" value={3} y={2} size={15} />
      <Tick x={15} y={17} r={4} />
      {word(24, 84, voice.format('webWoodcraft.need.filled'))}
      <Die wood="brown" value={2} x={118} y={2} size={15} look="half" />
      {word(140, 122, voice.format('webWoodcraft.need.near'))}
      <Die wood="yellow" value={5} x={276} y={2} size={15} look="missing" />
      {word(298, 100, voice.format('webWoodcraft.need.missing'))}
    </g>
  )
}
