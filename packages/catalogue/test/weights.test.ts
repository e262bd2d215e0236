import { catsWeights, LearnedValue, type Weights, wistarWeights, woodcraftWeights } from '@nora/bots'
import { catalogue } from '@nora/catalogue'
import { Position, settle, Variant } from '@nora/kernel'
import { describe, expect, it } from 'vitest'

const learned: { readonly [game: string]: readonly Weights[] } = {
  cats: catsWeights,
  wistar: wistarWeights,
  woodcraft: woodcraftWeights,
}
const MOST_LETTERS = 150_000

/** For which modes and numbers of seats something has been learned: without weights the stronger levels are hardly stronger. */
const expected: { readonly [game: string]: readonly Setting[] } = {
  cats: [
    { mode: 'classic', seats: 2 },
    { mode: 'solo', seats: 1 },
  ],
  wistar: [
    { mode: 'classic', seats: 2 },
    { mode: 'solo', seats: 1 },
  ],
  woodcraft: [
    { mode: 'classic', seats: 2 },
    { mode: 'solo', seats: 1 },
  ],
}

type Setting = Pick<Weights, 'mode' | 'seats'> & Partial<Pick<Weights, 'seed' | 'games'>>

/** How weights are made anew. */
function commandFor(id: string, { mode, seats, seed, games }: Setting): string {
  const known = games ? ` --games ${games.join(',')}` : ''
  return `learn it again: npx nora learn ${id} --mode ${mode} --seats ${seats}${known} --seed ${seed ?? 1} --processes 2`
}

describe.each(catalogue.map((entry) => ({ id: entry.game.id, entry })))(
  'what was learned about $id',
  ({ id, entry }) => {
    const { game, heuristics } = entry
    const weights = learned[id] ?? []

    it('is there for every mode and number of seats it was learned for', () => {
      const isThere = ({ mode, seats }: Setting) => weights.some((one) => one.mode === mode && one.seats === seats)
      const missing = expected[id]?.filter((setting) => !isThere(setting))
      expect(missing?.map((setting) => commandFor(id, setting))).toEqual([])
    })

    it.each(weights.map((one) => ({ mode: one.mode, seats: one.seats, one })))(
      'belongs to the rules and the house content of now: $mode with $seats',
      ({ one }) => {
        const again = commandFor(id, one)
        expect(one.game).toBe(id)
        expect(one.rulesVersion, again).toBe(game.rulesVersion)
        expect(one.contentHash, again).toBe(game.contentHash)
      },
    )

    it.each(weights.map((one) => ({ mode: one.mode, seats: one.seats, one })))(
      'fits the features of now, and foresees every line of the sheet: $mode with $seats',
      ({ mode, seats, one }) => {
        const { features } = heuristics
        const { table } = Position.opening(new Variant(game, settle(game, { mode, seats })))
        const numbers = Array.from({ length: seats }, (_, seat) => features?.numbers(table, seat))
        const [self, ...others] = numbers as NonNullable<(typeof numbers)[number]>[]
        if (!features || !self) throw new Error('there are no features')
        const again = commandFor(id, one)
        const changing = self.parts.length + self.shown.length
        const known = 2 * (changing + features.own(table, 0).length + (seats > 1 ? changing : 0))
        expect(one.own.scale.length, again).toBe(known + features.table(table, 0).length)
        const expected = new LearnedValue(features, one).expected(table, 0, self, others)
        expect(Object.keys(expected.lines)).toEqual(features.categories)
        const sum = Object.values(expected.lines).reduce((total, points) => total + points, 0)
        expect(sum).toBeCloseTo(expected.own, 6)
        expect(expected.spread).toBeGreaterThan(0)
      },
    )

    it('is small', () => {
      expect(JSON.stringify(weights).length).toBeLessThan(MOST_LETTERS)
    })
  },
)
