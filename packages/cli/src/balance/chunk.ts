import { type Counts, playGames, type Study, studies } from '@nora/balance'
import { type Game, seededFate } from '@nora/kernel'
import { catalogue } from '../catalogue.ts'
import { seedOf } from '../seeds.ts'

/** Games of one set, by their numbers, to be played in one go. */
export interface Chunk {
  readonly game: string
  readonly set: string
  readonly from: number
  readonly games: number
  readonly seed: number
  /** The pack they are played with. */
  readonly pack?: PackFile
}

export interface PackFile {
  readonly file: string
  readonly text: string
}

export function studyOf(game: string): Study | undefined {
  return studies.find((study) => study.game.id === game)
}

export function played({ game: id, set: setId, from, games, seed, pack }: Chunk): Counts {
  const study = studyOf(id)
  const set = study?.groups.flatMap(({ sets }) => sets).find((one) => one.id === setId)
  if (!study || !set) throw new Error(`${id} has no games called ${setId}`)
  const numbers = Array.from({ length: games }, (_, index) => from + index)
  const game = pack ? packed(id, pack) : study.game
  return playGames(game, set, numbers, (number) => seededFate(seedOf(seed, number)))
}

/** Read again for every chunk: that is nothing beside its games. */
function packed(id: string, { file, text }: PackFile): Game {
  const entry = catalogue.find(({ game }) => game.id === id)
  if (!entry?.withPack) throw new Error(`${id} takes no packs`)
  return entry.withPack(text, file).game
}
