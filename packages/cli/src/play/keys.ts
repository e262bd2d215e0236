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

export type Deed = (typeof keys)[keyof typeof keys]['does']

/** A key and, where it asks for one, a number after it: `p 2`. */
export function orderIn(input: string): { readonly deed: Deed; readonly number?: number } | undefined {
  const [, key = '', number] = /^(\S)(?: *(\d+))?$/.exec(input) ?? []
  if (!Object.hasOwn(keys, key)) return undefined
  const deed = keys[key as keyof typeof keys].does
  if (number === undefined) return { deed }
  return deed === 'player' ? { deed, number: Number(number) } : undefined
}
