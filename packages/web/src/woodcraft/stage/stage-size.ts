import { useLayout } from '../../table/kit/layout.ts'
import { useWide } from '../../table/parts/use-wide.ts'
import { useSpread } from '../spread.ts'

/** How the stage is laid out: beside the wheel, or upright in its place or on a narrow screen, where the tray says what is asked. */
export interface StageSize {
  readonly width: number
  readonly height: number
  readonly isNarrow: boolean
  /** How high the wall behind the bench is. */
  readonly wall: number
  /** In the place of the wheel it is as high as that is, however little lies on it; my orders and dice are in sight below. */
  readonly isUpright?: boolean
}

const wide: StageSize = { width: 624, height: 436, isNarrow: false, wall: 148 }
const narrow: StageSize = { width: 440, height: 400, isNarrow: true, wall: 90 }
const upright: StageSize = { ...narrow, height: 432, isUpright: true }

export function useStageSize(): StageSize {
  const layout = useLayout()
  const isWide = useWide()
  const spread = useSpread()
  if (layout === 'whole') return { ...wide, width: wide.width + spread }
  if (layout === 'column') return upright
  return isWide ? wide : narrow
}
