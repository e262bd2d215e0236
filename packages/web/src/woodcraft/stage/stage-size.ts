import { useRoom } from '../../table/kit/room.ts'
import { useWide } from '../../table/parts/use-wide.ts'
import { useSpread } from '../spread.ts'

/** How the stage is laid out: beside the wheel, or upright in its place or on a narrow screen, where the tray says what is asked. */
export interface StageSize {
  readonly width: number
  readonly height: number
  readonly isNarrow: boolean
  /** How high the wall behind the bench is. */
  readonly wall: number
}

const wide: StageSize = { width: 624, height: 436, isNarrow: false, wall: 148 }
const narrow: StageSize = { width: 440, height: 400, isNarrow: true, wall: 90 }

export function useStageSize(): StageSize {
  const room = useRoom()
  const isWide = useWide()
  const spread = useSpread()
  if (room === 'whole') return { ...wide, width: wide.width + spread }
  return isWide && room === 'part' ? wide : narrow
}
