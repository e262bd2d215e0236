import { type Decision, isRecord, type Match } from '@nora/kernel'
import type { Screen } from '../play/terminal.ts'

/** What helps with a question: that nothing can be done and why, and that a turn can still be changed. */
export function wistarHint(match: Match, { kind, seat, args }: Decision, { voice }: Screen): string | undefined {
  if (kind === 'turn') return isRecord(args) && args.placed === true ? voice.format('wistarPlay.hint.end') : undefined
  return match.space(seat)?.at(0) === 'skip' ? voice.format('wistarPlay.hint.why') : undefined
}
