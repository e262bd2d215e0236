import type { MessageId } from '@nora/messages'

/** What a single letter means while playing. */
export const keys = {
  u: { does: 'undo', about: 'cli.key.undo' },
  U: { does: 'undoTurn', about: 'cli.key.undoTurn' },
  r: { does: 'redo', about: 'cli.key.redo' },
  w: { does: 'why', about: 'cli.key.why' },
  t: { does: 'table', about: 'cli.key.table' },
  s: { does: 'score', about: 'cli.key.score' },
  l: { does: 'log', about: 'cli.key.log' },
  b: { does: 'back', about: 'cli.key.back' },
  '+': { does: 'more', about: 'cli.key.more' },
  '-': { does: 'less', about: 'cli.key.less' },
  n: { does: 'quiet', about: 'cli.key.quiet' },
  h: { does: 'help', about: 'cli.key.help' },
  '?': { does: 'help', about: 'cli.key.help' },
  q: { does: 'quit', about: 'cli.key.quit' },
} as const satisfies { readonly [key: string]: { readonly does: string; readonly about: MessageId } }

export type Deed = (typeof keys)[keyof typeof keys]['does']

export function deedOf(input: string): Deed | undefined {
  return Object.hasOwn(keys, input) ? keys[input as keyof typeof keys].does : undefined
}
