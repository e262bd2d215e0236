import { randomBot, woodcraftGreedy } from '@nora/bots'
import { readPack } from '@nora/effects'
import type { Game } from '@nora/kernel'
import { components, woodcraftGame, woodcraftWithPack } from '@nora/woodcraft'
import type { Entry } from '../catalogue.ts'
import { woodcraftTerminal } from './terminal.ts'

export const woodcraftEntry: Entry = entryFor(woodcraftGame)

function entryFor(game: typeof woodcraftGame): Entry {
  return {
    game: game as unknown as Game,
    bots: [randomBot, woodcraftGreedy],
    components: () => components(game.content),
    withPack: (text, file) => entryFor(woodcraftWithPack(readPack(file, text))),
    terminal: woodcraftTerminal,
  }
}
