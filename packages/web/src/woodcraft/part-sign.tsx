import type { ReactNode } from 'react'
import { type Part, usePartOf } from './parts.ts'
import { useTable } from './use-table.ts'

const drawings: { readonly [part in Part]: ReactNode } = {
  wheel: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#b9814e" />
      <circle cx="12" cy="12" r="4" fill="#ccd1ce" />
      <path d="M12 2.5 V8 M12 16 V21.5 M2.5 12 H8 M16 12 H21.5" fill="none" />
    </>
  ),
  bench: (
    <>
      <rect x="8.5" y="4" width="7" height="6.5" rx="2" fill="#aec47a" />
      <path d="M2 10.5 H22 V14.5 H2 Z" fill="#ead2a8" />
      <path d="M5 14.5 V21 M19 14.5 V21" fill="none" />
    </>
  ),
  shop: (
    <>
      <path d="M4.5 10 H19.5 V21 H4.5 Z" fill="#fbeccb" />
      <path d="M3 4 H21 L22.5 10 H1.5 Z" fill="#d8705c" />
      <path d="M10 21 V14.5 H14.5 V21" fill="#b9814e" />
    </>
  ),
  house: (
    <>
      <path d="M5 11 V21 H19 V11" fill="#ead2a8" />
      <path d="M2.5 12 L12 3.5 L21.5 12" fill="none" />
      <path d="M10 21 V15 H14 V21" fill="#b3503a" />
    </>
  ),
  tracks: (
    <>
      <path d="M3 19 C7 19 6 12 11 12 S16 6 20 6" fill="none" />
      <circle cx="4.5" cy="18.5" r="2.8" fill="#d99a3d" />
      <circle cx="12" cy="12" r="2.8" fill="#d99a3d" />
      <circle cx="19.5" cy="6" r="2.8" fill="#4b5a9b" />
    </>
  ),
}

/** The sign of a part; a lamp is on where the answer lies. */
export function PartSign({ part }: { readonly part: Part }) {
  const { decision } = useTable()
  const partOf = usePartOf()
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      aria-hidden="true"
      stroke="var(--ink)"
      strokeWidth={1.8}
      strokeLinejoin="round"
      strokeLinecap="round"
      overflow="visible"
    >
      {drawings[part]}
      {decision && partOf[decision.kind] === part && (
        <circle cx="23" cy="2.5" r="4.2" fill="#d8583f" stroke="var(--paper-raised)" />
      )}
    </svg>
  )
}
