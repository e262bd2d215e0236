import { type Action, actions } from '@nora/woodcraft'
import type { CommonIcon, WoodcraftIcon } from '@nora/words'
import type { ReactNode } from 'react'
import { commonIcons } from '../../art/icons/common.tsx'
import { fills } from '../../art/icons/drawing.ts'
import { icons } from '../../games/woodcraft/icons.tsx'

/** Signs that only stand on this game's own pictures. */
type OwnSign =
  | 'production'
  | 'saw'
  | 'splice'
  | 'glue-bottle'
  | 'exchange'
  | 'nut'
  | 'bolt'
  | 'grow'
  | 'up'
  | 'ready'
  | 'brush'

/** Everything that can be printed small: what is gained, paid, counted or done. */
export type SignName = WoodcraftIcon | CommonIcon | OwnSign | Action

const glueBottle = (
  <>
    <path d="M8.5 9 L12 2.5 L15.5 9 Z" fill={fills.coral} />
    <path d="M7 9 H17 L18 21 H6 Z" fill="#fffaf0" />
    <path d="M9 14 H15" />
  </>
)

/** What each action tile shows, also in the tray and on cards. */
export const actionPictures: { readonly [action in Action]: ReactNode } = {
  buyLumber: (
    <>
      <path d="M2.5 16 H15 L17 19.5 H4.5 Z" fill="#c99a3f" />
      <circle cx="19" cy="17.6" r="3" fill="#ecc260" />
      <path d="M5 10.5 H16 V15.6 H5 Z" fill="#aec47a" />
      <circle cx="17.5" cy="13" r="2.7" fill="#d6e0a8" />
      <path d="M8 5.2 H15 V10 H8 Z" fill="#9a6a44" />
    </>
  ),
  exchangeDice: (
    <>
      <rect x="2.5" y="3" width="9" height="9" rx="1" fill="#8d5a38" />
      <rect x="12.5" y="12" width="9" height="9" rx="3" fill="#aec47a" />
      <path
        d="M14.5 4.5 H18.5 Q20 4.5 20 6 V9 M18 7.4 L20 9.4 L22 7.4 M9.5 19.5 H5.5 Q4 19.5 4 18 V15 M2 16.6 L4 14.6 L6 16.6"
        fill="none"
      />
    </>
  ),
  buyMaterials: (
    <>
      <path d="M4.6 10 L7.5 3.6 L10.4 10 Z" fill={fills.coral} />
      <path d="M3.4 10 H11.6 L12.4 20.5 H2.6 Z" fill="#fffaf0" />
      <circle cx="17.6" cy="15" r="4.8" fill="#b1b5b2" />
      <path d="M17.6 8.6 V11 M17.6 19 V21.4 M11.6 15 H13 M22 15 H23 M21 11.4 L22.2 10.4 M21 18.6 L22.2 19.6" />
      <circle cx="17.6" cy="15" r="1.2" fill={fills.gold} />
    </>
  ),
  chooseOrders: (
    <>
      <path d="M3 11 L10.5 3.5 H20.5 V13.5 L13 21 Z" fill={fills.straw} />
      <path d="M16.5 7.5 V7.6 M8.8 11.2 L12.8 15.2" fill="none" />
    </>
  ),
  chooseHelper: (
    <>
      <path
        d="M5 10 L5.4 3.4 L10 6.2 H14 L18.6 3.4 L19 10 C20.4 16.6 16.4 20.6 12 20.6 C7.6 20.6 3.6 16.6 5 10 Z"
        fill="#cf7f3f"
      />
      <path
        d="M12 20.6 C8.6 20.6 7 17.6 8.4 14.6 Q12 12.4 15.6 14.6 C17 17.6 15.4 20.6 12 20.6 Z"
        fill="#fff2d8"
        strokeWidth={1.4}
      />
      <path d="M8.6 10.6 v.01 M15.4 10.6 v.01 M12 16 v.01" strokeWidth={2.8} />
    </>
  ),
  produceOrPlant: (
    <>
      <path d="M5.5 13.5 H18.5 L16.8 21 H7.2 Z" fill="#b9714a" />
      <path
        d="M12 13.5 C12 9.5 8.4 8.6 5.2 6 C4.6 10.4 8 13.2 12 13.5 C12 9 15 7 19 4.4 C19.6 9.4 16.6 13 12 13.5"
        fill="#7fa552"
      />
    </>
  ),
  improveWorkshop: (
    <>
      <path d="M2.5 9 H21.5 V12.6 H2.5 Z" fill="#ead2a8" />
      <path d="M5 12.6 V20.6 M19 12.6 V20.6 M5 17 H19" fill="none" />
      <path d="M10.4 2.6 H17 V5.6 H10.4 Z" fill="#b1b5b2" />
      <path d="M12.6 5.6 V9" fill="none" />
    </>
  ),
}

const own: { readonly [name in OwnSign]: ReactNode } = {
  production: (
    <>
      <path
        d="M12 2.5 L13.6 5.4 L17 4.6 L17.4 8 L20.6 9.2 L19 12 L20.6 14.8 L17.4 16 L17 19.4 L13.6 18.6 L12 21.5 L10.4 18.6 L7 19.4 L6.6 16 L3.4 14.8 L5 12 L3.4 9.2 L6.6 8 L7 4.6 L10.4 5.4 Z"
        fill={fills.leaf}
      />
      <path d="M9 12 L11.3 14.4 L15.2 9.8" fill="none" />
    </>
  ),
  saw: (
    <>
      <path d="M3 15 L20 6 V11 L18 12.6 L16.4 11.6 L14.6 14.6 L12.8 13.6 L11 16.6 L9 15.4 L7 18.4 Z" fill="#c3c8c6" />
      <path d="M20 6 l2 -1.4 v8 l-2 -1.6 Z" fill="#8d5a38" />
    </>
  ),
  splice: (
    <>
      <path d="M2.5 8 H11 L14 16 H2.5 Z" fill="#8d5a38" />
      <path d="M14.4 8 H21.5 V16 H17.4 Z" fill="#ecc260" />
    </>
  ),
  'glue-bottle': glueBottle,
  exchange: actionPictures.exchangeDice,
  nut: (
    <>
      <path d="M4 10 C4 4 20 4 20 10 C18 12 6 12 4 10 Z" fill={fills.wood} />
      <path d="M5.5 11.4 C6 16.5 9 20 12 21 C15 20 18 16.5 18.5 11.4" fill={fills.straw} />
    </>
  ),
  bolt: <path d="M13.5 2.5 L5 13.5 H11 L9.5 21.5 L19 9.5 H12.5 Z" fill={fills.gold} />,
  grow: (
    <>
      <path d="M12 21 C12 12 7 12 4 7 C11 6 12 11 12 15 C12 9 15 5 20.5 3.5 C20.5 11 15.5 13 12 15" fill={fills.leaf} />
      <path d="M6 21 H18" />
    </>
  ),
  up: <path d="M12 3 L20 12 H15.5 V21 H8.5 V12 H4 Z" fill={fills.leaf} />,
  ready: (
    <>
      <path d="M7 3.5 H17 L21 7.5 V16.5 L17 20.5 H7 L3 16.5 V7.5 Z" fill="#e8c874" />
      <path d="M8 12.5 L11 15.5 L16.5 8.5" fill="none" />
    </>
  ),
  brush: (
    <>
      <path d="M14 10 L20.5 3.5" strokeWidth={3} />
      <path d="M4 20 C4 15 8 10.5 12.5 9.5 L14.8 11.8 C13.5 16.5 9.5 20 4 20 Z" fill={fills.berry} />
    </>
  ),
}

const isAction = (name: SignName): name is Action => (actions as readonly string[]).includes(name)

function drawingOf(name: SignName): ReactNode {
  if (isAction(name)) return actionPictures[name]
  if (name in own) return own[name as OwnSign]
  if (name in icons) return icons[name as WoodcraftIcon]
  return commonIcons[name as CommonIcon]
}

interface SignProps {
  readonly name: SignName
  readonly x: number
  readonly y: number
  readonly size: number
  /** The colour of its lines; without it that of ink on paper, whatever the time of day. */
  readonly line?: string | undefined
}

/** A small sign in a drawing. What it means is said by what it stands on. */
export function Sign({ name, x, y, size, line = '#2b2118' }: SignProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill="none"
      stroke={line}
      strokeWidth={size < 16 ? 2.3 : 2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {drawingOf(name)}
    </g>
  )
}
