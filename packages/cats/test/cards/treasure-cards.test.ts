import { describe, expect, test } from 'vitest'
import { row, type Scene, type Setup, scene } from '../kit.ts'
import { expectCost } from './cost.ts'

const turn = (card: string, setup: Partial<Setup> = {}): Scene =>
  scene({ next: { step: 'rareFinds', args: { place: 0 } }, phase: 'rareFinds', hands: [[card, '113'], []], ...setup })

const onlyIn = (phase: string) => ({ code: 'notThisPhase', params: { phase } })
const inRescue = (card: string) =>
  scene({ next: { step: 'rescue', args: { place: 0 } }, hands: [[card], []] }).whyNot(0, { play: card })

describe.each(['098', '099', '100', '101', '102', '103', '104', '105', '106'])('treasure card %s', (card) => {
  test('costs 2 fish', () => expectCost(card, 2))

  test('brings one rare treasure', () => {
    const day = turn(card, { rare: ['rare-I4-2', 'rare-T4-1'] }).choose(0, { play: card, take: 'rare' })
    expect(day.choices(0)).toEqual(['rare-I4', 'rare-T4'])
    day.choose(0, 'rare-I4').lay(0, row(4, 11, 14))
    expect([day.zone('boat/0'), day.zone('rare'), day.asked]).toEqual([['rare-I4-2'], ['rare-T4-1'], 'rareFinds'])
    expect(day.zone('discards')).toEqual([card])
  })

  test('or two common ones of any size, at no cost', () => {
    const day = turn(card, { players: [{ fish: 0 }, {}] }).choose(0, { play: card, take: 'common' })
    day
      .choose(0, 'common-I3')
      .lay(0, row(4, 11, 13))
      .choose(0, 'common-2')
      .lay(0, row(5, 11, 12))
    expect([day.zone('boat/0'), day.player(0).fish]).toEqual([['common-2-5', 'common-I3-5'], 0])
    expect(day.choices(0)).toEqual(['end'])
  })

  test('cannot bring a rare treasure when none lies on the table, nor small ones, nor in another phase', () => {
    const day = turn(card)
    expect(day.whyNot(0, { play: card, take: 'rare' })).toEqual({ code: 'supplyEmpty', params: { supply: 'rare' } })
    expect(day.whyNot(0, { play: card, take: 'small' })).toEqual({ code: 'otherTreasure', params: { take: 'small' } })
    expect(inRescue(card)).toEqual(onlyIn('rareFinds'))
  })
})

describe.each(['107', '108', '109', '110', '111', '112'])('treasure card %s', (card) => {
  test('costs 1 fish', () => expectCost(card, 1))

  test('brings two small common treasures at no cost', () => {
    const day = turn(card, { players: [{ fish: 0 }, {}] }).choose(0, { play: card, take: 'small' })
    expect(day.choices(0)).toEqual(['common-1', 'common-2'])
    day
      .choose(0, 'common-1')
      .lay(0, [[4, 11]])
      .choose(0, 'common-2')
      .lay(0, row(5, 11, 12))
    expect([day.zone('boat/0'), day.player(0).fish]).toEqual([['common-1-5', 'common-2-5'], 0])
  })

  test('or two common ones of any size for 1 fish more', () => {
    const day = turn(card, { players: [{ fish: 3 }, {}] }).choose(0, { play: card, take: 'common' })
    day
      .choose(0, 'common-L3')
      .lay(0, [
        [4, 11],
        [5, 11],
        [5, 12],
      ])
      .choose(0, 'common-I3')
      .lay(0, row(6, 11, 13))
    expect([day.zone('boat/0'), day.player(0).fish]).toEqual([['common-I3-5', 'common-L3-5'], 2])
  })

  test('cannot bring large ones without a fish, nor rare ones, nor in another phase', () => {
    const day = turn(card, { rare: ['rare-I4-1'], players: [{ fish: 0 }, {}] })
    const refused = { code: 'needsFish', params: { needs: 1, has: 0 } }
    expect(day.whyNot(0, { play: card, take: 'common' })).toEqual(refused)
    expect(day.whyNot(0, { play: card, take: 'rare' })).toEqual({ code: 'otherTreasure', params: { take: 'rare' } })
    expect(inRescue(card)).toEqual(onlyIn('rareFinds'))
  })
})
