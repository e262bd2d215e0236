// Messages that somebody might send who means no good: nonsense, almost right ones, and right ones of others.
import type { Fate, Json } from '@nora/kernel'
import { limits, PROTOCOL } from '@nora/protocol'

/** What a wrong message is about. */
export interface Target {
  readonly table: string
  readonly otherTable: string
  /** The seat that is none of the sender's business. */
  readonly seat: number
  readonly seq: number
  readonly person: string
  /** Messages of the rightful player, word for word. */
  readonly stolen: readonly string[]
  /** Choices that the rightful player could make. */
  readonly choices: readonly Json[]
}

type Maker = (fate: Fate, target: Target) => string | Buffer

const pick = <T>(fate: Fate, list: readonly T[]): T => list[fate.below(list.length)] as T

const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  8,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\u0000',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'x'.repeat(limits.id + 1),
  'x'.repeat(limits.text + 1),
  '\ud800',
  [],
  {},
  [[[[[[]]]]]],
  { constructor: 1, toString: 2, hasOwnProperty: 3 },
  Array.from({ length: limits.values + 1 }, () => 0),
]

/** Commands of every kind, for the seat that is meant. */
function commands(fate: Fate, { seat, seq, choices }: Target): readonly object[] {
  const at = pick(fate, [seq, seq, 0, seq - 1, seq + 1, 2 ** 40])
  const choice = pick(fate, [...choices, 'confirm', null, {}, [], 'pass'])
  const motion = pick(fate, [
    { type: 'undo', to: 0 },
    { type: 'pause' },
    { type: 'abandon' },
    { type: 'startOver' },
    { type: 'replace', seat },
  ])
  return [
    { type: 'sit', seat },
    { type: 'seatBot', seat, bot: 'random' },
    { type: 'seatBot', seat, bot: null },
    { type: 'start' },
    { type: 'choose', seat, at, choice },
    { type: 'interrupt', seat, at, choice },
    { type: 'pass', seat, at },
    { type: 'undo', seat, at },
    { type: 'undoTurn', seat, at },
    { type: 'redo', seat, at },
    { type: 'setConfirming', seat, on: false },
    { type: 'setPassing', seat, passing: 'always' },
    { type: 'propose', seat, motion },
    { type: 'vote', seat, motion: at, yes: true },
    { type: 'resumeClocks', seat },
    { type: 'resign', seat },
    { type: 'return', seat },
    // What only the host may do is no command of a person.
    { type: 'timeout', seat },
    { type: 'close' },
    { type: 'rematch', table: 'nowhere' },
    { type: 'goOn' },
  ]
}

function messages(fate: Fate, target: Target): readonly object[] {
  const { seat, table, otherTable, seq, person, choices } = target
  const id = `p${fate.below(50)}`
  const choice = pick(fate, [...choices, null])
  return [
    { type: 'do', id, command: pick(fate, commands(fate, target)) },
    { type: 'do', id, command: pick(fate, commands(fate, target)) },
    { type: 'do', id, command: pick(fate, commands(fate, target)) },
    { type: 'foresee', id, seat, choice },
    { type: 'foresee', id, seat, choice, interrupt: true },
    { type: 'choices', id, seat, limit: pick(fate, [1, limits.choices]) },
    { type: 'whyNot', id, seat, choice },
    { type: 'rematch', id },
    { type: 'mute', id, person, on: fate.below(2) === 0 },
    { type: 'resync' },
    { type: 'ping', sent: seq },
    { type: 'hello', protocol: pick(fate, [PROTOCOL, 0, 99]), table: pick(fate, [table, otherTable, 'nowhere']) },
    { type: 'hello', protocol: PROTOCOL, table, from: pick(fate, [0, seq, 2 ** 40]) },
  ]
}

/** A right message with something odd in one place. */
function mutated(value: unknown, fate: Fate): unknown {
  if (typeof value !== 'object' || value === null || fate.below(5) === 0) return pick(fate, oddValues)
  const keys = Object.keys(value)
  const key = keys.length === 0 ? 'more' : pick(fate, keys)
  const way = fate.below(5)
  if (way === 0) return { ...value, [`x${fate.below(9)}`]: pick(fate, oddValues) }
  if (way === 1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [key]: mutated((value as Record<string, unknown>)[key], fate) }
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

const makers: readonly Maker[] = [
  // Right in form, and none of the sender's business.
  (fate, target) => JSON.stringify(pick(fate, messages(fate, target))),
  (fate, target) => JSON.stringify(pick(fate, messages(fate, target))),
  (fate, { stolen }) => pick(fate, stolen),
  // Almost right.
  (fate, target) => JSON.stringify(mutated(pick(fate, messages(fate, target)), fate)),
  (fate, target) => JSON.stringify(mutated(pick(fate, messages(fate, target)), fate)),
  (fate, target) => {
    const text = JSON.stringify(pick(fate, messages(fate, target)))
    return text.slice(0, fate.below(text.length))
  },
  (fate, { stolen }) => pick(fate, stolen).replace(/"(id|seat|at)":/, '"__proto__":'),
  // Nonsense.
  (fate) => Buffer.from(Array.from({ length: fate.below(64) }, () => fate.below(256))),
  (fate) => String.fromCharCode(...Array.from({ length: fate.below(40) }, () => fate.below(0xd7ff))),
  (fate) => deep(fate.below(4_000)),
  (fate) => `{"type":"do","id":"d","command":{"type":"choose","seat":0,"at":1,"choice":${deep(fate.below(2_000))}}}`,
  (fate) => pick(fate, ['', 'null', '[]', '{}', '0', '"hello"', '{"type":null}', '{"type":"__proto__"}']),
]

/** About one in two hundred is larger than any message may be: it costs the connection. */
export function wrongMessage(fate: Fate, target: Target): string | Buffer {
  if (fate.below(200) === 0)
    return `{"type":"chat","id":"c","text":"${'x'.repeat(limits.message * (1 + fate.below(8)))}"}`
  return pick(fate, makers)(fate, target)
}
