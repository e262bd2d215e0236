import type { PackForm } from '@nora/conformance'
import { type Content, components, explorationPuzzle, leaderPuzzle, wistarPackForm } from '@nora/wistar'
import { retelling } from '@nora/wistar/retelling'
import type { Extras } from '../catalogue.ts'
import { wistarTerminal } from './terminal.ts'

export const wistarExtras: Extras = {
  components: (content) => components(content as Content),
  terminal: wistarTerminal,
  retelling,
  packForm: wistarPackForm as () => PackForm,
  puzzles: { leader: leaderPuzzle, exploration: explorationPuzzle },
}
