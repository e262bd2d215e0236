import { beforeAll, describe, expect, test } from 'vitest'
import { scoreCase } from '../../src/scoring/score-case.ts'
import type { Mode, ScoreCase, ScoreResult } from './case.ts'
import { Dice } from './dice.ts'
import { randomBoat } from './random-boat.ts'
import { secondScore } from './score.ts'
import { spoil } from './spoiled.ts'

/** How many boats are compared; each boat can be had again from its number. */
const BOATS = Number(process.env.NORA_BOATS ?? 1_000)
const MODES: readonly Mode[] = ['classic', 'family', 'solo']
const TEN_MINUTES = 600_000

/** Every single figure of a score sheet by its name, such as `rats` or `publicLessons 144:blue`. */
function figures(result: ScoreResult): Map<string, number> {
  return new Map(
    Object.entries(result).flatMap(([line, points]) =>
      typeof points === 'number'
        ? [[line, points] as const]
        : Object.entries(points as Record<string, number>).map(([card, value]) => [`${line} ${card}`, value] as const),
    ),
  )
}

function firstScore(scored: ScoreCase): ScoreResult {
  const answer = scoreCase(scored)
  if ('problems' in answer) throw new Error(`refused a legal boat: ${JSON.stringify(answer.problems)}`)
  return answer.sheet
}

describe(`two scorers and ${BOATS} random boats`, () => {
  const disagreements: Record<Mode, string[]> = { classic: [], family: [], solo: [] }
  const seen: Record<Mode, Map<string, Set<number>>> = { classic: new Map(), family: new Map(), solo: new Map() }

  function compare(number: number, mode: Mode, boat: ScoreCase): void {
    const second = figures(secondScore({ ...boat, mode }))
    const first = figures(firstScore({ ...boat, mode }))
    for (const name of new Set([...first.keys(), ...second.keys()])) {
      const points = second.get(name)
      if (!Object.is(first.get(name), points)) {
        disagreements[mode].push(`boat ${number}, ${name}: first ${first.get(name)}, second ${points}`)
      }
      if (points === undefined) continue
      const values = seen[mode].get(name) ?? new Set()
      seen[mode].set(name, values.add(points))
    }
  }

  beforeAll(() => {
    for (let number = 0; number < BOATS; number++) {
      const boat = randomBoat(new Dice(number))
      for (const mode of MODES) compare(number, mode, boat)
    }
  }, TEN_MINUTES)

  test.each(MODES)('agree on every figure in %s mode', (mode) => {
    expect(disagreements[mode].slice(0, 20)).toEqual([])
  })

  test.each(MODES)('see every card give different points on different boats in %s mode', (mode) => {
    const cards = new Set([...seen[mode].keys()].flatMap((name) => name.match(/\d{3}/) ?? []))
    expect(cards.size).toBe(30 + 8 + 18 + 19)
    const alwaysTheSame = [...seen[mode]].filter(([, values]) => values.size < 2).map(([name]) => name)
    expect(alwaysTheSame).toEqual(mode === 'family' ? ['rare'] : [])
  })
})

describe('both scorers refuse a boat', () => {
  test.each(Object.entries(spoil))('when %s', (_, spoilBoat) => {
    let refused = 0
    for (let number = 0; number < 200; number++) {
      const dice = new Dice(number)
      const spoiled = spoilBoat(randomBoat(dice), dice)
      if (spoiled === undefined) continue
      expect(() => secondScore(spoiled)).toThrow()
      expect(scoreCase(spoiled)).toHaveProperty('problems')
      refused += 1
    }
    expect(refused).toBeGreaterThan(50)
  })
})
