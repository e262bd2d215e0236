import { type Counts, added as sumOf } from './counts.ts'

/** What was counted so far, in games of one content. Games can be added at any time. */
export interface Gathered {
  readonly game: string
  readonly contentHash: string
  readonly seed: number
  readonly sets: { readonly [set: string]: Piece }
}

/** How many games of a set were played, from the first number on, and what was counted in them. */
export interface Piece {
  readonly games: number
  readonly counts: Counts
}

const nothing: Piece = { games: 0, counts: {} }

export function pieceOf({ sets }: Gathered, set: string): Piece {
  return sets[set] ?? nothing
}

export function withGames(gathered: Gathered, set: string, { games, counts }: Piece): Gathered {
  const before = pieceOf(gathered, set)
  const piece = { games: before.games + games, counts: sumOf(before.counts, counts) }
  return { ...gathered, sets: { ...gathered.sets, [set]: piece } }
}
