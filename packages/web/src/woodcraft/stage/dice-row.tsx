import { colourOf, colours, type DieName, type Die as DieNumber, dieNamed, faceOf } from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import { Framed } from '../drawing/framed.tsx'
import { useTable } from '../use-table.ts'

const GAP = 16

/** How large dice are, so that a whole pile of them stands in a row. */
export function sizeInRow(dice: number, width: number, most = 48): number {
  return Math.min(most, (width + GAP) / Math.max(1, dice) - GAP)
}

interface DiceRowProps {
  readonly dice: readonly DieName[]
  readonly sort: string
  readonly x: number
  readonly y: number
  readonly size?: number
  /** So many are alike; nothing where each stands once. */
  readonly isCounted?: boolean
}

/** Dice to choose from, large. */
export function DiceRow({ dice, sort, x, y, size = 46, isCounted = false }: DiceRowProps) {
  const { item } = useTable()
  const seen = new Map<string, number>()
  return (
    <g>
      {dice.map((name, index) => {
        const die = dieNamed(name) as DieNumber
        const nth = seen.get(name) ?? 0
        seen.set(name, nth + 1)
        return (
          <Framed
            key={`${name} ${nth}`}
            thing={name}
            sort={sort}
            {...(isCounted && { nth })}
            x={x + index * (size + GAP)}
            y={y}
            width={size}
            height={size * 1.1}
            label={item(name)}
          >
            <Die wood={colours[colourOf(die)] as 'green'} value={faceOf(die)} size={size} />
          </Framed>
        )
      })}
    </g>
  )
}
