import { type Match, type Played, type Retelling, type Seat, type State, viewOf, WATCHER } from '@nora/kernel'
import { type Check, type CheckContext, oneOf, seatsOf } from '../check-context.ts'
import { difference } from '../difference.ts'
import { Violation } from '../violation.ts'
import { Retold, tellable } from './retold.ts'

/** How far somebody has listened, and what was seen then. */
interface Heard {
  readonly acts: number
  readonly last: Played | undefined
  readonly seen: State
}

/**
 * Nothing that a seat or a watcher may see changes in silence: the books of who only hears what is told agree with what
 * there is to see, wherever the match waits.
 */
export function toldCheck(retelling: Retelling): Check {
  const heard = new Map<Seat, Heard>()
  return {
    name: 'told',
    rate: () => 0.5,
    atEnd: true,
    at(context) {
      const eye = oneOf([WATCHER, ...seatsOf(context)], context.fate) as Seat
      heard.set(eye, listen(context, retelling, eye, heard.get(eye)))
      context.tally.toldChecks++
    },
  }
}

function listen({ match, variant }: CheckContext, retelling: Retelling, eye: Seat, before: Heard | undefined): Heard {
  const { line } = match
  const now = { acts: line.length, last: line.at(-1), seen: viewOf(variant, match.table.state, eye) }
  // What was taken back since is not told again: go on from what is seen now.
  if (before && line[before.acts - 1] !== before.last) return now
  const seen = before?.seen ?? viewOf(variant, variant.opening(), eye)
  const retold = retell(match, retelling, eye, { acts: before?.acts ?? 0, seen })
  const silent = difference(tellable(retold, retelling), tellable(now.seen, retelling))
  if (silent) {
    const types = new Set(match.news(eye, before?.acts ?? 0).flatMap((batch) => batch.map(({ type }) => type)))
    throw new Violation(`seat ${eye} is not told (told / seen): ${silent}, after ${[...types].join(', ')}`)
  }
  return now
}

/** The state as it was seen, changed by nothing but what was told since. */
export function retell(
  match: Match,
  retelling: Retelling,
  eye: Seat,
  { acts, seen }: { readonly acts: number; readonly seen: State },
): State {
  const retold = new Retold(match.variant, retelling, eye, seen)
  for (const batch of match.news(eye, acts)) for (const event of batch) retold.hear(event)
  return retold.books
}
