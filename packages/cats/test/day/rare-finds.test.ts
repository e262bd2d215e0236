import { describe, expect, test } from 'vitest'
import { rareFindsKind } from '../../src/day/rare-finds.ts'
import { row, type Scene, type Setup, scene } from '../kit.ts'

const turn = (setup: Omit<Setup, 'next'>): Scene =>
  scene({ next: { step: 'rareFinds', args: { place: 0 } }, phase: 'rareFinds', ...setup })

const straight = (down: number) => row(down, 11, 14)
/** Oshax 1 is a staircase of two and two and two. */
const staircase: [number, number][] = [
  [3, 13],
  [3, 14],
  [4, 12],
  [4, 13],
  [5, 11],
  [5, 12],
]

describe('rare finds', () => {
  test('one oshax or treasure card a turn, in turn order, until all have passed', () => {
    const day = turn({ order: [1, 0], hands: [['107', '108'], ['109']], players: [{ fish: 0 }, {}] })
    expect(day.waiting).toEqual([1])
    day
      .choose(1, { play: '109', take: 'small' })
      .choose(1, 'common-1')
      .lay(1, [[4, 4]])
      .choose(1, 'stop')
    expect(day.waiting).toEqual([0])
    day
      .choose(0, { play: '107', take: 'small' })
      .choose(0, 'common-1')
      .lay(0, [[4, 4]])
      .choose(0, 'stop')
    expect(day.whyNot(0, { play: '108', take: 'small' })).toEqual({ code: 'alreadyPlayed' })
    day.choose(0, 'end')
    // Seat 1 has no card left, so it has passed.
    expect([day.waiting, day.player(1).passed]).toEqual([[0], true])
    day.choose(0, 'pass')
    expect(day.state.day).toBe(2)
  })

  test('an oshax takes the colour its player chooses as it is laid', () => {
    const day = turn({ hands: [['004'], []] })
    day.choose(0, { play: '004' })
    expect([day.asked, day.choices(0)]).toEqual([
      'oshax',
      ['oshax-1', 'oshax-2', 'oshax-3', 'oshax-4', 'oshax-5', 'oshax-6'],
    ])
    day.choose(0, 'oshax-1').lay(0, staircase)
    expect([day.asked, day.choices(0)]).toEqual(['colour', ['blue', 'green', 'red', 'purple', 'orange']])
    day.choose(0, 'purple')
    expect(day.player(0).boat.tiles.map(({ tile, colour }) => [tile, colour])).toEqual([['oshax-1', 'purple']])
    expect(day.zone('oshaxes')).toEqual(['oshax-2', 'oshax-3', 'oshax-4', 'oshax-5', 'oshax-6'])
  })

  test('an oshax counts as a cat of its colour and as an oshax', () => {
    const day = scene({
      next: { step: 'scoring' },
      phase: 'nextDay',
      day: 5,
      boats: ['boat-1', 'boat-2'],
      aboard: [
        [
          { tile: 'green-16', cells: row(2, 11, 15) },
          { tile: 'oshax-1', cells: staircase, colour: 'green' },
          { tile: 'green-09', cells: [...row(6, 11, 14), [7, 11]] },
        ],
      ],
      lessons: [['139'], []],
    })
    expect(day.sheet(0)).toMatchObject({ families: 8, '139': 3 })
  })

  test('the first treasure of a card must be taken, the second one need not', () => {
    const day = turn({ hands: [['098'], []] })
    day.choose(0, { play: '098', take: 'common' })
    expect(day.choices(0)).toEqual(['common-1', 'common-2', 'common-I3', 'common-L3'])
    day.choose(0, 'common-I3').lay(0, straight(4).slice(0, 3))
    expect(day.choices(0)).toEqual(['stop', 'common-1', 'common-2', 'common-I3', 'common-L3'])
  })

  test('rare and common treasures are not mixed', () => {
    const day = turn({ hands: [['098'], []], rare: ['rare-I4-1'] }).choose(0, { play: '098', take: 'common' })
    expect(day.whyNot(0, 'rare-I4')).toEqual({ code: 'otherTreasure', params: { take: 'common' } })
  })

  test('small treasures are common ones of one or two squares', () => {
    const day = turn({ hands: [['107'], []] }).choose(0, { play: '107', take: 'small' })
    expect(day.choices(0)).toEqual(['common-1', 'common-2'])
    expect(day.whyNot(0, 'common-I3')).toEqual({ code: 'otherTreasure', params: { take: 'small' } })
  })

  test('a second treasure is not asked for when none of the kind is left', () => {
    const day = turn({
      hands: [['107', '108'], []],
      gone: [
        'common-1-1',
        'common-1-2',
        'common-1-3',
        'common-1-4',
        'common-2-1',
        'common-2-2',
        'common-2-3',
        'common-2-4',
        'common-2-5',
      ],
    })
    day.choose(0, { play: '107', take: 'small' })
    day.lay(0, [[4, 4]])
    expect(day.asked).toBe('rareFinds')
    day.choose(0, 'end')
    expect(day.whyNot(0, { play: '108', take: 'small' })).toEqual({ code: 'supplyEmpty', params: { supply: 'small' } })
  })

  test('an oshax card needs an oshax that fits, a treasure card a treasure that fits', () => {
    const full = turn({ hands: [['001', '098'], []], freeOnly: [[]] })
    expect(full.whyNot(0, { play: '001' })).toEqual({ code: 'noLegalPlacement', params: { tile: 'oshax' } })
    const refused = { code: 'noLegalPlacement', params: { tile: 'common' } }
    expect(full.whyNot(0, { play: '098', take: 'common' })).toEqual(refused)
    expect(full.choices(0)).toEqual(['pass'])
  })

  test('rescue cards and lessons have their own phases', () => {
    const day = turn({ hands: [['007', '113'], []] })
    expect(day.whyNot(0, { play: '007' })).toEqual({ code: 'notThisPhase', params: { phase: 'rescue' } })
    expect(day.whyNot(0, { play: '113' })).toEqual({ code: 'notThisPhase', params: { phase: 'lessons' } })
    expect(day.whyNot(0, { play: '001' })).toEqual({ code: 'notInHand', params: { item: '001' } })
  })
})

describe('what would be lost by passing', () => {
  const lost = (day: number) => {
    const { table } = turn({ day, hands: [['108'], []] }).position
    return rareFindsKind.lostBy?.(table, 0, { found: false }, 'pass')
  }

  test('nothing before the last day, then every card that could still be played', () => {
    expect(lost(4)).toEqual([])
    expect(lost(5)).toEqual([{ play: '108', take: 'small' }])
  })
})
