import { canonical, type Decision, type Json, type Space } from '@nora/kernel'
import { Breach } from '../breach.ts'
import { shown } from '../difference.ts'
import { type Check, type Moment, oneAsked, oneOf, samples } from '../moment.ts'

/** Longer lists are looked at by samples. */
const LISTED = 300

/** A space counts, lists, samples and tests the same choices. */
export const spaces: Check = {
  name: 'spaces',
  rate: () => 0.25,
  at(moment) {
    const decision = oneAsked(moment)
    if (decision) look(moment, decision)
  },
}

function look(moment: Moment, decision: Decision): void {
  const { match, fate } = moment
  const name = `${decision.kind} of seat ${decision.seat}`
  const space = match.space(decision.seat) as Space
  const count = space.count()
  if (count === 0) throw new Breach(`${name} offers nothing to choose`)
  for (const limit of [1, 2, count - 1, count + 1]) {
    if (limit > 0 && Math.min(space.count(limit), limit) !== Math.min(count, limit))
      throw new Breach(`${name} counts ${count}, but ${space.count(limit)} up to ${limit}`)
  }
  const listed = new Map<string, number>()
  const places = count <= LISTED ? [...Array(count).keys()] : randomPlaces(moment, count)
  for (const place of places) {
    const choice = space.at(place)
    if (!space.includes(choice)) throw new Breach(`${name} lists ${shown(choice)} but does not include it`)
    const text = canonical(choice)
    const other = listed.get(text)
    if (other !== undefined && other !== place) throw new Breach(`${name} lists ${text} twice`)
    listed.set(text, place)
  }
  for (let times = samples(moment, 3); times > 0; times--) {
    const choice = space.sample(fate)
    if (choice === undefined || !space.includes(choice)) throw new Breach(`${name} samples ${shown(choice)}`)
    if (count <= LISTED && !listed.has(canonical(choice))) throw new Breach(`${name} does not list ${shown(choice)}`)
  }
}

function randomPlaces(moment: Moment, count: number): number[] {
  return Array.from({ length: samples(moment, 10) }, () => moment.fate.below(count))
}

/** Some choices of a space: all of them where they are few. */
export function someOf(space: Space, moment: Moment, usual: number): Json[] {
  const most = samples(moment, usual)
  const count = space.count(LISTED + 1)
  if (count <= most) return Array.from({ length: count }, (_, place) => space.at(place))
  const chosen: Json[] = []
  for (let times = most; times > 0; times--) {
    // By place every choice is equally likely; sampling reaches what lies beyond the part that was counted.
    const choice = oneOf([true, false], moment.fate) ? space.at(moment.fate.below(count)) : space.sample(moment.fate)
    if (choice !== undefined) chosen.push(choice)
  }
  return chosen
}
