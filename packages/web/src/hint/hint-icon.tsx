import { GlyphFrame } from '../ui/glyph.tsx'

/** A lantern: somebody lights the way. */
export function HintIcon() {
  return (
    <GlyphFrame size="1.25em">
      <path d="M9 6a3 3 0 0 1 6 0M6.5 7h11M8 7v11h8V7M6.5 18h11v2.5h-11z" />
      <path d="M12 10c1.6 1.8 1.6 3.4 0 5-1.6-1.6-1.6-3.2 0-5z" fill="currentColor" />
    </GlyphFrame>
  )
}
