import type { Catalogue } from '@nora/messages'
import type { Terminal } from './terminal.ts'

/** How the game's own opponent is called. */
export function automaName(voice: Catalogue, terminal: Terminal | undefined): string {
  const called = terminal?.words.automa?.name({ voice, name: String })
  return called ?? voice.format('cli.simulate.automa')
}
