import { Match, Position, playout, randomPolicy, seededFate, settle, Variant } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { type CatsState, type Content, catsGame } from '../../src/index.ts'

const games = Number(process.env.NORA_SOLO_GAMES ?? 40)

function played(level: number, seed: number): Position<CatsState, Content> {
  const variant = new Variant(catsGame, settle(catsGame as never, { mode: 'solo', level }))
  const position = new Position(variant, variant.opening())
  position.begin()
  playout(position as never, () => randomPolicy, seededFate(seed))
  return position
}

describe('solo games played at random', () => {
  test.each([0, 1, 2, 3, 4])(
    'at level %i come to an end with sound books',
    (level) => {
      for (let seed = 0; seed < games; seed++) {
        const { table } = played(level, seed)
        expect(catsGame.audit?.(table)).toEqual([])
        expect([table.state.day, table.state.phase]).toEqual([5, 'scoring'])
        // At most four Sister cards a day, and eleven cards drawn besides those of 071 to 074.
        expect(table.zone('sisterDone').length).toBeGreaterThanOrEqual(5)
        expect(table.zone('sisterDone').length).toBeLessThanOrEqual(20)
        expect(table.zone('sisterNext')).toEqual([])
        expect(table.zone('deck').length).toBeLessThanOrEqual(150 - 55)
        expect(table.zone('deck').length).toBeGreaterThanOrEqual(150 - 65)
        const { standings, automa } = catsGame.outcome(table)
        expect(automa?.sheet).toHaveLength(5 + 3 + level)
        expect(automa?.won).toBe((automa?.score ?? 0) >= (standings[0]?.score ?? 0))
      }
    },
    60_000,
  )

  test('a sheet for the Sister can be asked for at any moment', () => {
    const match = Match.open(catsGame, { mode: 'solo', level: 2 }, { seed: 3 })
    const lines = match.sheet(-4, 0)
    expect(lines.map(({ id }) => id)).toEqual(['soloColour', ...Array(5).fill('soloLesson')])
  })
})
