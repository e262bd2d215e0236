import { type CaseProblem, type catsGame, catsPackForm, catsPuzzle, components, scoreCase } from '@nora/cats'
import { retelling } from '@nora/cats/retelling'
import type { PackForm } from '@nora/conformance'
import type { Json } from '@nora/kernel'
import type { MessageRef } from '@nora/messages'
import type { Extras } from '../catalogue.ts'
import { catsTerminal } from './terminal.ts'

type Content = typeof catsGame.content

export const catsExtras: Extras = {
  components: (content) => components(content as Content),
  score: (board, content) => {
    const scored = scoreCase(board, content as Content)
    if ('sheet' in scored) return { result: scored.sheet as unknown as Json }
    return { problems: scored.problems as unknown as readonly Json[], complaints: scored.problems.map(complaint) }
  },
  terminal: catsTerminal,
  retelling,
  packForm: catsPackForm as () => PackForm,
  puzzles: { place: catsPuzzle },
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
