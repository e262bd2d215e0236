import { type Item, includesSeat, type Json, type Seat, WATCHER } from '@nora/kernel'
import { type Check, type CheckContext, oneSeat } from '../check-context.ts'
import { Violation } from '../violation.ts'

/** An id as a word of its own: `cat-1` does not occur in `cat-12`. */
const WORDS = /[^\p{L}\p{N}_-]+/u

/** No item that a seat has never been able to read is named to it: not in its view, its questions or its news. */
export const named: Check = {
  name: 'named',
  rate: () => 0.2,
  at(context) {
    const { match, tracker, tally } = context
    for (const seat of [WATCHER, oneSeat(context)]) {
      const secret = new Set<Item>()
      for (const item of hiddenFrom(context, seat)) if (!tracker.hasSeen(seat, item)) secret.add(item)
      const found = namedIn(match.view(seat) as unknown as Json, secret)
      if (found) throw new Violation(`the view of seat ${seat} names ${found}`)
      const told = match.news(seat, Math.max(1, match.line.length - 1)) as unknown as Json
      const leaked = namedIn(told, secret)
      if (leaked) throw new Violation(`an event tells seat ${seat} of ${leaked}`)
      tally.secrecyChecks++
    }
  },
}

function* hiddenFrom({ match, variant }: CheckContext, seat: Seat): Generator<Item> {
  const { zones } = match.table.state
  for (const zone in zones) if (!includesSeat(variant.readersOf(zone), seat)) yield* zones[zone] as readonly Item[]
}

/** The first secret that is named anywhere in a value, alone or as a word of a longer text. */
function namedIn(value: Json | undefined, secret: ReadonlySet<Item>): Item | undefined {
  if (typeof value === 'string') {
    return secret.has(value) ? value : value.split(WORDS).find((word) => secret.has(word))
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, field] of Object.entries(value)) {
    // The places of a list are no names.
    const found = (!Array.isArray(value) && secret.has(key) ? key : undefined) ?? namedIn(field, secret)
    if (found) return found
  }
  return undefined
}
