import type { Action } from '@nora/woodcraft'
import { actionPictures } from './signs.tsx'

interface ActionDiscProps {
  readonly action: Action
  readonly x?: number
  readonly y?: number
  readonly r: number
  /** Where it would land. */
  readonly isGhost?: boolean
}

/** An action tile: a disc of wood with the action burnt into it. */
export function ActionDisc({ action, x = 0, y = 0, r, isGhost = false }: ActionDiscProps) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#2b2118" strokeWidth={2} strokeLinejoin="round" strokeLinecap="round">
      <g opacity={isGhost ? 0.62 : 1}>
        <circle cy={r * 0.13} r={r} fill="#6f4527" />
        <circle r={r} fill="#b9814e" />
        <circle r={r * 0.81} fill="#fbeccb" strokeOpacity={0.55} strokeWidth={1.2} />
        <g transform={`translate(${-r * 0.64} ${-r * 0.64}) scale(${(r * 1.28) / 24})`}>{actionPictures[action]}</g>
      </g>
      {isGhost && <circle r={r + 3.5} fill="none" stroke="var(--pick)" strokeWidth={3} strokeDasharray="5 4" />}
    </g>
  )
}
