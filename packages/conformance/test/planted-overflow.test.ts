import { bazaar } from '@nora/conformance/practice'
import { type Bounds, boundsAudit, type Flow, type Game, type Next, type Variant } from '@nora/kernel'
import { expect, test } from 'vitest'
import { audit } from '../src/practice/bazaar/score.ts'
import { type BazaarState, COINS, seatsAt } from '../src/practice/bazaar/state.ts'
import { foundBy } from './planted.ts'

/** The bazaar with a track of fame: how far along it each merchant has come. */
interface FamousState extends BazaarState {
  readonly fame: number[]
}

type Advance = (fame: number[], seat: number, steps: number) => void

/** The last space of the track. */
const END = 7
/** Whoever arrives there goes one further: a gain within a gain of the same. */
const ONE_FURTHER: readonly number[] = [3, 6]

/** Each step looks where the marker stands now. */
const stepByStep: Advance = (fame, seat, steps) => {
  for (let left = steps; left > 0 && placeOf(fame, seat) < END; left--) step(fame, seat, stepByStep)
}

/** The planted fault: how many steps can be made is counted once, before what the spaces on the way bring. */
const countedBefore: Advance = (fame, seat, steps) => {
  for (let left = Math.min(steps, END - placeOf(fame, seat)); left > 0; left--) step(fame, seat, countedBefore)
}

function step(fame: number[], seat: number, advance: Advance): void {
  const place = placeOf(fame, seat) + 1
  fame[seat] = place
  if (ONE_FURTHER.includes(place)) advance(fame, seat, 1)
}

function placeOf(fame: readonly number[], seat: number): number {
  return fame[seat] as number
}

/** Everybody comes two spaces further at the end of each turn. */
function withFame(advance: Advance): Game<BazaarState> {
  const turn = bazaar.steps.turn as NonNullable<typeof bazaar.steps.turn>
  const outOfBounds = boundsAudit(boundsOf)
  return {
    ...bazaar,
    start: (options): FamousState => ({ ...bazaar.start(options), fame: Array(options.seats).fill(0) }),
    steps: {
      ...bazaar.steps,
      *turn(table, args): Flow<Next> {
        const next = yield* turn(table, args)
        for (const seat of seatsAt(table)) advance((table.state as FamousState).fame, seat, 2)
        return next
      },
    },
    audit: (table) => [...audit(table), ...outOfBounds(table)],
  }
}

function boundsOf({ options: { seats }, items }: Variant<BazaarState>): Bounds {
  return {
    'zones.*.length': [0, items.length],
    'next.args.turn': [0, seats - 1],
    bank: [0, COINS],
    round: [1, 5],
    'order.length': [0, seats],
    'order.*': [0, seats - 1],
    'dice.length': [0, 2],
    'dice.*': [1, 6],
    'merchants.length': [seats, seats],
    'merchants.*.*': [0, COINS],
    'fame.length': [seats, seats],
    'fame.*': [0, END],
  }
}

test('the suite finds a step that brings another one and leads off the end of its track', () => {
  expect(foundBy('conservation', withFame(countedBefore))).toMatch(/fame\.\d is 8, not 0 to 7/)
})

test('the suite finds nothing where such steps end with the track', () => {
  expect(foundBy('conservation', withFame(stepByStep))).toBe('nothing found')
})
