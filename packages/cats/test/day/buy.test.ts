import { describe, expect, test } from 'vitest'
import { pausingScene, scene } from '../kit.ts'

/** Costs: 1, 0, 2, 3, 5, 2 and 1. */
const seven = ['007', '015', '043', '055', '001', '113', '143']

describe('buying cards', () => {
  const buying = (fish: number) =>
    scene({
      next: { step: 'buy' },
      phase: 'exploring',
      offers: [seven, ['016', '017', '018', '019', '020', '021', '022']],
      hands: [['092'], []],
      players: [{ fish }, { fish: 20 }],
    })

  test('four cards of 1 + 0 + 2 + 3 cost 6 fish and go to the hand, the others are discarded face down', () => {
    const shop = buying(20).choose(0, ['007', '015', '043', '055']).choose(1, [])
    expect(shop.player(0).fish).toBe(14)
    expect(shop.zone('hand/0')).toEqual(['007', '015', '043', '055', '092'])
    expect(shop.zone('discarded/0')).toEqual(['001', '113', '143'])
    expect(shop.zone('offer/0')).toEqual([])
  })

  test('all players buy at the same time', () => {
    expect(buying(20).waiting).toEqual([0, 1])
  })

  test('nobody sees what a purchase cost or how many cards it was before the last one has chosen', () => {
    const shop = buying(20).choose(0, ['007', '015', '043', '055'])
    expect([shop.player(0).fish, shop.zone('offer/0'), shop.zone('hand/0')]).toEqual([20, [...seven].sort(), ['092']])
    expect(shop.player(0).paid).toBe(false)
    expect(shop.waiting).toEqual([1])
    shop.choose(1, ['016'])
    expect([shop.player(0).fish, shop.zone('hand/0').length, shop.player(0).paid]).toEqual([14, 5, true])
    expect(shop.zone('hand/1')).toEqual(['016'])
  })

  test('any combination may be bought as long as it is paid for: 128 with 20 fish, 2 with none', () => {
    expect(buying(20).choices(0)).toHaveLength(128)
    expect(buying(0).choices(0)).toEqual([[], ['015']])
  })

  test('what cannot be paid for together is refused', () => {
    const shop = buying(5)
    expect(shop.whyNot(0, ['001', '007'])).toEqual({ code: 'needsFish', params: { needs: 6, has: 5 } })
    expect(shop.whyNot(0, ['001'])).toBeUndefined()
  })

  test('a card of an earlier day cannot be bought again', () => {
    expect(buying(20).whyNot(0, ['092'])).toEqual({ code: 'notInHand', params: { item: '092' } })
  })

  test('fish from an anytime card of an earlier day may pay for the purchase', () => {
    const shop = pausingScene({
      next: { step: 'buy' },
      phase: 'exploring',
      offers: [['001'], []],
      hands: [['078'], []],
      lessons: [['113', '114', '115'], []],
      players: [{ fish: 2 }, { fish: 0 }],
    })
    shop.interrupt(0, 'raise').goOn().choose(0, { play: '078' })
    expect(shop.player(0).fish).toBe(5)
    shop.choose(0, ['001']).choose(1, [])
    expect([shop.player(0).fish, shop.zone('hand/0')]).toEqual([0, ['001']])
  })

  test('a card bought now is played at the next anytimeWindow, once it is paid', () => {
    const shop = pausingScene({
      next: { step: 'buy' },
      phase: 'exploring',
      offers: [['071'], []],
      deck: ['113', '114'],
      players: [{ fish: 2 }, { fish: 0 }],
    })
    shop.choose(0, ['071']).choose(1, [])
    expect(shop.asked).toBe('pause')
    shop.interrupt(0, 'raise').goOn().choose(0, { play: '071' }).fate(['113', '114']).choose(0, ['114'])
    expect([shop.player(0).fish, shop.zone('hand/0'), shop.zone('discarded/0')]).toEqual([0, ['114'], ['113']])
  })
})
