import type { MessageId } from '@nora/messages'

/** What a single letter means while playing. */
export const keys = {
  u: { does: 'undo', about: 'cli.key.undo' },
  U: { does: 'undoTurn', about: 'cli.key.undoTurn' },
  r: { does: 'redo', about: 'cli.key.redo' },
  w: { does: 'why', about: 'cli.key.why' },
  t: { does: 'table', about: 'cli.key.table' },
  p: { does: 'player', about: 'cli.key.player' },
  d: { does: 'piles', about: 'cli.key.piles' },
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

export type KeyCommand = (typeof keys)[keyof typeof keys]['does']

/** A key and, where it asks for one, a number after it: `p 2`. */
export function keyCommandIn(input: string): { readonly command: KeyCommand; readonly number?: number } | undefined {
  const [, key = '', number] = /^(\S)(?: *(\d+))?$/.exec(input) ?? []
  if (!Object.hasOwn(keys, key)) return undefined
  const command = keys[key as keyof typeof keys].does
  if (number === undefined) return { command }
  return command === 'player' ? { command, number: Number(number) } : undefined
}
