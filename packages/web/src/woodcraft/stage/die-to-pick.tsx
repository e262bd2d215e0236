import type { DieName } from '@nora/woodcraft'
import { DiceRow } from './dice-row.tsx'
import { useStageSize } from './stage-size.ts'

/** Between two dice of a row. */
const GAP = 16

interface DieToPickProps {
  readonly dice: readonly DieName[]
  readonly isPicked: boolean
}

/** The dice that can be worked at: large in the middle of the bench until one is picked, then small above it. */
export function DieToPick({ dice, isPicked }: DieToPickProps) {
  const { width, wall, isNarrow } = useStageSize()
  if (isPicked) return <DiceRow dice={dice} sort="die" x={24} y={isNarrow ? 46 : 78} size={isNarrow ? 31 : 34} />
  const room = width - 60
  const size = Math.min(isNarrow ? 64 : 84, room / dice.length - GAP)
  const left = (width - dice.length * (size + GAP) + GAP) / 2
  return <DiceRow dice={dice} sort="die" x={left} y={wall + (isNarrow ? 20 : 60)} size={size} />
}
