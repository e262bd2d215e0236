import type { Outcome, Seat } from '@nora/kernel'
import type { TableContext } from '../context.tsx'

/** A line of the final standings. */
export interface Place {
  readonly name: string
  /** Nothing for a game's own opponent. */
  readonly seat: Seat | undefined
  readonly score: number
  readonly place: number
}

/** Everybody in the order of their places, a game's own opponent among them. */
export function placesOf({ standings, automa }: Outcome, { speaker, parts }: TableContext): readonly Place[] {
  const seats = standings.map(({ seat, place, score }) => ({ name: speaker.name(seat), seat, score, place }))
  if (!automa) return seats.toSorted((a, b) => a.place - b.place)
  const name = parts.words.automa?.name(speaker) ?? ''
  const other = { name, seat: undefined, score: automa.score, place: automa.won ? 1 : 2 }
  return [...seats.map((own) => ({ ...own, place: automa.won ? 2 : 1 })), other].toSorted((a, b) => a.place - b.place)
}
