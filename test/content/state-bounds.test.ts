import { catsGame } from '@nora/cats'
import {
  boundsAudit,
  copy,
  type Game,
  isRecord,
  Match,
  type Options,
  type State,
  seededFate,
  settle,
  Table,
  Variant,
} from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { expect, test } from 'vitest'
import { boundsOf as catsBounds } from '../../packages/cats/src/bounds.ts'
import { boundsOf as wistarBounds } from '../../packages/wistar/src/bounds.ts'
import { boundsOf as woodcraftBounds } from '../../packages/woodcraft/src/bounds.ts'

type Audit = (table: Table) => readonly string[]
const games = [
  { game: catsGame as unknown as Game, audit: boundsAudit(catsBounds) as unknown as Audit },
  { game: wistarGame as unknown as Game, audit: boundsAudit(wistarBounds) as unknown as Audit },
  { game: woodcraftGame as unknown as Game, audit: boundsAudit(woodcraftBounds) as unknown as Audit },
]

/** Every mode, with as few and as many seats as it takes. */
const settings = games.flatMap(({ game, audit }) =>
  game.modes.flatMap(({ id: mode, seats }) =>
    [...new Set([seats.min, seats.max])].map((n) => ({
      name: `${game.id}, ${mode}, ${n} seats`,
      ...{ game, audit, options: settle(game, { mode, seats: n }) },
    })),
  ),
)

test.each(settings)('$name: every number and every list of a state has a bound', ({ game, audit, options }) => {
  const variant = new Variant(game, options)
  for (const state of someStates(game, options)) expect(audit(new Table(variant, state))).toEqual([])
})

test.each(settings)('$name: whatever is planted beyond a bound is found', ({ game, audit, options }) => {
  const variant = new Variant(game, options)
  const missed = new Set<string>()
  const [first, ...later] = someStates(game, options)
  for (const state of [first, later.at(-1)]) {
    for (const { way, beyond } of planted(state, [])) {
      const found = audit(new Table(variant, beyond(copy(state)) as State))
      if (!found.some((problem) => problem.startsWith(`${way} is `))) missed.add(way)
    }
  }
  expect([...missed]).toEqual([])
})

test("a game's own audit looks at its bounds", () => {
  for (const { game } of games) {
    const { table } = Match.open(game, {}, { seed: 1 })
    const state = { ...copy(table.state), more: 1 }
    expect(game.audit?.(new Table(table.variant, state)), game.id).toContain('more has no bound')
  }
})

/** From the opening to the end, at random. */
function someStates(game: Game, options: Options): State[] {
  const match = Match.open(game, options, { seed: 1 })
  const fate = seededFate(1)
  const states: State[] = []
  for (let choice = 0; !match.over; choice++) {
    if (choice % 40 === 0) states.push(copy(match.table.state))
    const seat = match.pending[0]?.seat as number
    match.choose(seat, match.space(seat)?.sample(fate) ?? null)
  }
  return [...states, copy(match.table.state)]
}

const TOO_MUCH = 10 ** 15
const TOO_MANY = 2_000

interface Planted {
  readonly way: string
  /** Changes a copy of the state. */
  beyond(state: unknown): unknown
}

/** Every number of a state made too great, every list too long. */
function planted(value: unknown, way: readonly string[]): Planted[] {
  if (typeof value === 'number') return [{ way: way.join('.'), beyond: (state) => changed(state, way, () => TOO_MUCH) }]
  const parts = Array.isArray(value) || isRecord(value) ? Object.entries(value as object) : []
  const inside = parts.flatMap(([name, part]) => planted(part, [...way, name]))
  if (!Array.isArray(value)) return inside
  const long = (list: unknown) => [...(list as unknown[]), ...new Array(TOO_MANY).fill('more')]
  return [{ way: [...way, 'length'].join('.'), beyond: (state) => changed(state, way, long) }, ...inside]
}

function changed(value: unknown, [first, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (first === undefined) return change(value)
  const record = value as Record<string, unknown>
  record[first] = changed(record[first], rest, change)
  return record
}
