import { randomBot, wistarGreedy } from '@nora/bots'
import { readPack } from '@nora/effects'
import type { Game } from '@nora/kernel'
import { components, wistarGame, wistarWithPack } from '@nora/wistar'
import type { Entry } from '../catalogue.ts'
import { wistarTerminal } from './terminal.ts'

export const wistarEntry: Entry = entryFor(wistarGame)

function entryFor(game: typeof wistarGame): Entry {
  return {
    game: game as unknown as Game,
    bots: [randomBot, wistarGreedy],
    components: () => components(game.content),
    withPack: (text, file) => entryFor(wistarWithPack(readPack(file, text))),
    terminal: wistarTerminal,
  }
}
