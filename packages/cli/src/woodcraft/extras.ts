import { type Content, components } from '@nora/woodcraft'
import type { Extras } from '../catalogue.ts'
import { woodcraftTerminal } from './terminal.ts'

export const woodcraftExtras: Extras = {
  components: (content) => components(content as Content),
  terminal: woodcraftTerminal,
}
