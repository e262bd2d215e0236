import type { ReactNode } from 'react'
import { GlyphFrame } from '../ui/glyph.tsx'

const drawings = {
  home: (
    <>
      <path d="M3 21 C3 9 8 3 12 3 C16 3 21 9 21 21 Z" fill="var(--glyph)" />
      <path d="M8.5 21 C8.5 14 10 11.5 12 11.5 C14 11.5 15.5 14 15.5 21" fill="none" />
      <path d="M2 21 H22" />
    </>
  ),
  games: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4" fill="var(--glyph)" transform="rotate(-6 12 12)" />
      <path d="M8.2 8.6 v.01 M15.4 8 v.01 M12 12 v.01 M8.8 15.9 v.01 M15.9 15.3 v.01" strokeWidth="3" />
    </>
  ),
  tables: (
    <>
      <ellipse cx="12" cy="9" rx="9.5" ry="4.5" fill="var(--glyph)" />
      <path d="M12 13.5 V20 M7 21 C9 19.5 15 19.5 17 21" fill="none" />
    </>
  ),
  account: (
    <>
      <path d="M4 21 C4 15.5 7.5 13 12 13 C16.5 13 20 15.5 20 21 Z" fill="var(--glyph)" />
      <path
        d="M7 8.5 L6.6 2.8 L10 4.6 H14 L17.4 2.8 L17 8.5 C17 12 14.6 13.4 12 13.4 C9.4 13.4 7 12 7 8.5 Z"
        fill="var(--glyph)"
      />
      <path d="M10 8.6 v.01 M14 8.6 v.01" />
    </>
  ),
  settings: (
    <>
      <path d="M3 7 H21 M3 17 H21" />
      <circle cx="9" cy="7" r="3.2" fill="var(--glyph)" />
      <circle cx="15" cy="17" r="3.2" fill="var(--glyph)" />
    </>
  ),
  about: (
    <>
      <path
        d="M4 4.5 C7 3.2 10 3.6 12 5.4 C14 3.6 17 3.2 20 4.5 V19.5 C17 18.2 14 18.6 12 20.4 C10 18.6 7 18.2 4 19.5 Z"
        fill="var(--glyph)"
      />
      <path d="M12 5.4 V20.4" />
    </>
  ),
} satisfies { readonly [name: string]: ReactNode }

export type GlyphName = keyof typeof drawings

/** The sign of a page that one can always go to: ink and one fill. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return <GlyphFrame>{drawings[name]}</GlyphFrame>
}
