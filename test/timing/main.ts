// A seat asks for things that another player holds, and for things that lie where nobody looks: each refusal must take as
// long. The two are asked about in turns, so that whatever else the machine does falls on both.
import { parseArgs } from 'node:util'
import { catalogue } from '@nora/catalogue'
import { type Game, includesSeat, type Json, Match, type Seat, seededFate } from '@nora/kernel'

const QUESTIONS = 60
/** Of all rounds the slowest tenth, in which something else happened. */
const TRIMMED = 0.1
const MIDDLE = 60

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3000' }, seed: { type: 'string', default: '1' } },
})

interface Hidden {
  readonly held: readonly string[]
  readonly elsewhere: readonly string[]
}

/** Of which sort a thing is, which is no secret: a card is never in the place of a tile. */
const sortOf = (thing: string): string => thing.replaceAll(/\d+/g, '#')

/** What a seat cannot read, but another player can; and what nobody can. Only sorts of which there are both. */
function hiddenFrom(match: Match, seat: Seat): Hidden {
  const { variant, state } = match.table
  const hidden = { held: [] as string[], elsewhere: [] as string[] }
  for (const [zone, items] of Object.entries(state.zones)) {
    const readers = variant.readersOf(zone)
    if (includesSeat(readers, seat)) continue
    const place = readers === 0 ? hidden.elsewhere : hidden.held
    place.push(...items)
  }
  const both = (items: readonly string[], others: readonly string[]) => {
    const sorts = new Set(others.map(sortOf))
    return items.filter((item) => sorts.has(sortOf(item)))
  }
  return { held: both(hidden.held, hidden.elsewhere), elsewhere: both(hidden.elsewhere, hidden.held) }
}

/** The same choice about another thing: every thing in it is that one. */
function about(choice: Json, thing: string, things: ReadonlySet<string>): Json {
  if (typeof choice === 'string') return things.has(choice) ? thing : choice
  if (Array.isArray(choice)) return choice.map((part) => about(part, thing, things))
  if (typeof choice !== 'object' || choice === null) return choice
  return Object.fromEntries(Object.entries(choice).map(([key, part]) => [key, about(part as Json, thing, things)]))
}

/** Two where a mode takes two: then another holds something. */
function seatsIn(game: Game, mode: string): number {
  const { seats } = game.modes.find(({ id }) => id === mode) as Game['modes'][number]
  return Math.min(2, seats.max)
}

/** A game in its middle, where a seat is asked about a thing and others hold some that it does not see. */
function middleOf(
  game: Game,
  mode: string,
  seed: number,
): { match: Match; seat: Seat; choice: Json; hidden: Hidden } | undefined {
  const fate = seededFate(seed)
  const match = Match.open(game, { mode, seats: seatsIn(game, mode) }, { seed })
  const things = new Set(match.variant.items)
  for (let count = 0; !match.over; count++) {
    const seat = match.pending.find((one) => one.seat >= 0)?.seat
    if (seat === undefined) return undefined
    const choice = match.space(seat)?.sample(fate) ?? null
    const hidden = hiddenFrom(match, seat)
    const isAboutThings = JSON.stringify(about(choice, '', things)) !== JSON.stringify(choice)
    if (count > MIDDLE && isAboutThings && hidden.held.length > 0 && hidden.elsewhere.length > 0)
      return { match, seat, choice, hidden }
    match.choose(seat, choice)
  }
  return undefined
}

function asked(match: Match, seat: Seat, choices: readonly Json[]): number {
  const from = performance.now()
  for (const choice of choices) match.whyNot(seat, choice)
  return (performance.now() - from) * 1_000
}

function trimmed(times: readonly number[]): { median: number; mean: number; variance: number; count: number } {
  const sorted = [...times].sort((one, other) => one - other)
  const kept = sorted.slice(0, Math.ceil(sorted.length * (1 - TRIMMED)))
  const mean = kept.reduce((sum, time) => sum + time, 0) / kept.length
  const variance = kept.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (kept.length - 1)
  return { median: sorted[Math.floor(sorted.length / 2)] as number, mean, variance, count: kept.length }
}

for (const { game, mode } of catalogue.flatMap(({ game }) => game.modes.map(({ id }) => ({ game, mode: id })))) {
  const found = middleOf(game, mode, Number(values.seed))
  if (!found) {
    console.log(`${game.id} ${mode}: nothing that a seat is asked about is hidden in another's hand`)
    continue
  }
  const { match, seat, choice, hidden } = found
  const things = new Set(match.variant.items)
  const askedAbout = (items: readonly string[]) =>
    Array.from({ length: QUESTIONS }, (_, index) => about(choice, items[index % items.length] as string, things))
  const [held, elsewhere] = [askedAbout(hidden.held), askedAbout(hidden.elsewhere)]
  const times = { held: [] as number[], elsewhere: [] as number[] }
  for (let round = 0; round < Number(values.rounds); round++) {
    const heldFirst = round % 2 === 0
    const first = asked(match, seat, heldFirst ? held : elsewhere)
    const second = asked(match, seat, heldFirst ? elsewhere : held)
    times.held.push(heldFirst ? first : second)
    times.elsewhere.push(heldFirst ? second : first)
  }
  const [one, other] = [trimmed(times.held), trimmed(times.elsewhere)]
  const t = (one.mean - other.mean) / Math.sqrt(one.variance / one.count + other.variance / other.count)
  const { kind } = match.pending.find((decision) => decision.seat === seat) ?? {}
  console.log(
    `${game.id} ${mode}, ${kind}: ${QUESTIONS} questions in µs, held by another ${one.median.toFixed(1)} (mean ${one.mean.toFixed(1)}), ` +
      `elsewhere ${other.median.toFixed(1)} (mean ${other.mean.toFixed(1)}), t = ${t.toFixed(1)}, ` +
      `${(((one.mean - other.mean) / QUESTIONS) * 1_000).toFixed(0)} ns for one`,
  )
}
