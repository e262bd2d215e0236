import type { WistarIcon } from '@nora/words'
import { type Drawings, fills } from '../../art/icons/drawing.ts'

/** Rats of Wistar: wood is matches, metal is bottle caps, a joker is a pocket knife. */
export const icons: Drawings<WistarIcon> = {
  wood: (
    <>
      <path d="M5.5 20 L15 6 L17.5 7.7 L8 21.6 Z" fill={fills.straw} />
      <circle cx={17.2} cy={5} r={2.6} fill={fills.coral} />
    </>
  ),
  metal: (
    <>
      <path
        d="M12 3 L14.6 4.6 L17.7 4.5 L18.6 7.4 L21 9.4 L19.8 12.2 L20.6 15.2 L17.9 16.7 L16.5 19.5 L13.5 19.1 L10.8 20.6 L8.6 18.4 L5.5 17.9 L5.2 14.8 L3.3 12.4 L5.2 9.9 L5.4 6.8 L8.4 6 Z"
        fill={fills.stone}
      />
      <circle cx={12} cy={11.8} r={3.8} strokeWidth={1.5} />
    </>
  ),
  movement: (
    <>
      <ellipse cx={9} cy={15.5} rx={3.4} ry={4.2} fill={fills.pink} />
      <path d="M4.5 10.5 V10.6 M8 8.6 V8.7 M11.8 9.2 V9.3" strokeWidth={3} />
      <path d="M15 6 H20 V11 M20 6 L15.5 10.5" />
    </>
  ),
  item: (
    <>
      <path d="M4 9 H20 V20 H4 Z" fill={fills.wood} />
      <path d="M4 9 L6.5 4.5 H17.5 L20 9 M12 4.5 V9 M9.5 12.5 H14.5" />
    </>
  ),
  joker: (
    <>
      <rect x={3} y={12} width={15} height={6.5} rx={3.2} fill={fills.coral} />
      <path d="M16 12 L21 4 C17 4.2 13 7 11.5 12 M7 15.2 H10 M8.5 13.8 V16.6" />
    </>
  ),
  electricity: <path d="M13.5 2.5 L5 13.5 H11 L9.5 21.5 L19 9.5 H12.5 Z" fill={fills.gold} />,
  'electricity-strong': (
    <>
      <path d="M12.8 4 L6.5 12.8 H11 L9.8 20 L17.5 10.4 H12.4 Z" fill={fills.gold} />
      <path d="M3 5 L4.5 6.5 M2 12 H3.6 M4 19 L5.4 17.6 M20.5 5 L19 6.5 M22 12 H20.4 M20 19 L18.6 17.6" />
    </>
  ),
  bed: (
    <>
      <path d="M3 19.5 V6 M3 16.5 H21 V19.5 M21 16.5 V12.5 C21 11.4 20 10.5 19 10.5 H11 V16.5" fill={fills.coral} />
      <circle cx={6.8} cy={12.6} r={2.4} fill={fills.sheet} />
    </>
  ),
  room: (
    <>
      <path d="M3.5 20 C2.5 10 6 4 12 4 C18 4 21.5 10 20.5 20 Z" fill={fills.wood} />
      <path d="M8.5 20 V14.5 C8.5 10.5 15.5 10.5 15.5 14.5 V20" fill={fills.gold} />
    </>
  ),
  'room-free': (
    <path d="M3.5 20 C2.5 10 6 4 12 4 C18 4 21.5 10 20.5 20 Z" fill={fills.sheet} strokeDasharray="2.6 3.4" />
  ),
  guest: <Rat scarf={fills.berry} />,
  'guest-house': (
    <>
      <path d="M3 11 L12 3.5 L21 11 V20.5 H3 Z" fill={fills.coral} />
      <circle cx={12} cy={14.5} r={3.2} fill={fills.stone} />
    </>
  ),
  'guest-cellar': (
    <>
      <path d="M2.5 8 H21.5 M4 8 V20.5 H20 V8" fill={fills.wood} />
      <circle cx={12} cy={14.5} r={3.2} fill={fills.stone} />
    </>
  ),
  door: (
    <>
      <path d="M6 21 V7 C6 2.5 18 2.5 18 7 V21 Z" fill={fills.wood} />
      <path d="M3.5 21 H20.5 M14.5 13.5 V13.6" strokeWidth={2.4} />
    </>
  ),
  passage: (
    <>
      <path d="M2.5 15 C2.5 7 7 7 7 7 M21.5 15 C21.5 7 17 7 17 7" />
      <path d="M3 20 V14 C3 8 10 8 10 14 V20 Z M14 20 V14 C14 8 21 8 21 14 V20 Z" fill={fills.wood} />
      <path d="M10 17 H14" strokeDasharray="1 2.6" />
    </>
  ),
  tent: (
    <>
      <path d="M12 4 L21.5 20 H2.5 Z" fill={fills.coral} />
      <path d="M12 11 L15.5 20 H8.5 Z" fill={fills.sheet} />
      <path d="M12 4 V2.5" />
    </>
  ),
  cube: <Cube fill={fills.gold} />,
  'cube-brown': <Cube fill={fills.wood} />,
  'cube-grey': <Cube fill={fills.stone} />,
  disc: (
    <>
      <path d="M3 10 V14.5 C3 20.5 21 20.5 21 14.5 V10" fill={fills.coral} />
      <ellipse cx={12} cy={10} rx={9} ry={5} fill={fills.coral} />
    </>
  ),
  leader: (
    <>
      <path d="M2.5 20 C2.5 14 6 11 10 11.5 C13 11.5 15 14 15 20 Z" fill={fills.stone} />
      <circle cx={6} cy={9.5} r={2.4} fill={fills.pink} />
      <circle cx={11.5} cy={9.5} r={2.4} fill={fills.pink} />
      <path d="M19 6 V8 M16.5 8 H21.5 V14 H16.5 Z M15 17 L19 14.5" fill={fills.gold} />
    </>
  ),
  worker: <Rat scarf={fills.coral} />,
  'worker-entrance': (
    <>
      <path d="M3 21 V12 C3 4 14 4 14 12 V21 Z" fill={fills.wood} />
      <path d="M21.5 14 H9 M13 10 L9 14 L13 18" />
    </>
  ),
  explorer: (
    <>
      <rect x={6} y={8} width={12} height={13} rx={3} fill={fills.leaf} />
      <path d="M9 8 V6 C9 3 15 3 15 6 V8 M9 14 H15 V18 H9 Z M6 12 H3.5 V17 H6 M18 12 H20.5 V17 H18" />
    </>
  ),
  ability: (
    <>
      <path d="M12 2.5 L20 6 V12 C20 17 16.5 20 12 21.5 C7.5 20 4 17 4 12 V6 Z" fill={fills.berry} />
      <path d="M8.5 11.8 L11 14.4 L15.8 9" />
    </>
  ),
  mission: (
    <>
      <path d="M5.5 21.5 V3" />
      <path d="M5.5 3.8 C9 2 12 6 19.5 4 L16.8 9 L19.5 13.8 C12 15.8 9 11.8 5.5 13.6 Z" fill={fills.coral} />
    </>
  ),
  objective: (
    <>
      <circle cx={12} cy={12} r={9} fill={fills.coral} />
      <circle cx={12} cy={12} r={4.6} fill={fills.sheet} />
      <path d="M12 12 V12.1" strokeWidth={2.8} />
    </>
  ),
  hero: (
    <>
      <path d="M3.5 18 L2.5 7 L8 11.5 L12 4 L16 11.5 L21.5 7 L20.5 18 Z" fill={fills.gold} />
      <path d="M4 21 H20" />
    </>
  ),
  potion: (
    <>
      <path
        d="M9.5 3 V9 L4.5 17.5 C3.6 19.4 4.8 21 6.8 21 H17.2 C19.2 21 20.4 19.4 19.5 17.5 L14.5 9 V3 Z"
        fill={fills.moss}
      />
      <path d="M8 3 H16 M10 16 V16.1 M13.5 18 V18.1" />
    </>
  ),
  cheese: (
    <>
      <path d="M2.5 12.5 L15 5 C19 5.5 21.5 8.5 21.5 12.5 V19 H2.5 Z" fill={fills.gold} />
      <path d="M2.5 12.5 H21.5 M8 15.8 V15.9 M14 16.4 V16.5" strokeWidth={2.2} />
    </>
  ),
  tool: (
    <path
      d="M3.5 18 L12 9.5 C11 6.5 13 3 17 3.2 L14.8 6 L15.4 8.6 L18 9.2 L20.8 7 C21 11 17.5 13 14.5 12 L6 20.5 C4 22 2 20 3.5 18 Z"
      fill={fills.stone}
    />
  ),
  automaton: (
    <>
      <rect x={5} y={7} width={14} height={11} rx={2.5} fill={fills.stone} />
      <path d="M12 7 V3.5 M9.5 12 V12.1 M14.5 12 V12.1 M9.5 15.2 H14.5 M2.5 11 V14.5 M21.5 11 V14.5 M8 18 V21 M16 18 V21" />
    </>
  ),
  building: (
    <>
      <path d="M5 21 V10 L12 4 L19 10 V21 Z" fill={fills.straw} />
      <path d="M3 11.6 L12 4 L21 11.6 M10 21 V15 H14 V21" />
    </>
  ),
  'skill-strength': (
    <path
      d="M4 15 C4 9 5 5 8.5 3.5 L12 6 L9.8 9.5 C12 8 19.5 9 20.5 15 C20.5 20 15 21 10 20.5 C6 20.5 4 18.5 4 15 Z"
      fill={fills.coral}
    />
  ),
  'skill-agility': (
    <>
      <path d="M20.5 3.5 C10 4 4.5 9 5.5 18 C13 18.5 19.5 13 20.5 3.5 Z" fill={fills.sea} />
      <path d="M3.5 21 L13 11 M9 15 H13" />
    </>
  ),
  'skill-perception': (
    <>
      <path d="M2.5 12 C6 5 18 5 21.5 12 C18 19 6 19 2.5 12 Z" fill={fills.sheet} />
      <circle cx={12} cy={12} r={3.4} fill={fills.moss} />
    </>
  ),
  'skill-intelligence': (
    <>
      <path
        d="M8.5 17 C8.5 14 5 13 5 9 C5 5 8 2.8 12 2.8 C16 2.8 19 5 19 9 C19 13 15.5 14 15.5 17 Z"
        fill={fills.gold}
      />
      <path d="M9 20 H15 M10.5 22 H13.5 M12 17 V11" />
    </>
  ),
  'skill-endurance': (
    <path
      d="M12 20.5 C4 15 2.5 11 3 8 C3.8 4 9 3 12 7.5 C15 3 20.2 4 21 8 C21.5 11 20 15 12 20.5 Z"
      fill={fills.berry}
    />
  ),
  energy: (
    <>
      <circle cx={12} cy={12} r={9} fill={fills.gold} />
      <path d="M12.8 5.5 L8.5 12.5 H12 L11 18.5 L15.8 10.8 H12.2 Z" fill={fills.sheet} strokeWidth={1.4} />
    </>
  ),
  'deck-basic': (
    <>
      <path d="M5 8 L12 4 L19 8 L12 12 Z" fill={fills.leaf} />
      <path d="M5 12 L12 16 L19 12" />
    </>
  ),
  'deck-advanced': (
    <>
      <path d="M5 7 L12 3 L19 7 L12 11 Z" fill={fills.coral} />
      <path d="M5 11 L12 15 L19 11 M5 14.5 L12 18.5 L19 14.5 M5 18 L12 22 L19 18" strokeWidth={1.6} />
    </>
  ),
  marker: (
    <path
      d="M12 21.5 C6.5 15 5 12.4 5 9.6 C5 5.6 8 3 12 3 C16 3 19 5.6 19 9.6 C19 12.4 17.5 15 12 21.5 Z M12 9.4 V9.5"
      fill={fills.stone}
    />
  ),
  'card-basic': (
    <>
      <rect x={6} y={3} width={12} height={18} rx={2} fill={fills.leaf} />
      <path d="M9 8 H15 M9 12 H13" />
    </>
  ),
  'card-advanced': (
    <>
      <rect x={6} y={3} width={12} height={18} rx={2} fill={fills.coral} />
      <path d="M9 8 H15 M9 12 H15 M9 16 H13" />
    </>
  ),
  play: (
    <>
      <rect x={4} y={6} width={11} height={15} rx={2} fill={fills.sheet} transform="rotate(-8 9 13)" />
      <path d="M14 10 L20 4 M20 4 H15.5 M20 4 V8.5" strokeWidth={2.4} />
      <circle cx={9.6} cy={13.6} r={2.6} fill={fills.gold} />
    </>
  ),
  lock: (
    <>
      <path d="M7.5 11 V8 C7.5 2 16.5 2 16.5 8 V11" />
      <rect x={5} y={11} width={14} height={10} rx={2} fill={fills.gold} />
      <path d="M12 15 V17.5" />
    </>
  ),
  explore: (
    <>
      <circle cx={12} cy={12} r={9} fill={fills.straw} />
      <path d="M15.8 8.2 L13.4 13.4 L8.2 15.8 L10.6 10.6 Z" fill={fills.coral} strokeWidth={1.6} />
    </>
  ),
  spade: (
    <>
      <path d="M12 3 V12 M8.5 3 H15.5" />
      <path d="M7 12 H17 V16 C17 19 14.5 21 12 22 C9.5 21 7 19 7 16 Z" fill={fills.stone} />
    </>
  ),
  once: (
    <>
      <circle cx={12} cy={12} r={9} fill={fills.coral} />
      <path d="M10 8.5 L12.4 7 V17" />
    </>
  ),
  always: <path d="M12 12 C9 6 3 7 3 12 C3 17 9 18 12 12 C15 6 21 7 21 12 C21 17 15 18 12 12 Z" />,
  income: <path d="M20 12 A8 8 0 1 1 15.5 4.8 M15 1.8 L16.4 5.4 L12.8 7" />,
  instant: <path d="M12 3 V14 M7.5 10 L12 14.5 L16.5 10 M4 17 V20.5 H20 V17" />,
  offensive: <path d="M5 4 L19 20 M19 4 L5 20 M4 16 L8 20 M20 16 L16 20" />,
  endgame: (
    <>
      <path d="M6 22 V3" />
      <path d="M6 4 H19 V13 H6 Z" fill={fills.gold} />
    </>
  ),
  wheel: (
    <>
      <path
        d="M10.5 2.5 h3 l.6 2.6 2.2 .9 2.3 -1.4 2.1 2.1 -1.4 2.3 .9 2.2 2.6 .6 v3 l-2.6 .6 -.9 2.2 1.4 2.3 -2.1 2.1 -2.3 -1.4 -2.2 .9 -.6 2.6 h-3 l-.6 -2.6 -2.2 -.9 -2.3 1.4 -2.1 -2.1 1.4 -2.3 -.9 -2.2 -2.6 -.6 v-3 l2.6 -.6 .9 -2.2 -1.4 -2.3 2.1 -2.1 2.3 1.4 2.2 -.9 z"
        fill={fills.gold}
        transform="translate(0 -1.2) scale(1 .98)"
      />
      <circle cx={12} cy={12} r={3.4} fill={fills.sheet} />
    </>
  ),
  farm: (
    <>
      <path d="M4 21 V11 H20 V21 Z" fill={fills.straw} />
      <path d="M2.5 11.5 L12 3.5 L21.5 11.5 Z" fill={fills.copper} />
      <path d="M10 21 V15.5 H14 V21 M4 15.5 H7" />
    </>
  ),
  market: (
    <>
      <rect x={3.5} y={4} width={8} height={11} rx={1.5} fill={fills.leaf} />
      <rect x={12.5} y={9} width={8} height={11} rx={1.5} fill={fills.coral} />
    </>
  ),
  others: (
    <>
      <circle cx={8} cy={9} r={4} fill={fills.berry} />
      <path d="M13 12.5 h7 v7 h-7 z" fill={fills.moss} />
    </>
  ),
  hut: (
    <>
      <path d="M3 12 L12 4 L21 12" />
      <path d="M5 11 V21 H19 V11 L12 5 Z" fill={fills.leaf} />
      <path d="M10 21 V16 C10 14 14 14 14 16 V21 Z" fill={fills.gold} />
    </>
  ),
}

/** A small silhouette with a scarf. */
function Rat({ scarf }: { readonly scarf: string }) {
  return (
    <>
      <path d="M5 21 C4 14.5 7.5 11.5 12 11.5 C16.5 11.5 20 14.5 19 21 Z" fill={fills.stone} />
      <circle cx={8} cy={5.6} r={2.8} fill={fills.pink} />
      <circle cx={16} cy={5.6} r={2.8} fill={fills.pink} />
      <circle cx={12} cy={9} r={4.8} fill={fills.stone} />
      <path d="M7 14.2 C10 16.4 14 16.4 17 14.2" stroke={scarf} strokeWidth={3} />
      <path d="M10.4 8.4 V8.5 M13.6 8.4 V8.5" />
    </>
  )
}

function Cube({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M12 2.8 L20 7.4 V16.6 L12 21.2 L4 16.6 V7.4 Z" fill={fill} />
      <path d="M4 7.4 L12 12 L20 7.4 M12 12 V21" />
    </>
  )
}
