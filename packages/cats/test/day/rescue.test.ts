import { describe, expect, test } from 'vitest'
import { rescueKind } from '../../src/day/rescue.ts'
import { type Scene, type Setup, scene } from '../kit.ts'

const turn = (setup: Omit<Setup, 'next'>): Scene => scene({ next: { step: 'rescue', args: { place: 0 } }, ...setup })
const permanent = (rescue: string) => ({ rescue, basket: 'permanent' })
const broken = (rescue: string) => ({ rescue, basket: 'broken' })

/** Straight cats, laid one below the other on the deck of any ship. */
const onDeck = (number: number) => [0, 1, 2, 3, 4].map((column): [number, number] => [2 + number, 11 + column])
const straight = ['blue-16', 'green-16', 'red-16', 'purple-16', 'orange-16']

describe('rescuing a cat', () => {
  test('costs 3 fish from the left zone and 5 from the right one, and a basket', () => {
    const left = turn({ left: ['blue-16'], right: ['red-16'], players: [{ fish: 20 }, { fish: 20 }] })
    left.choose(0, permanent('blue-16')).lay(0, onDeck(0))
    expect([left.player(0).fish, left.player(0).usedBaskets, left.zone('left')]).toEqual([17, 1, []])
    expect(left.zone('boat/0')).toEqual(['blue-16'])
    left.choose(1, permanent('red-16')).lay(1, onDeck(0))
    expect([left.player(1).fish, left.zone('right')]).toEqual([15, []])
  })

  test('is one cat a turn, then the next player in turn order', () => {
    const day = turn({
      order: [1, 0],
      left: straight,
      players: [
        { fish: 20, baskets: 2 },
        { fish: 20, baskets: 2 },
      ],
    })
    day.choose(1, permanent('blue-16')).lay(1, onDeck(0))
    expect(day.waiting).toEqual([0])
    day.choose(0, permanent('red-16')).lay(0, onDeck(0))
    expect(day.waiting).toEqual([1])
  })

  test.each([
    ['six on the left', 6, 0, 2],
    ['four on the right', 0, 4, 0],
    ['five on the left and one on the right', 5, 1, 0],
  ])('20 fish pay for %s', (_what, left, right, rest) => {
    const cats = ['blue-16', 'green-16', 'red-16', 'purple-16', 'orange-16', 'blue-09']
    const cells = [...[0, 1, 2, 3, 4].map(onDeck), [...onDeck(5).slice(0, 4), [8, 11] as [number, number]]]
    const day = turn({
      left: cats.slice(0, left),
      right: cats.slice(left, left + right),
      players: [{ fish: 20, baskets: 6 }, { passed: true }],
    })
    for (let cat = 0; cat < left + right; cat++) {
      day.choose(0, permanent(cats[cat] as string)).lay(0, cells[cat] as [number, number][])
    }
    expect(day.player(0).fish).toBe(rest)
    expect(day.zone('boat/0')).toHaveLength(left + right)
  })

  test('needs enough fish', () => {
    const poor = turn({ left: ['blue-16'], right: ['red-16'], players: [{ fish: 4 }, {}] })
    expect(poor.whyNot(0, permanent('red-16'))).toEqual({ code: 'needsFish', params: { needs: 5, has: 4 } })
    expect(poor.whyNot(0, permanent('blue-16'))).toBeUndefined()
  })

  test('needs a basket of the kind that is named', () => {
    const day = turn({ left: ['blue-16'], hands: [['067'], []], players: [{ fish: 20, usedBaskets: 1 }, {}] })
    const refused = { code: 'needsBasket', params: { basket: 'permanent', needs: 1, has: 0 } }
    expect(day.whyNot(0, permanent('blue-16'))).toEqual(refused)
  })

  test('needs a place on the ship', () => {
    const full = turn({
      left: ['blue-16'],
      hands: [['067'], []],
      freeOnly: [
        [
          [4, 0],
          [4, 1],
        ],
      ],
      players: [{ fish: 20 }, {}],
    })
    expect(full.whyNot(0, permanent('blue-16'))).toEqual({ code: 'noLegalPlacement', params: { tile: 'blue-16' } })
    expect(full.choices(0)).toEqual(['pass'])
  })

  test('takes only a cat from the zones', () => {
    const day = turn({ left: ['blue-16'], players: [{ fish: 20 }, {}] })
    expect(day.whyNot(0, permanent('red-16'))).toEqual({ code: 'notInZones', params: { tile: 'red-16' } })
    expect(day.whyNot(0, permanent('no such tile'))?.code).toBe('notInZones')
  })

  test('comes after the rescue cards: those in hand stay there', () => {
    const day = turn({ left: ['blue-16'], hands: [['043'], []], players: [{ fish: 20 }, {}] })
    expect(day.whyNot(0, { play: '043' })).toEqual({ code: 'notThisMoment', params: { phase: 'rescue' } })
  })

  test('is over for the turn after one cat', () => {
    const day = turn({ left: straight, hands: [['067'], []], players: [{ fish: 20, baskets: 3 }, {}] })
    day.choose(0, permanent('blue-16')).lay(0, onDeck(0))
    expect(day.choices(0)).toEqual(['end'])
    expect(day.whyNot(0, permanent('red-16'))).toEqual({ code: 'alreadyRescued' })
  })
})

describe('baskets', () => {
  test('3 broken ones and an unused permanent one carry 2 cats; the third broken one is lost on passing', () => {
    const day = turn({
      left: straight,
      rescueCards: [['015', '016', '017'], []],
      hands: [['113'], []],
      players: [{ fish: 20 }, { passed: true }],
    })
    day.choose(0, permanent('blue-16')).lay(0, onDeck(0)).choose(0, 'end')
    day.choose(0, broken('green-16')).lay(0, onDeck(1)).choose(0, 'end')
    expect([day.choices(0), day.zone('rescue/0')]).toEqual([['pass'], ['017']])
    day.choose(0, 'pass')
    expect(day.zone('discards')).toEqual(['015', '016', '017'])
  })

  test('a single-use basket is discarded with its card at once', () => {
    const day = turn({
      left: straight,
      rescueCards: [['043', '044'], []],
      players: [{ fish: 20, baskets: 0 }, { passed: true }],
    })
    day.choose(0, { rescue: 'blue-16', basket: 'single' }).lay(0, onDeck(0))
    expect([day.zone('rescue/0'), day.zone('discards')]).toEqual([['044'], ['043']])
  })

  test('the player says which kind is used', () => {
    const day = turn({ left: ['blue-16'], rescueCards: [['043', '015', '016'], []], players: [{ fish: 3 }, {}] })
    expect(day.choices(0)).toEqual([
      'pass',
      permanent('blue-16'),
      { rescue: 'blue-16', basket: 'single' },
      broken('blue-16'),
    ])
  })

  test('one broken basket carries no cat', () => {
    const day = turn({
      left: straight,
      rescueCards: [['015'], []],
      hands: [['067'], []],
      players: [{ fish: 20, baskets: 0 }, {}],
    })
    expect(day.whyNot(0, broken('blue-16'))?.code).toBe('needsBasket')
  })
})

describe('passing', () => {
  test('discards every rescue card, used or not, and lasts for the phase', () => {
    const day = turn({
      left: straight,
      rescueCards: [['043', '007'], []],
      players: [{ fish: 20 }, { fish: 20, baskets: 2 }],
    })
    day.choose(0, 'pass')
    expect([day.zone('rescue/0'), day.zone('discards')]).toEqual([[], ['007', '043']])
    day.choose(1, permanent('blue-16')).lay(1, onDeck(0))
    expect(day.waiting).toEqual([1])
  })

  test('is done for a player who can do nothing and holds no card', () => {
    const day = turn({ left: ['blue-16'], players: [{ fish: 2 }, { fish: 20 }] })
    expect([day.player(0).passed, day.waiting]).toEqual([true, [1]])
  })

  test('is never done for a player who holds a card', () => {
    const day = turn({ hands: [['113'], []], players: [{ fish: 0 }, {}] })
    expect([day.waiting, day.asked, day.choices(0)]).toEqual([[0], 'rescue', ['pass']])
  })

  test('ends the phase when all have passed, not when the zones are empty', () => {
    const day = turn({ hands: [['083'], ['113']], players: [{ fish: 20 }, { fish: 20 }] })
    day.choose(0, { play: '083' }).fate(['blue-16', 'red-16', 'rare-T4-1', 'rare-T4-2'])
    day.choose(0, { zone: 'left' }).choose(0, { zone: 'right' })
    expect(day.choices(0)).toEqual(['pass', permanent('blue-16'), permanent('red-16')])
    day.choose(0, 'pass').choose(1, 'pass')
    expect(day.state.phase).toBe('rareFinds')
  })
})

describe('what would be lost by passing', () => {
  const lost = (setup: Omit<Setup, 'next'>, choice: 'pass' | 'end' = 'pass') => {
    const { table } = turn({ left: ['blue-16', 'green-16'], players: [{ fish: 20 }, {}], ...setup }).position
    return rescueKind.lostBy?.(table, 0, { rescued: 0 }, choice)
  }

  test('nothing while fish and permanent baskets are kept for another day', () => {
    expect(lost({ day: 4 })).toEqual([])
  })

  test('each cat that a basket on a rescue card would still carry: the card is discarded', () => {
    expect(lost({ day: 4, rescueCards: [['015', '016', '017'], []] })).toEqual([broken('blue-16'), broken('green-16')])
  })

  test('after the last day also what a permanent basket would carry, each cat once', () => {
    expect(lost({ day: 5, rescueCards: [['015', '016'], []] })).toEqual([permanent('blue-16'), permanent('green-16')])
    expect(lost({ day: 5, players: [{ fish: 2 }, {}] })).toEqual([])
  })

  test('nothing by ending the turn after a rescue: one may rescue again in the next one', () => {
    expect(lost({ day: 5 }, 'end')).toEqual([])
  })
})
