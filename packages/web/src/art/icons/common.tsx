import type { CommonIcon } from '@nora/words'
import { type Drawings, fills } from './drawing.ts'

/** What every game has. */
export const commonIcons: Drawings<CommonIcon> = {
  card: <rect x={6} y={3} width={12} height={18} rx={2} fill={fills.sheet} />,
  cards: (
    <>
      <rect x={4} y={4} width={10} height={15} rx={2} fill={fills.straw} transform="rotate(-10 9 12)" />
      <rect x={10} y={5} width={10} height={15} rx={2} fill={fills.sheet} transform="rotate(8 15 12)" />
    </>
  ),
  points: (
    <path
      d="M12 3 L14.8 9 L21 9.8 L16.4 14.2 L17.6 20.6 L12 17.4 L6.4 20.6 L7.6 14.2 L3 9.8 L9.2 9 Z"
      fill={fills.gold}
    />
  ),
  round: (
    <>
      <circle cx={12} cy={12} r={5} fill={fills.gold} />
      <path d="M12 2.5 V4 M12 20 V21.5 M2.5 12 H4 M20 12 H21.5 M5.3 5.3 L6.3 6.3 M17.7 17.7 L18.7 18.7 M18.7 5.3 L17.7 6.3 M6.3 17.7 L5.3 18.7" />
    </>
  ),
  turn: <path d="M4 12 H13 V7 L21 13.5 L13 20 V15 H4 Z" fill={fills.coral} transform="translate(0 -1)" />,
  order: (
    <>
      <circle cx={6} cy={5.5} r={2.5} fill={fills.coral} />
      <circle cx={6} cy={12} r={2.5} fill={fills.gold} />
      <circle cx={6} cy={18.5} r={2.5} fill={fills.sea} />
      <path d="M12 5.5 H20 M12 12 H18 M12 18.5 H16" />
    </>
  ),
  deck: (
    <>
      <path d="M5 8 L12 4 L19 8 L12 12 Z" fill={fills.straw} />
      <path d="M5 12 L12 16 L19 12 M5 16 L12 20 L19 16" />
    </>
  ),
  discards: (
    <>
      <rect x={7} y={3} width={10} height={13} rx={2} fill={fills.sheet} transform="rotate(14 12 9)" />
      <path d="M4 20 H20 M9.5 12 L14 7.5 M9.8 7.8 L13.8 11.8" />
    </>
  ),
  passed: (
    <>
      <path d="M5 5 L13 12 L5 19 Z" fill={fills.stone} />
      <path d="M18.5 5 V19" />
    </>
  ),
}
