import { catsGreedy, randomBot } from '@nora/bots'
import { catsGame, catsWithPack } from '@nora/cats'
import type { Game } from '@nora/kernel'
import { catsWords } from '@nora/words'
import type { Offered } from './offered.ts'

export const cats: Offered = offered(catsGame)

function offered(game: typeof catsGame): Offered {
  return {
    game: game as unknown as Game,
    bots: [randomBot, catsGreedy],
    ...(catsWords.waits && { waits: catsWords.waits }),
    withPack: (pack) => offered(catsWithPack(pack)),
  }
}
