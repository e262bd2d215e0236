import type { Item, Table, Variant } from '@nora/kernel'
import type { Check } from '../check-context.ts'
import { shown } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'

/** Every item is in exactly one zone, which may hold it, the state is plain JSON, and the books are right. */
export const conservation: Check = {
  name: 'conservation',
  rate: () => 0.4,
  atEnd: true,
  at({ match, variant, tally }) {
    everythingInPlace(variant, match.table)
    tally.conservationChecks++
  },
  everyTime: ({ match, variant }) => booksAreRight(variant, match.table),
}

export function everythingInPlace(variant: Variant, table: Table): void {
  countItems(variant, table)
  plainJson(table.state, 'state')
  booksAreRight(variant, table)
}

/** A game's own audit, which knows the bounds of every number. */
function booksAreRight(variant: Variant, table: Table): void {
  const wrong = mustNotThrow('the audit', () => variant.game.audit?.(table) ?? [])
  if (wrong.length > 0) throw new Violation(`the books are wrong: ${wrong.join(', ')}`)
}

function countItems(variant: Variant, table: Table): void {
  const places = new Map<Item, string>()
  const { zones } = table.state
  for (const zone in zones) {
    const items = zones[zone] as readonly Item[]
    for (const [index, item] of items.entries()) {
      const other = places.get(item)
      if (other !== undefined) throw new Violation(`${shown(item)} is in ${other} and in ${zone}`)
      places.set(item, zone)
      if (variant.holding.get(zone)?.(item) === false) throw new Violation(`${shown(item)} cannot lie in ${zone}`)
      if (index > 0 && !variant.ordered(zone) && (items[index - 1] as Item) > item)
        throw new Violation(`the unordered zone ${zone} is not sorted: its order could tell something`)
    }
  }
  for (const item of variant.items) if (!places.has(item)) throw new Violation(`${item} is nowhere`)
  if (places.size !== variant.items.length) {
    const known = new Set(variant.items)
    throw new Violation(`${[...places.keys()].find((item) => !known.has(item))} came from nowhere`)
  }
}

/** Only records, lists, texts, truths and finite numbers: nothing that a round trip through text would change. */
function plainJson(value: unknown, path: string): void {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object') throw new Violation(`${path} is ${String(value)}, which is not JSON`)
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      if (typeof value[index] !== 'string') plainJson(value[index], `${path}[${index}]`)
    }
    return
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Violation(`${path} is not a plain object`)
  for (const [key, field] of Object.entries(value)) if (field !== undefined) plainJson(field, `${path}.${key}`)
}
