import type { PackForm } from '@nora/conformance'
import { type Content, components, woodcraftPackForm, woodcraftPuzzle } from '@nora/woodcraft'
import { retelling } from '@nora/woodcraft/retelling'
import type { Extras } from '../catalogue.ts'
import { woodcraftTerminal } from './terminal.ts'

export const woodcraftExtras: Extras = {
  components: (content) => components(content as Content),
  terminal: woodcraftTerminal,
  retelling,
  packForm: woodcraftPackForm as () => PackForm,
  puzzles: { order: woodcraftPuzzle },
}
