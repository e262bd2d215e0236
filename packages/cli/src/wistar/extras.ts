import { type Content, components } from '@nora/wistar'
import type { Extras } from '../catalogue.ts'
import { wistarTerminal } from './terminal.ts'

export const wistarExtras: Extras = {
  components: (content) => components(content as Content),
  terminal: wistarTerminal,
}
