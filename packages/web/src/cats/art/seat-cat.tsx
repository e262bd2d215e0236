import { INK } from './families.ts'

const colours = ['var(--seat-a)', 'var(--seat-b)', 'var(--seat-c)', 'var(--seat-d)'] as const

const shapes = [
  <circle key="circle" r={7.5} />,
  <rect key="square" x={-7} y={-7} width={14} height={14} rx={1.5} />,
  <path key="triangle" d="M0 -9 L9 7 H-9 Z" />,
  <path key="diamond" d="M0 -9.5 L9.5 0 L0 9.5 L-9.5 0 Z" />,
]

/** A wooden cat of a seat: colour, shape and letter. */
export function SeatCat({ seat }: { readonly seat: number }) {
  const place = seat % shapes.length
  return (
    <g stroke={INK} strokeWidth={2} strokeLinejoin="round">
      <path d={sitting} fill={colours[place]} />
      <g transform="translate(0 5)" fill="#fffaf0" strokeWidth={1.6}>
        {shapes[place]}
        <text y={place === 2 ? 5.4 : 4.2} textAnchor="middle" fontSize={11} fontWeight={800} fill={INK} stroke="none">
          {'ABCD'[place]}
        </text>
      </g>
    </g>
  )
}

/** The Sister's cat is black, and wears a mask. At night a pale rim sets it off from what is as dark. */
export function SisterCat() {
  return (
    <g stroke={INK} strokeWidth={2} strokeLinejoin="round">
      <path d={sitting} fill="none" style={{ stroke: 'light-dark(transparent, #cbbfd0)' }} strokeWidth={4.6} />
      <path d={sitting} fill="#4a434f" />
      <path d="M-10 -11 Q0 -15 10 -11 Q9 -5 4 -6 Q0 -8 -4 -6 Q-9 -5 -10 -11 Z" fill="#e2725b" strokeWidth={1.4} />
      <path d="M-5 -9.4 h0.1 M5 -9.4 h0.1" stroke="#fffaf0" strokeWidth={2.6} strokeLinecap="round" />
    </g>
  )
}

const sitting =
  'M-11 -20 L-5 -16 H5 L11 -20 L11 -9 C11 -5 9 -3 7 -1 C13 4 14 12 12 17 H18 C20 17 20 20 18 20 H-12 C-15 11 -13 3 -7 -1 C-9 -3 -11 -5 -11 -9 Z'
