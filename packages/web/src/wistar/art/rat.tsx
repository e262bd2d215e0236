import type { Owner } from '@nora/wistar'
import { Badge } from './badge.tsx'
import { EAR, FUR, INK, LAMP } from './colours.ts'
import { lookOf } from './owner.ts'

interface RatProps {
  readonly x: number
  readonly y: number
  readonly k?: number
  readonly owner: Owner
  /** A leader has a lantern, an explorer a rucksack; whoever is to work raises a paw. */
  readonly as?: 'worker' | 'leader' | 'explorer'
  readonly raisesPaw?: boolean
  readonly looksLeft?: boolean
  /** With the mark of its owner. */
  readonly isMarked?: boolean
  readonly fur?: string
}

/** A small silhouette with a scarf. Its feet stand at the given point. */
export function Rat({
  x,
  y,
  k = 1,
  owner,
  as = 'worker',
  raisesPaw = false,
  looksLeft = false,
  isMarked = false,
  fur = FUR,
}: RatProps) {
  const { colour } = lookOf(owner)
  const line = 2.2 / Math.max(k, 0.8)
  return (
    <g>
      <g transform={`translate(${x} ${y}) scale(${looksLeft ? -k : k} ${k})`}>
        {as === 'leader' && <circle cx={26} cy={-15} r={16} fill={LAMP} opacity={0.45} />}
        <g stroke={INK} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round">
          <path d="M-11 2 C-24 4 -26 -10 -34 -6" fill="none" />
          {as === 'explorer' && (
            <>
              <path d="M-18 0 C-20 -16 -14 -24 -6 -24 L0 -4 Z" fill="#7f9f58" />
              <path d="M-17 -9 L-6 -11" fill="none" />
            </>
          )}
          <path d="M-12 4 C-16 -10 -8 -22 4 -22 C12 -22 14 -8 12 4 Z" fill={fur} />
          <path d="M-2 -20 C-4 -34 12 -38 18 -28 L28 -22 C22 -16 8 -14 -2 -20 Z" fill={fur} />
          <circle cx={2} cy={-34} r={5} fill={EAR} />
          <path d="M-4 -20 C2 -14 10 -14 16 -17 L14 -9 C8 -6 0 -8 -6 -12 Z" fill={colour} />
          {raisesPaw && <path d="M10 -8 C16 -12 18 -18 17 -22" fill="none" strokeWidth={line * 1.5} />}
          {as === 'leader' && <path d="M12 -8 L24 -11 M24 -11 v-6 M19.5 -19 h9.5 v10.5 h-9.5 z" fill={LAMP} />}
        </g>
        <circle cx={15} cy={-27} r={1.9} fill={INK} />
      </g>
      {isMarked && <Badge owner={owner} x={x + (looksLeft ? k : -k)} y={y - k * 4} r={8.5} />}
    </g>
  )
}
