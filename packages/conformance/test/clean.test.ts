import { check } from '@nora/conformance'
import { practiceGames, practiceRetellings } from '@nora/conformance/practice'
import { everySetting, type Retelling } from '@nora/kernel'
import { describe, expect, test } from 'vitest'

describe.each(practiceGames.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const retelling = practiceRetellings[game.id] as Retelling
  const report = check(game, { games: 36, seed: 1, retelling })

  test('keeps every promise, with every mode, number of seats, level and option', () => {
    expect(report.failures).toEqual([])
    expect(report.games).toBeGreaterThanOrEqual([...everySetting(game)].length)
  })

  test('was looked at from every side', () => {
    const { games, failures: _, coverage: __, endless, ...counts } = report
    // Only cards of a pack may go on for ever.
    expect(endless).toBe(0)
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(games)
  })

  test('gives every reason it has and asks every question it has', () => {
    const { coverage } = check(game, { games: 120, seed: 1, only: 'sought' })
    expect(coverage.reasons.unseen).toEqual([])
    expect(coverage.kinds.unseen).toEqual([])
  })

  test('is played the same again from the same seed, and otherwise from another', () => {
    const brief = { games: 1, settings: [...everySetting(game)].slice(0, 1) }
    expect(check(game, { ...brief, seed: 5 })).toEqual(check(game, { ...brief, seed: 5 }))
    expect(check(game, { ...brief, seed: 6 })).not.toEqual(check(game, { ...brief, seed: 5 }))
  })
})
