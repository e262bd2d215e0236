import type { CatsIcon } from '@nora/words'
import { type Drawings, fills } from '../../art/icons/drawing.ts'
import { coats, type Family } from '../../cats/art/families.ts'

/** The Isle of Cats. */
export const icons: Drawings<CatsIcon> = {
  fish: (
    <>
      <path d="M2.5 12 C5 6 13 5 16.5 12 C13 19 5 18 2.5 12 Z M16.5 12 L21.5 7.5 V16.5 Z" fill={fills.sea} />
      <path d="M7 10.5 V10.6" strokeWidth={2.6} />
      <path d="M10.5 9 Q12.5 12 10.5 15" strokeWidth={1.6} />
    </>
  ),
  basket: (
    <>
      <path d="M6 11 C6 1.5 18 1.5 18 11" />
      <path d="M3 11 H21 L18.5 20.5 H5.5 Z" fill={fills.wood} />
      <path d="M9 11.5 L9.8 20 M15 11.5 L14.2 20 M4.5 15.8 H19.5" strokeWidth={1.6} />
    </>
  ),
  'basket-broken': (
    <>
      <path d="M6 11 C6 5 9 3.6 11 3.6 M15.5 5.2 C17.2 6.4 18 8.4 18 11" />
      <path
        d="M3 11 H10 L12 14.5 L9.5 17 L11.5 20.5 H5.5 Z M14 11 H21 L18.5 20.5 H14.6 L12.8 17.2 L15.2 14.6 Z"
        fill={fills.stone}
      />
    </>
  ),
  speed: (
    <>
      <path
        d="M3 16.5 C6.5 15.5 7.5 11 11.5 11 C15.5 11 16 14 21 15.5 V18.5 H4.5 C3.5 18.5 3 17.6 3 16.5 Z"
        fill={fills.coral}
      />
      <path d="M3 7 H10 M5 10.5 H7.5 M12.5 7 H15" />
    </>
  ),
  lesson: (
    <>
      <path
        d="M4 5 C7 4 10 4.5 12 6.5 C14 4.5 17 4 20 5 V19 C17 18 14 18.5 12 20.5 C10 18.5 7 18 4 19 Z"
        fill={fills.berry}
      />
      <path d="M12 6.5 V20" />
    </>
  ),
  tile: <path d="M4 4 H13 V12 H20 V20 H11 V12 H4 Z" fill={fills.gold} />,
  cells: (
    <>
      <rect x={3.5} y={3.5} width={17} height={17} rx={2} fill={fills.straw} />
      <path d="M12 3.5 V20.5 M3.5 12 H20.5" />
    </>
  ),
  'hand-raised': (
    <path
      d="M8 21 C6 18 4 15 3.6 12.6 C3.4 11 5.4 10.6 6.2 12 L7.5 14 V5.6 C7.5 3.8 10 3.8 10 5.6 V10 V4.2 C10 2.4 12.6 2.4 12.6 4.2 V10 V5 C12.6 3.2 15.2 3.2 15.2 5 V10.6 V7.4 C15.2 5.6 17.8 5.6 17.8 7.4 V15 C17.8 18 17 19.5 16 21 Z"
      fill={fills.pink}
    />
  ),
  phase: (
    <>
      <path d="M3 15 H21 C20 19 17.5 21 15 21 H8 C5.5 21 4 19 3 15 Z" fill={fills.wood} />
      <path d="M11.5 15 V2.8" />
      <path d="M11.5 3.4 L18.5 12 H11.5 Z" fill={fills.sheet} />
    </>
  ),
  cat: <Cat fur={fills.stone} />,
  'cat-blue': <FamilyCat family="blue" />,
  'cat-green': <FamilyCat family="green" />,
  'cat-red': <FamilyCat family="red" />,
  'cat-purple': <FamilyCat family="purple" />,
  'cat-orange': <FamilyCat family="orange" />,
  oshax: (
    <Cat fur="#d8c9a0">
      <path
        d="M12 6.6 L12.9 8.6 L15 8.8 L13.4 10.2 L13.9 12.3 L12 11.2 L10.1 12.3 L10.6 10.2 L9 8.8 L11.1 8.6 Z"
        strokeWidth={1.2}
        fill={fills.gold}
      />
    </Cat>
  ),
  'treasure-common': (
    <>
      <circle cx={12} cy={12} r={8.5} fill={fills.copper} />
      <circle cx={12} cy={12} r={4.6} strokeWidth={1.4} />
    </>
  ),
  'treasure-rare': (
    <>
      <path
        d="M6 3.5 H18 C18 11.5 15 14 13.3 14.4 V18 H16.5 V20.5 H7.5 V18 H10.7 V14.4 C9 14 6 11.5 6 3.5 Z"
        fill={fills.gold}
      />
      <path d="M6 5.5 H3 C3 9 4.5 10.5 7 11 M18 5.5 H21 C21 9 19.5 10.5 17 11" />
    </>
  ),
}

const face = 'M3.6 9.5 V2.8 L8.8 6 H15.2 L20.4 2.8 V9.5 C22 16 17.5 20.8 12 20.8 C6.5 20.8 2 16 3.6 9.5 Z'

function Cat({ fur, children }: { readonly fur: string; readonly children?: React.ReactNode }) {
  return (
    <>
      <path d={face} fill={fur} />
      {children}
      <path d="M8 13 V13.4 M16 13 V13.4" strokeWidth={2.6} />
      <path d="M12 16 V16.4 M9.8 17.4 Q11 18.4 12 17.2 Q13 18.4 14.2 17.4" strokeWidth={1.4} />
    </>
  )
}

/** The coat shows on the brow: colour is never the only difference. */
function FamilyCat({ family }: { readonly family: Family }) {
  const { fur, mark } = coats[family]
  return <Cat fur={fur}>{brows[family](mark)}</Cat>
}

const brows: { readonly [family in Family]: (mark: string) => React.ReactNode } = {
  blue: (mark) => <path d="M8.6 7.4 V10 M12 7.4 V11 M15.4 7.4 V10" stroke={mark} />,
  green: (mark) => (
    <g fill={mark} stroke="none">
      <circle cx={8.4} cy={9} r={1.6} />
      <circle cx={12} cy={8.2} r={1.6} />
      <circle cx={15.6} cy={9} r={1.6} />
      <circle cx={10.2} cy={11.2} r={1.1} />
      <circle cx={13.8} cy={11.2} r={1.1} />
    </g>
  ),
  orange: (mark) => <path d="M6.4 8 Q12 10 17.6 8 M7.4 10.8 Q12 12.4 16.6 10.8" stroke={mark} />,
  red: (mark) => <path d="M12.4 7 H15.5 L19.4 4.6 V12 C19 15.5 12.6 15 12.4 7 Z" fill={mark} stroke="none" />,
  purple: (mark) => (
    <path
      d="M4.6 9 V4.6 L8.6 7 H15.4 L19.4 4.6 V9 C20.4 14 17.5 19.8 12 19.8 C6.5 19.8 3.6 14 4.6 9 Z"
      fill={mark}
      fillOpacity={0.75}
      stroke="none"
    />
  ),
}
