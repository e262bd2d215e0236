import type { Effect } from '@nora/effects'
import { canonical, type Json, Match, seededFate } from '@nora/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bench, gameOf, type Setup, WOOD_LIMIT } from './bench.ts'

const few = fc.integer({ min: 0, max: 4 })
const some = fc.integer({ min: 1, max: 3 })
const counters = fc.constantFrom('wood', 'metal', 'joker', 'points')
const anyStock = fc.constantFrom('wood', 'metal', 'joker', 'points', 'agility', 'card')

const counted = fc.oneof(
  fc.record({ count: fc.constant('cards'), per: some }, { requiredKeys: ['count'] }),
  fc.record(
    { count: fc.constant('held'), what: anyStock, times: some, most: some },
    { requiredKeys: ['count', 'what'] },
  ),
)
const amount = fc.oneof(some, counted)
const costs = fc
  .record({ wood: some, metal: some, agility: some, item: some, card: some }, { requiredKeys: [] })
  .filter((cost) => Object.keys(cost).length > 0)

const { condition } = fc.letrec<{ condition: Json }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    fc.constant({ is: 'first' }),
    fc.record({ is: fc.constant('atLeast'), of: counted, n: some }),
    fc.record({ is: fc.constant('not'), condition: tie('condition') }),
    fc.record({
      is: fc.constantFrom('all', 'any'),
      conditions: fc.array(tie('condition'), { minLength: 2, maxLength: 2 }),
    }),
  ),
}))

/** Any effect that can be written in the language of the bench. */
const { effect: effects } = fc.letrec<{ effect: Effect }>((tie) => {
  const effect = tie('effect')
  return {
    effect: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.constant({ do: 'play' }),
      fc.record({ do: fc.constantFrom('gain', 'lose'), what: counters, n: amount }),
      fc.record({ do: fc.constant('draw'), from: fc.constant('deck'), n: amount }),
      fc.record({ do: fc.constant('move'), route: fc.constantFrom('discard', 'takeShown'), n: some }),
      fc.record({ do: fc.constant('optional'), effect }),
      fc.record(
        {
          do: fc.constant('seq'),
          effects: fc.array(effect, { minLength: 2, maxLength: 3 }),
          needsFirst: fc.constant(true as const),
        },
        { requiredKeys: ['do', 'effects'] },
      ),
      fc.record(
        {
          do: fc.constant('choose'),
          options: fc.record({ one: effect, two: effect, three: effect }, { requiredKeys: ['one', 'two'] }),
          n: some,
          may: fc.constant(true as const),
        },
        { requiredKeys: ['do', 'options'] },
      ),
      fc.record(
        { do: fc.constant('if'), when: condition, effect, else: effect },
        { requiredKeys: ['do', 'when', 'effect'] },
      ),
      fc.record({ do: fc.constant('forEach'), of: counted, effect }),
      fc.record({ do: fc.constant('repeat'), n: some, effect }),
      fc.record({ do: fc.constant('upTo'), n: amount, effect }),
      fc.record(
        { do: fc.constant('pay'), cost: costs, purpose: fc.constant('tools'), effect },
        { requiredKeys: ['do', 'cost', 'effect'] },
      ),
      fc.record({ do: fc.constant('others'), more: counted, effect }, { requiredKeys: ['do', 'effect'] }),
    ) as fc.Arbitrary<Effect>,
  }
})

const cards = Array.from({ length: 9 }, (_, index) => `c${index + 1}`)
const holding = fc.record({ wood: few, metal: few, joker: few, points: few, agility: few })

/** Three seats with a little of everything, and nine cards anywhere. */
const setups: fc.Arbitrary<Setup> = fc
  .record({
    players: fc.array(holding, { minLength: 3, maxLength: 3 }),
    places: fc.array(fc.constantFrom('hand/0', 'hand/1', 'hand/2', 'deck', 'discards', 'shown'), {
      minLength: cards.length,
      maxLength: cards.length,
    }),
  })
  .map(({ players, places }) => ({
    players,
    zones: Object.fromEntries(
      [...new Set(places)].map((place) => [place, cards.filter((_, at) => places[at] === place)]),
    ),
  }))

/** Answers at random until the effect is done, looking at every question on the way. */
function playOut(match: Match, seed: number, look: (match: Match, seat: number) => void): void {
  const fate = seededFate(seed)
  for (let questions = 0; !match.over; questions++) {
    expect(questions).toBeLessThan(1_000)
    const { seat } = match.pending[0] as { seat: number }
    look(match, seat)
    match.choose(seat, match.space(seat)?.sample(fate))
  }
}

const open = (effect: Effect, setup: Setup, seed: number) => Match.open(gameOf(effect, setup), {}, { seed })

test('whatever the schema accepts can be described, and is the same once written and read', () => {
  fc.assert(
    fc.property(effects, (effect) => {
      bench.validate(effect, { file: 'any', record: '', field: '' })
      const again = JSON.parse(JSON.stringify(effect))
      expect(bench.describe(again)).toEqual(bench.describe(effect))
      expect(bench.template(again)).toBe(bench.template(effect))
    }),
  )
})

test('what can be done is done: something happens, or somebody is asked', () => {
  fc.assert(
    fc.property(effects, setups, fc.nat(), (effect, setup, seed) => {
      const idle = open({ do: 'optional', effect: { do: 'gain', what: 'points', n: 1 } }, setup, seed)
      const reason = bench.at(idle.table, 0, 'card-of-trial').openly.can(effect)
      const match = open(effect, setup, seed)
      const happened = match.line.length > 0 || match.news(0).flat().length > 0
      const asked = match.pending.length > 0
      expect(happened || asked).toBe(reason === undefined)
      playOut(match, seed, () => {})
    }),
    { numRuns: 1_000 },
  )
})

test('every question has a way out, and every choice looked for is offered or refused with a reason of its own', () => {
  fc.assert(
    fc.property(effects, setups, fc.nat(), (effect, setup, seed) => {
      playOut(open(effect, setup, seed), seed, (match, seat) => {
        expect(match.space(seat)?.count(1)).toBeGreaterThan(0)
        for (const { code } of match.refusals(seat)) expect(code).not.toBe('notOffered')
        expect(match.whyNot(seat, 'nonsense')).toBeDefined()
        expect(match.whyNot(seat, { wood: -1 })).toBeDefined()
      })
    }),
    { numRuns: 500 },
  )
})

test('no effect loses a card, goes below nothing or past a limit', () => {
  fc.assert(
    fc.property(effects, setups, fc.nat(), (effect, setup, seed) => {
      const match = open(effect, setup, seed)
      const check = () => {
        const { zones, players } = match.table.state
        expect(Object.values(zones).flat().sort()).toEqual(cards)
        for (const player of players) {
          for (const n of Object.values(player)) expect(n).toBeGreaterThanOrEqual(0)
          expect(player.wood).toBeLessThanOrEqual(WOOD_LIMIT)
        }
      }
      playOut(match, seed, check)
      check()
    }),
    { numRuns: 500 },
  )
})

test('what is gained less what is paid and lost is what is held', () => {
  fc.assert(
    fc.property(effects, setups, fc.nat(), (effect, setup, seed) => {
      const match = open(effect, setup, seed)
      playOut(match, seed, () => {})
      const held = (setup.players ?? []).map((player) => ({ ...player }) as Record<string, number>)
      for (const { type, seat, what, n } of match.news(0).flat()) {
        const player = held[seat as number]
        if (!player || !(String(what) in player)) continue
        player[String(what)] = (player[String(what)] as number) + (type === 'gain' ? Number(n) : -Number(n))
      }
      expect(match.table.state.players).toEqual(held)
    }),
    { numRuns: 500 },
  )
})

test('who is asked, and what, does not depend on what the others cannot see', () => {
  fc.assert(
    fc.property(effects, setups, fc.nat(), (effect, setup, seed) => {
      const hand = setup.zones?.['hand/0'] ?? []
      const deck = setup.zones?.deck ?? []
      fc.pre(hand.length > 0 && deck.length > 0)
      // The same table with other cards in the first seat's hand.
      const [given, taken] = [hand[0] as string, deck[0] as string]
      const swapped = (zone: readonly string[], out: string, into: string) =>
        zone.map((card) => (card === out ? into : card)).sort()
      const zones = { ...setup.zones, 'hand/0': swapped(hand, given, taken), deck: swapped(deck, taken, given) }
      const publicly = (match: Match) => match.pending.map(({ seat, kind, args }) => canonical({ seat, kind, args }))
      expect(publicly(open(effect, { ...setup, zones }, seed))).toEqual(publicly(open(effect, setup, seed)))
    }),
    { numRuns: 500 },
  )
})
