import { catsGreedy, randomBot } from '@nora/bots'
import { type CaseProblem, catsGame, catsWithPack, components, scoreCase } from '@nora/cats'
import { readPack } from '@nora/effects'
import type { Game, Json } from '@nora/kernel'
import type { MessageRef } from '@nora/messages'
import type { Entry } from '../catalogue.ts'
import { catsTerminal } from './terminal.ts'

export const catsEntry: Entry = entryFor(catsGame)

function entryFor(game: typeof catsGame): Entry {
  return {
    game: game as unknown as Game,
    bots: [randomBot, catsGreedy],
    components: () => components(game.content),
    withPack: (text, file) => entryFor(catsWithPack(readPack(file, text))),
    score: (board) => {
      const scored = scoreCase(board, game.content)
      if ('sheet' in scored) return { result: scored.sheet as unknown as Json }
      return { problems: scored.problems as unknown as readonly Json[], complaints: scored.problems.map(complaint) }
    },
    terminal: catsTerminal,
  }
}

/** A tile is named by its place in the list, as the file counts. */
function complaint({ reason, tile, shape, otherTile, field, value }: CaseProblem): MessageRef<string> {
  const params = {
    tile: tile ?? 0,
    shape: shape ?? '',
    otherTile: otherTile ?? 0,
    field: field ?? '',
    value: value ?? '',
  }
  return { id: `cats.case.${tile === undefined ? 'field' : 'tile'}.${reason}`, params }
}
