import type { Puzzle } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'

/** How hard a puzzle is, in words. */
export function levelIn(voice: Catalogue, { level }: Puzzle): string {
  return voice.format(level === 1 ? 'webLearn.level.1' : level === 2 ? 'webLearn.level.2' : 'webLearn.level.3')
}
