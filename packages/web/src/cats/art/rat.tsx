import { INK } from './families.ts'

/** A rat that peeps from its cell, tail and all. */
export function Rat({ x, y, turned = false }: { readonly x: number; readonly y: number; readonly turned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -1 : 1} 1)`} stroke={INK} strokeWidth={1.8}>
      <path d="M12 9 C19 10 18 1 13 -2 C9 -5 12 -11 16 -11" fill="none" stroke="#c98f86" strokeWidth={3} />
      <path d="M14 12 C15 0 7 -7 -3 -6 L-15 6 C-12 10 -8 12 -4 12 Z" fill="#7c736a" />
      <circle cx={-3} cy={-8} r={4.6} fill="#d9a9a0" />
      <circle cx={-9.5} cy={-3.5} r={3.2} fill="#d9a9a0" />
      <circle cx={-8.5} cy={2.2} r={1.5} fill={INK} stroke="none" />
      <path d="M-16 6.5 l2.4 -1.6" strokeWidth={2.6} />
      <path d="M-11 8 l-6 2 M-10.5 9.4 l-5 4" strokeWidth={1} />
    </g>
  )
}
