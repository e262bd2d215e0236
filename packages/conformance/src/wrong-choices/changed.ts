import { type Fate, isRecord, type Json } from '@nora/kernel'

/** Offered choices with one id or number changed; ids are taken from other choices, so they look right. */
export function changed(choices: readonly Json[], others: readonly Json[], fate: Fate, n: number): Json[] {
  if (choices.length === 0) return []
  const ids = others.flatMap((other) => [...leaves(other)]).filter((leaf) => typeof leaf === 'string')
  return Array.from({ length: n }, () => {
    const choice = choices[fate.below(choices.length)] as Json
    const count = [...leaves(choice)].length
    return count === 0 ? [choice] : withLeaf(choice, { place: fate.below(count) }, (leaf) => other(leaf, ids, fate))
  })
}

function* leaves(value: Json): Generator<Json> {
  if (Array.isArray(value)) for (const item of value) yield* leaves(item)
  else if (isRecord(value)) for (const field of Object.values(value)) yield* leaves(field)
  else yield value
}

/** The same value with the leaf at a place replaced; the place counts down on the way. */
function withLeaf(value: Json, left: { place: number }, replace: (leaf: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => withLeaf(item, left, replace))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withLeaf(field, left, replace)]))
  return left.place-- === 0 ? replace(value) : value
}

function other(leaf: Json, ids: readonly Json[], fate: Fate): Json {
  switch (typeof leaf) {
    case 'number': {
      const numbers = [leaf + 1, leaf - 1, -leaf - 1, leaf + 0.5, leaf * 1000 + 7, String(leaf)]
      return numbers[fate.below(numbers.length)] as Json
    }
    case 'string': {
      const texts = [`${leaf}x`, leaf.slice(1), '', 'constructor', '__proto__', 0]
      const any = fate.below(texts.length + Math.min(ids.length, texts.length * 2))
      return any < texts.length ? (texts[any] as Json) : (ids[fate.below(ids.length)] as Json)
    }
    case 'boolean':
      return !leaf
    default:
      return 'null'
  }
}
