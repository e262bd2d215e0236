import { because } from '@nora/kernel'
import { expect } from 'vitest'
import { pile, type Workbench } from '../workbench.ts'
import { type Before, type Changes, refusal, turn } from './table.ts'

export type Materials = Pick<Before, 'glue' | 'scrapwood' | 'blades'>

/** What each row adds when an order is completed there; none starts lower. */
export const reputationOf = { rep3: 3, rep2: 2, rep1: 1 }
export type Row = keyof typeof reputationOf

const colours = ['green', 'yellow', 'brown']
const everyDie = colours.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((value) => `${colour}-${value}`))

/** The dice that will do for each one asked: `yellow/brown-5` are two, `any-5` three. */
function suitable(asked: string): string[][] {
  return asked.split(' ').map((die) => {
    const [colour, value] = die.split('-') as [string, string]
    return (colour === 'any' ? colours : colour.split('/')).map((name) => `${name}-${value}`)
  })
}

/** Dice as they are asked for. */
export const fitting = (asked: string): string[] => suitable(asked).map((dice) => dice.at(-1) as string)

/** The order lies in its row, three helpers are at work who make 1 glue each, and two contracts are on offer. */
export function beside(id: string, row: Row, dice: readonly string[], materials: Materials): Workbench {
  return turn({
    ...materials,
    dice: dice.join(' '),
    workshop: { 'slot-01': 'early-helper-01', 'slot-02': 'early-helper-02', 'slot-03': 'early-helper-03' },
    cards: { [`${row}/0`]: [id], contracts: ['contract-01', 'contract-02'] },
  })
}

export function paid(materials: Materials): Changes {
  return Object.fromEntries(Object.entries(materials).map(([material, n]) => [material, -n]))
}

/** With a die or a material too few it is refused, and just the dice it asks for will do. */
export function expectRefusals(id: string, row: Row, asked: string, materials: Materials): void {
  const dice = fitting(asked)
  const bench = beside(id, row, dice, materials)
  for (const [index, accepted] of suitable(asked).entries()) {
    const others = dice.toSpliced(index, 1)
    pile(bench.state, bench.player(), ...others)
    expect(refusal(bench, { complete: id })).toEqual(because('needsDice', { n: 1 }))
    const offered = everyDie.filter((die) => {
      pile(bench.state, bench.player(), ...others, die)
      return bench.offers({ complete: id })
    })
    expect(offered).toEqual(accepted)
  }
  for (const [material, needs] of Object.entries(materials)) {
    const short = beside(id, row, dice, { ...materials, [material]: needs - 1 })
    expect(refusal(short, { complete: id })).toEqual(because('needsMaterial', { material, needs, has: needs - 1 }))
  }
}
