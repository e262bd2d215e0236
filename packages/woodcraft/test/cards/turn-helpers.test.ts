import { because } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { employing, using, whyNotUsing } from './at-work.ts'
import { refusal } from './table.ts'

const cannotPay = (stock: string, needs: number, has: number) => ({ code: 'cannotPay', params: { stock, needs, has } })
const tooFew = (needs: number, has: number) => ({ code: 'tooFew', params: { needs, has } })

/** After each use the ability is refused a second time in the same turn. */
describe('helpers that act once per turn', () => {
  test('early-helper-09, Woodpecker Joiner: a die is raised by 1 without tile and scrapwood', () => {
    expect(using('early-helper-09', { dice: 'green-3' })).toEqual({ dice: 'green-4' })
    expect(whyNotUsing('early-helper-09', { dice: 'green-6' })).toEqual(because('nothingToRaise'))
  })

  test('early-helper-10, Mouse Carver: a die is lowered by 1, and a scrapwood falls off', () => {
    expect(using('early-helper-10', { dice: 'green-3' })).toEqual({ dice: 'green-2', scrapwood: 1 })
  })

  test('early-helper-10, Mouse Carver: nothing falls off where no die can be lowered', () => {
    expect(whyNotUsing('early-helper-10', { dice: 'green-1 brown-1' })).toEqual(because('nothingToLower'))
    expect(whyNotUsing('early-helper-10', {})).toEqual(because('nothingToLower'))
  })

  test('early-helper-11, Dormouse Grocer: glue, scrapwood or a blade for a berry', () => {
    expect(using('early-helper-11', { berries: 1 }, 'glue')).toEqual({ berries: -1, glue: 1 })
    expect(using('early-helper-11', { berries: 1 }, 'scrapwood')).toEqual({ berries: -1, scrapwood: 1 })
    expect(using('early-helper-11', { berries: 1 }, 'blade')).toEqual({ berries: -1, blades: 1 })
    expect(whyNotUsing('early-helper-11', {})).toMatchObject(cannotPay('berries', 1, 0))
  })

  test('early-helper-12, Salamander Dyer: a die becomes another colour for 2 berries', () => {
    const dye = (into: string) => using('early-helper-12', { berries: 2, dice: 'green-3' }, { die: 'green-3', into })
    expect(dye('yellow-3')).toEqual({ berries: -2, dice: 'yellow-3' })
    expect(dye('brown-3')).toEqual({ berries: -2, dice: 'brown-3' })
    expect(whyNotUsing('early-helper-12', { dice: 'green-3' })).toMatchObject(cannotPay('berries', 2, 0))
  })

  test('early-helper-13, Stag Beetle Sawyer: a die is cut in two without a tile', () => {
    const sawn = using('early-helper-13', { dice: 'green-4' }, { die: 'green-4', into: [2, 2] })
    expect(sawn).toEqual({ dice: 'green-2 green-2' })
    expect(whyNotUsing('early-helper-13', { dice: 'green-1' })).toEqual(because('nothingToSaw'))
  })

  test('early-helper-13, Stag Beetle Sawyer: a second cut takes a blade', () => {
    const before = { dice: 'green-4', blades: 1 }
    const sawn = using('early-helper-13', before, { die: 'green-4', into: [1, 1, 2] })
    expect(sawn).toEqual({ dice: 'green-1 green-1 green-2', blades: -1 })
  })

  test('early-helper-14, Boar Foreman: a berry for one with three helpers', () => {
    const two = { 'slot-02': 'early-helper-18' }
    expect(using('early-helper-14', { workshop: { ...two, 'slot-03': 'early-helper-21' } })).toEqual({ berries: 1 })
    expect(whyNotUsing('early-helper-14', { workshop: two })).toMatchObject(tooFew(3, 2))
  })

  test('early-helper-15, Earthworm Gardener: all trees grow by 1', () => {
    const before = { trees: { green: 3, yellow: 2 }, built: ['pot-yellow'] } as const
    expect(using('early-helper-15', before)).toEqual({ trees: { green: 4, yellow: 3 } })
    expect(using('early-helper-15', { trees: { green: 5 } })).toEqual({ trees: {}, dice: 'green-6' })
    expect(whyNotUsing('early-helper-15', {})).toEqual(because('noTree'))
  })

  test('early-helper-16, Weasel Fitter: a used tile is ready again for a scrapwood', () => {
    expect(using('early-helper-16', { scrapwood: 1, usedSaws: 1 })).toEqual({ scrapwood: -1, usedSaws: -1 })
    expect(whyNotUsing('early-helper-16', { scrapwood: 1 })).toEqual(because('tileNotUsed'))
    expect(whyNotUsing('early-helper-16', { usedSaws: 1 })).toMatchObject(cannotPay('scrapwood', 1, 0))
  })

  test('late-helper-09, Bat Turner: a die is turned to its other side for a berry', () => {
    expect(using('late-helper-09', { berries: 1, dice: 'brown-1' })).toEqual({ berries: -1, dice: 'brown-6' })
    expect(using('late-helper-09', { berries: 1, dice: 'green-4' })).toEqual({ berries: -1, dice: 'green-3' })
    expect(whyNotUsing('late-helper-09', { dice: 'brown-1' })).toMatchObject(cannotPay('berries', 1, 0))
    expect(whyNotUsing('late-helper-09', { berries: 1 })).toEqual(because('noLumber'))
  })

  test('late-helper-10, Spider Gluer: two dice are glued for a glue, without the tile', () => {
    const before = { glue: 1, dice: 'green-2 brown-3' }
    const glued = using('late-helper-10', before, { dice: ['green-2', 'brown-3'], into: 'brown-5' })
    expect(glued).toEqual({ glue: -1, dice: 'brown-5', points: 4 })
    expect(using('late-helper-10', { glue: 1, dice: 'green-2 green-3' })).toEqual({ glue: -1, dice: 'green-5' })
    expect(whyNotUsing('late-helper-10', { dice: 'green-2 brown-3' })).toMatchObject(cannotPay('glue', 1, 0))
  })

  test('late-helper-11, Elk Raftsman: a six at its price, without the action', () => {
    const buy = (six: string) => using('late-helper-11', { berries: 8 }, six)
    expect(buy('green-6')).toEqual({ berries: -6, dice: 'green-6' })
    expect(buy('yellow-6')).toEqual({ berries: -7, dice: 'yellow-6' })
    expect(buy('brown-6')).toEqual({ berries: -8, dice: 'brown-6' })
    expect(whyNotUsing('late-helper-11', { berries: 5 })).toEqual(because('needsBerries', { needs: 6, has: 5 }))
  })

  test('late-helper-12, Lynx Dealer: a die is sold for a lantern', () => {
    const before = { lanterns: 1, dice: 'green-3 brown-3' }
    expect(using('late-helper-12', before, 'brown-3')).toEqual({ lanterns: -1, berries: 8, dice: 'green-3' })
    expect(whyNotUsing('late-helper-12', { dice: 'green-3' })).toMatchObject(cannotPay('lanterns', 1, 0))
    expect(whyNotUsing('late-helper-12', { lanterns: 1 })).toEqual(because('noLumber'))
  })

  test('late-helper-13, Swallow Dispatcher: an order moves up a row for a berry', () => {
    const cards = { 'berry/0': ['early-order-12'] }
    expect(using('late-helper-13', { berries: 1, cards })).toEqual({ berries: -1 })
    const bench = employing('late-helper-13', { berries: 1, cards }).choose({ ability: 'late-helper-13' })
    expect(bench.zone('rep1/0')).toEqual(['early-order-12'])
    expect(whyNotUsing('late-helper-13', { cards })).toMatchObject(cannotPay('berries', 1, 0))
    const top = { 'rep3/0': ['early-order-15'] }
    expect(whyNotUsing('late-helper-13', { berries: 2, cards: top })).toEqual(because('noLowerOrder'))
  })

  test('late-helper-14, Crayfish Cutter: a die is cut in up to three or raised by 1', () => {
    const sawn = using('late-helper-14', { dice: 'green-4' }, 'saw', { die: 'green-4', into: [1, 1, 2] })
    expect(sawn).toEqual({ dice: 'green-1 green-1 green-2' })
    expect(using('late-helper-14', { dice: 'green-4' }, 'splice')).toEqual({ dice: 'green-5' })
    const sawing = employing('late-helper-14', { dice: 'green-4' }).choose({ ability: 'late-helper-14' }, 'saw')
    const reason = because('needsBlades', { needs: 1, has: 0 })
    expect(refusal(sawing, { die: 'green-4', into: [1, 1, 1, 1] })).toEqual(reason)
  })

  test('late-helper-15, Capercaillie Warden: 2 points for one with two trees', () => {
    const before = { trees: { green: 3, yellow: 1 }, built: ['pot-yellow'] } as const
    expect(using('late-helper-15', before)).toEqual({ points: 2 })
    expect(whyNotUsing('late-helper-15', { trees: { green: 3 } })).toMatchObject(tooFew(2, 1))
  })
})
