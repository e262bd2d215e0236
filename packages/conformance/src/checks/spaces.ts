import { canonical, type Decision, type Json, type Space } from '@nora/kernel'
import { type Check, type CheckContext, oneAsked, oneOf, samples } from '../check-context.ts'
import { shown } from '../difference.ts'
import { Violation } from '../violation.ts'

/** Longer lists are looked at by samples. */
const LISTED = 300

/** A space counts, lists, samples and tests the same choices. */
export const spaces: Check = {
  name: 'spaces',
  rate: () => 0.25,
  at(context) {
    const decision = oneAsked(context)
    if (decision) look(context, decision)
  },
}

function look(context: CheckContext, decision: Decision): void {
  const { match, fate } = context
  const name = `${decision.kind} of seat ${decision.seat}`
  const space = match.space(decision.seat) as Space
  const count = space.count()
  if (count === 0) throw new Violation(`${name} offers nothing to choose`)
  for (const limit of [1, 2, count - 1, count + 1]) {
    if (limit > 0 && Math.min(space.count(limit), limit) !== Math.min(count, limit))
      throw new Violation(`${name} counts ${count}, but ${space.count(limit)} up to ${limit}`)
  }
  const listed = new Map<string, number>()
  const places = count <= LISTED ? [...Array(count).keys()] : randomPlaces(context, count)
  for (const place of places) {
    const choice = space.at(place)
    if (!space.includes(choice)) throw new Violation(`${name} lists ${shown(choice)} but does not include it`)
    const text = canonical(choice)
    const other = listed.get(text)
    if (other !== undefined && other !== place) throw new Violation(`${name} lists ${text} twice`)
    listed.set(text, place)
  }
  for (let times = samples(context, 3); times > 0; times--) {
    const choice = space.sample(fate)
    if (choice === undefined || !space.includes(choice)) throw new Violation(`${name} samples ${shown(choice)}`)
    if (count <= LISTED && !listed.has(canonical(choice))) throw new Violation(`${name} does not list ${shown(choice)}`)
  }
}

function randomPlaces(context: CheckContext, count: number): number[] {
  return Array.from({ length: samples(context, 10) }, () => context.fate.below(count))
}

/** Some choices of a space: all of them where they are few. */
export function someOf(space: Space, context: CheckContext, usual: number): Json[] {
  const most = samples(context, usual)
  const count = space.count(LISTED + 1)
  if (count <= most) return Array.from({ length: count }, (_, place) => space.at(place))
  const chosen: Json[] = []
  for (let times = most; times > 0; times--) {
    // By place every choice is equally likely; sampling reaches what lies beyond the part that was counted.
    const choice = oneOf([true, false], context.fate) ? space.at(context.fate.below(count)) : space.sample(context.fate)
    if (choice !== undefined) chosen.push(choice)
  }
  return chosen
}
