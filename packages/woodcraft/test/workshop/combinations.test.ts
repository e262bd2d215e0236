import { canonical, each, type Fate, type Json, seededFate } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { gluingsOf } from '../../src/actions/glue.ts'
import { sawingsOf } from '../../src/actions/saw.ts'
import { matches, matchings, missing, needOf } from '../../src/cards/order-needs.ts'
import type { DieAsked } from '../../src/content/forms.ts'
import type { Player } from '../../src/state.ts'
import { colours, dieNames } from '../../src/workshop/dice.ts'
import { pile, Workbench } from '../workbench.ts'

/** Brute force, by dice that lie side by side and not by counts: slow, and obviously right. */

function randomPile(fate: Fate): string[] {
  return Array.from({ length: fate.below(9) }, () => dieNames[fate.below(dieNames.length)] as string)
}

function counted(dice: readonly string[]): number[] {
  return dieNames.map((name) => dice.filter((die) => die === name).length)
}

const faceOf = (die: string) => Number(die.slice(die.indexOf('-') + 1))
const colourOf = (die: string) => die.slice(0, die.indexOf('-'))
const texts = (values: readonly Json[]) => values.map((value) => canonical(value)).sort()
const different = (values: readonly Json[]) => [...new Set(values.map((value) => canonical(value)))].sort()

/** Every list of values from 1 to 6 of some length that adds up. */
function everySum(value: number, parts: number): number[][] {
  if (parts === 0) return value === 0 ? [[]] : []
  return [1, 2, 3, 4, 5, 6].flatMap((first) =>
    first <= value ? everySum(value - first, parts - 1).map((rest) => [first, ...rest]) : [],
  )
}

describe('on random lumber piles', () => {
  test('sawing offers every way once', () => {
    const fate = seededFate(1)
    for (let round = 0; round < 300; round++) {
      const dice = randomPile(fate)
      const cuts = 1 + fate.below(5)
      const expected = dice.flatMap((die) =>
        Array.from({ length: cuts }, (_, index) => index + 2).flatMap((parts) =>
          everySum(faceOf(die), parts).map((into) => ({ die, into: into.toSorted((one, other) => one - other) })),
        ),
      )
      expect(texts(sawingsOf(counted(dice), cuts) as never)).toEqual(different(expected))
    }
  })

  test('gluing offers every pair in every colour once', () => {
    const fate = seededFate(2)
    for (let round = 0; round < 500; round++) {
      const dice = randomPile(fate)
      const expected = dice.flatMap((one, index) =>
        dice.slice(index + 1).flatMap((other) => {
          const sum = faceOf(one) + faceOf(other)
          if (sum > 6) return []
          const pair = [one, other].sort((a, b) => dieNames.indexOf(a) - dieNames.indexOf(b))
          return [one, other].map((kept) => ({ dice: pair, into: `${colourOf(kept)}-${sum}` }))
        }),
      )
      expect(texts(gluingsOf({ lumber: counted(dice) } as Player) as never)).toEqual(different(expected))
    }
  })

  test('an order is matched by every set of dice once, and by none where there is none', () => {
    const fate = seededFate(3)
    for (let round = 0; round < 1000; round++) {
      const dice = randomPile(fate)
      const asked = Array.from({ length: 1 + fate.below(4) }, () => randomAsked(fate))
      const { dice: need } = needOf(asked, {})
      const found = matchings(counted(dice), need).map((set) => set.map((die) => dieNames[die] as string))
      const expected = different(everyMatch(dice, asked))
      expect(texts(found)).toEqual(expected)
      expect(matches(counted(dice), need)).toBe(expected.length > 0)
      expect(missing(counted(dice), need) === 0).toBe(expected.length > 0)
    }
  })

  test('splicing offers every die and every step once', () => {
    const fate = seededFate(4)
    for (let round = 0; round < 50; round++) {
      const dice = ['green-1', 'brown-2', ...randomPile(fate)]
      const bench = new Workbench((state, player) => {
        pile(state, player, ...dice)
        player.built.push('splice-2', 'splice-4')
        player.scrapwood = 1
      }).choose({ use: 'splice4' })
      const expected = dice.flatMap((die) =>
        [1, 2, 3, 4].filter((by) => faceOf(die) + by <= 6).map((by) => ({ die, by })),
      )
      expect(texts([...each(bench.position.space(bench.owed))])).toEqual(different(expected))
    }
  })
})

function randomAsked(fate: Fate): DieAsked {
  const colour = [...colours, 'any', ['green', 'brown'], ['yellow', 'brown'], ['green', 'yellow']][fate.below(7)]
  const value = fate.below(8) === 0 ? 'any' : 1 + fate.below(6)
  return { colour, value } as DieAsked
}

/** Tries every die for every one asked. */
function everyMatch(dice: readonly string[], asked: readonly DieAsked[]): string[][] {
  const [first, ...rest] = asked
  if (!first) return [[]]
  return dice.flatMap((die, index) => {
    const fits =
      (first.colour === 'any' || [first.colour].flat().includes(colourOf(die) as never)) &&
      (first.value === 'any' || first.value === faceOf(die))
    if (!fits) return []
    return everyMatch(dice.toSpliced(index, 1), rest).map((others) =>
      [die, ...others].sort((one, other) => dieNames.indexOf(one) - dieNames.indexOf(other)),
    )
  })
}
