import { describe, expect, test } from 'vitest'
import { row, type Scene, scene } from '../kit.ts'
import { expectCost } from './cost.ts'

/** Card, cost, speed, and the basket it shows. */
const cards: [card: string, cost: number, speed: number, basket: 'none' | 'single' | 'broken'][] = [
  ['007', 1, 4, 'none'],
  ['008', 1, 4, 'none'],
  ['009', 1, 4, 'none'],
  ['010', 1, 4, 'none'],
  ['011', 1, 4, 'none'],
  ['012', 1, 4, 'none'],
  ['013', 1, 4, 'none'],
  ['014', 1, 4, 'none'],
  ['015', 0, 0, 'broken'],
  ['016', 0, 0, 'broken'],
  ['017', 0, 0, 'broken'],
  ['018', 0, 0, 'broken'],
  ['019', 0, 0, 'broken'],
  ['020', 0, 0, 'broken'],
  ['021', 0, 0, 'broken'],
  ['022', 0, 0, 'broken'],
  ['023', 1, 1, 'broken'],
  ['024', 1, 1, 'broken'],
  ['025', 1, 1, 'broken'],
  ['026', 1, 1, 'broken'],
  ['027', 1, 1, 'broken'],
  ['028', 1, 1, 'broken'],
  ['029', 1, 1, 'broken'],
  ['030', 1, 1, 'broken'],
  ['031', 1, 1, 'broken'],
  ['032', 1, 1, 'broken'],
  ['033', 1, 1, 'broken'],
  ['034', 1, 1, 'broken'],
  ['035', 2, 3, 'broken'],
  ['036', 2, 3, 'broken'],
  ['037', 2, 3, 'broken'],
  ['038', 2, 3, 'broken'],
  ['039', 2, 3, 'broken'],
  ['040', 2, 3, 'broken'],
  ['041', 2, 3, 'broken'],
  ['042', 2, 3, 'broken'],
  ['043', 2, 1, 'single'],
  ['044', 2, 1, 'single'],
  ['045', 2, 1, 'single'],
  ['046', 2, 1, 'single'],
  ['047', 2, 1, 'single'],
  ['048', 2, 1, 'single'],
  ['049', 2, 1, 'single'],
  ['050', 2, 1, 'single'],
  ['051', 2, 1, 'single'],
  ['052', 2, 1, 'single'],
  ['053', 2, 1, 'single'],
  ['054', 2, 1, 'single'],
  ['055', 3, 3, 'single'],
  ['056', 3, 3, 'single'],
  ['057', 3, 3, 'single'],
  ['058', 3, 3, 'single'],
  ['059', 3, 3, 'single'],
  ['060', 3, 3, 'single'],
  ['061', 3, 3, 'single'],
  ['062', 3, 3, 'single'],
  ['063', 3, 3, 'single'],
  ['064', 3, 3, 'single'],
  ['065', 3, 3, 'single'],
  ['066', 3, 3, 'single'],
]

/** Seat 0 has laid down these cards and has no other basket left; a lesson in hand keeps the turn open. */
const turnWith = (...rescueCards: string[]): Scene =>
  scene({
    next: { step: 'rescue', args: { place: 0 } },
    rescueCards: [rescueCards, []],
    hands: [['113'], []],
    left: ['blue-16'],
    players: [{ fish: 3, baskets: 1, usedBaskets: 1 }, {}],
  })

describe.each(cards)('rescue card %s', (card, cost, speed, basket) => {
  test(`costs ${cost} fish`, () => expectCost(card, cost))

  test(`has speed ${speed} when it is turned over, and goes to the discards on passing`, () => {
    const day = scene({ next: { step: 'rescueCards', args: { place: 0 } }, hands: [[card, '113'], []] })
    day.choose(0, [card])
    expect([day.player(0).speed, day.zone('rescue/0')]).toEqual([speed, [card]])
    expect(day.choose(0, 'pass').zone('discards')).toEqual([card])
  })

  test(`shows ${basket === 'none' ? 'no basket' : `a ${basket} basket`}`, () => {
    const alone = turnWith(card)
    const carries = (turn: Scene, kind: string) => turn.whyNot(0, { rescue: 'blue-16', basket: kind }) === undefined
    expect(carries(alone, 'single')).toBe(basket === 'single')
    expect(carries(alone, 'broken')).toBe(false)
    const partner = card === '015' ? '016' : '015'
    const pair = turnWith(card, partner)
    expect(carries(pair, 'broken')).toBe(basket === 'broken')
    if (basket === 'none') return
    const turn = basket === 'single' ? alone : pair
    turn.choose(0, { rescue: 'blue-16', basket }).lay(0, row(4, 11, 15))
    expect(turn.zone('rescue/0')).toEqual([])
    expect(turn.zone('discards')).toEqual(basket === 'single' ? [card] : [partner, card].sort())
  })

  test('cannot be played among the rare finds', () => {
    const day = scene({ next: { step: 'rareFinds', args: { place: 0 } }, phase: 'rareFinds', hands: [[card], []] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'notThisPhase', params: { phase: 'rescue' } })
  })
})
