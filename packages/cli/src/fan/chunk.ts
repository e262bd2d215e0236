import { type Bot, insideFan } from '@nora/bots'
import { offeredGame } from '@nora/catalogue'
import type { Options } from '@nora/kernel'
import { seedOf } from '../seeds.ts'
import { weighedGame } from './weighed-game.ts'

/** One game that is played and then weighed, as it can be sent to another process. */
export interface Chunk {
  readonly game: string
  readonly options: Options
  readonly seed: number
  readonly number: number
}

/** The share of its turns in whose fan the game ended; nothing where no turn had a fan. */
export function played({ game: id, options, seed, number }: Chunk): number | null {
  const offered = offeredGame(id)
  if (!offered) throw new Error(`there is no game ${id}`)
  const { game, adviser } = offered
  const bot = offered.botCalled('skilled') as Bot
  const { inside, of } = insideFan(weighedGame({ game, bot, adviser }, options, seedOf(seed, number)))
  return of > 0 ? inside / of : null
}
