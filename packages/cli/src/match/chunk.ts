import { catalogue } from '../catalogue.ts'
import { practiceCatalogue } from '../practice.ts'
import { type Contest, playGame, type Result } from './game.ts'

/** Some games of a contest. */
export interface Chunk {
  readonly contest: Contest
  readonly from: number
  readonly games: number
}

export function played({ contest, from, games }: Chunk): Result[] {
  const entry = [...catalogue, ...practiceCatalogue].find(({ game }) => game.id === contest.game)
  if (!entry) throw new Error(`there is no game ${contest.game}`)
  return Array.from({ length: games }, (_, index) => playGame(entry, contest, from + index))
}
