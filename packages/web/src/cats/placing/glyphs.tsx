import { GlyphFrame } from '../../ui/glyph.tsx'

const arc = 'M19 12 A7 7 0 1 1 14.6 5.5 M11 2.4 L15.4 5.6 L12.4 10'

/** A quarter turn clockwise. */
export function TurnOn() {
  return (
    <GlyphFrame size={24}>
      <path d={arc} />
    </GlyphFrame>
  )
}

/** A quarter turn the other way. */
export function TurnBack() {
  return (
    <GlyphFrame size={24}>
      <path d={arc} transform="matrix(-1 0 0 1 24 0)" />
    </GlyphFrame>
  )
}

/** Left and right change places. */
export function Flip() {
  return (
    <GlyphFrame size={24}>
      <path d="M12 3 V21" strokeDasharray="2.5 3.5" />
      <path d="M9 6 L3 18 H9 Z" fill="currentColor" />
      <path d="M15 6 L21 18 H15 Z" />
    </GlyphFrame>
  )
}
