import { GlyphFrame } from '../../ui/glyph.tsx'

/** The signs of the frame itself. */
const paths = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  turn: 'M11 6 5 12l6 6M18 6l-6 6 6 6',
  confirm: 'm4 13 5 5L20 6',
  back: 'm14 5-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  log: 'M6 4h12v16H6zM9 9h6M9 13h6M9 17h3',
  score: 'M5 20V10M12 20V4M19 20v-7',
  piles: 'M5 8h11v12H5zM8 8V4h11v12h-3',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  replay: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M11 9v5l3 2',
  more: 'M12 5h.01M12 12h.01M12 19h.01',
  menu: 'M5 7h14M5 12h14M5 17h14',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M18 5 9 12l9 7M6 5v14',
  last: 'm6 5 9 7-9 7M18 5v14',
  previous: 'm15 5-8 7 8 7',
  next: 'm9 5 8 7-8 7',
  skip: 'm5 5 8 7-8 7M13 5v14M19 5v14',
  itself: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M6 18l2.5-2.5M15.5 8.5 18 6',
  fork: 'M6 4v16M6 13c0-5 12-3 12-9M15 6l3-3 3 3',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  bot: 'M6 9h12v10H6zM12 9V5M12 4h.01M9.5 13h.01M14.5 13h.01M10 16h4',
  save: 'M12 4v11M8 11l4 4 4-4M5 18v2h14v-2',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
} as const

export type GlyphName = keyof typeof paths

export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <GlyphFrame size="1.25em">
      <path d={paths[name]} />
    </GlyphFrame>
  )
}
