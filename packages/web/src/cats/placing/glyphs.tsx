import type { ReactNode } from 'react'

const arc = 'M19 12 A7 7 0 1 1 14.6 5.5 M11 2.4 L15.4 5.6 L12.4 10'

/** A quarter turn clockwise. */
export function TurnOn() {
  return (
    <Glyph>
      <path d={arc} />
    </Glyph>
  )
}

/** A quarter turn the other way. */
export function TurnBack() {
  return (
    <Glyph>
      <path d={arc} transform="matrix(-1 0 0 1 24 0)" />
    </Glyph>
  )
}

/** Left and right change places. */
export function Flip() {
  return (
    <Glyph>
      <path d="M12 3 V21" strokeDasharray="2.5 3.5" />
      <path d="M9 6 L3 18 H9 Z" fill="currentColor" />
      <path d="M15 6 L21 18 H15 Z" />
    </Glyph>
  )
}

function Glyph({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
