// Values that a JSON Schema allows, with a taste for its limits; and such values with something wrong in them.
import { made as madeTo, pick, type Schema, type Taste } from '@nora/conformance'
import type { Fate } from '@nora/kernel'

export { pick, type Schema }

const MOST_ITEMS = 4
const DEEPEST = 6
/** Values that somebody has stumbled over somewhere. */
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>',
  'ﷺ'.repeat(20),
  'x'.repeat(70_000),
  [],
  {},
  [[[[[[[[[[[[[[[]]]]]]]]]]]]]]],
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: 1 }, toString: null, length: 1e9 },
]

/** `words` are texts that mean something to who reads them: ids of tables, people, games. */
export function made(schema: Schema, fate: Fate, words: readonly string[]): unknown {
  return madeTo(schema, fate, { ...taste, words, anything: (chance) => anything(chance, words) })
}

const taste: Omit<Taste, 'words'> = {
  deepest: DEEPEST,
  number: (fate, least, greatest) =>
    pick(fate, [least, least + 1, Math.min(greatest, least + fate.below(20)), greatest]),
  parts: (fate, least) => least + fate.below(MOST_ITEMS),
  text(fate, { minLength = 0, maxLength = 40 }) {
    const length = pick(fate, [minLength, maxLength, minLength + fate.below(8)])
    return 'aZ9 š漢'.charAt(fate.below(6)).repeat(Math.min(length, 5_000))
  },
}

function anything(fate: Fate, words: readonly string[]): unknown {
  return fate.below(3) === 0
    ? pick(fate, odd)
    : pick(fate, [0, 'pass', 'confirm', ...words, { item: pick(fate, words) }])
}

/** The same with one thing in it gone, added or odd. */
export function spoilt(value: unknown, fate: Fate): unknown {
  if (typeof value !== 'object' || value === null || fate.below(8) === 0) return pick(fate, odd)
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(fate, odd)]
    const at = fate.below(value.length)
    const way = fate.below(4)
    if (way === 0) return value.toSpliced(at, 1)
    if (way === 1) return [...value, value[at]]
    return value.with(at, spoilt(value[at], fate))
  }
  const names = Object.keys(value)
  const name = names.length === 0 ? 'more' : pick(fate, names)
  const way = fate.below(5)
  if (way === 0) return { ...value, [pick(fate, ['more', '__proto__', 'then', 'toJSON'])]: pick(fate, odd) }
  if (way === 1) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  return { ...value, [name]: spoilt((value as Record<string, unknown>)[name], fate) }
}

/** Text with some of its characters gone, doubled or other ones. */
export function garbled(text: string, fate: Fate): string {
  const at = fate.below(text.length + 1)
  const some = fate.below(20)
  switch (fate.below(4)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + some)
    case 2:
      return text.slice(0, at) + text.slice(Math.max(0, at - some), at) + text.slice(at)
    default:
      return text.slice(0, at) + String.fromCharCode(fate.below(0xffff)) + text.slice(at + 1)
  }
}
