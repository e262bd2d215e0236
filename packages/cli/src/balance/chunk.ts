import { type Counts, playGames, type Study, studies } from '@nora/balance'
import { seededFate } from '@nora/kernel'
import { seedOf } from '../seeds.ts'

/** Games of one set, by their numbers, to be played in one go. */
export interface Chunk {
  readonly game: string
  readonly set: string
  readonly from: number
  readonly games: number
  readonly seed: number
}

export function studyOf(game: string): Study | undefined {
  return studies.find((study) => study.game.id === game)
}

export function played({ game, set: id, from, games, seed }: Chunk): Counts {
  const study = studyOf(game)
  const set = study?.groups.flatMap(({ sets }) => sets).find((one) => one.id === id)
  if (!study || !set) throw new Error(`${game} has no games called ${id}`)
  const numbers = Array.from({ length: games }, (_, index) => from + index)
  return playGames(study.game, set, numbers, (number) => seededFate(seedOf(seed, number)))
}
