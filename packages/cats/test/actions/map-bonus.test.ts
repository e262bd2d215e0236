import { describe, expect, test } from 'vitest'
import { placement, row, type Scene, type Setup, scene } from '../kit.ts'

/** The green map of boat-1 is at row 0, column 7. */
const overGreenMap = row(0, 7, 11)

function rescuing(cat: string, setup: Partial<Setup> = {}): Scene {
  const turn = scene({
    next: { step: 'rescue', args: { place: 0 } },
    boats: ['boat-1', 'boat-2'],
    left: [cat],
    ...setup,
    players: [{ fish: 20 }, { passed: true }],
  })
  return turn.choose(0, { rescue: cat, basket: 'permanent' })
}

function befriending(colour: string): Scene {
  const turn = scene({
    next: { step: 'rareFinds', args: { place: 0 } },
    phase: 'rareFinds',
    boats: ['boat-1', 'boat-2'],
    hands: [['001'], []],
    players: [{}, { passed: true }],
  })
  turn.choose(0, { play: '001' }).choose(0, 'oshax-3')
  return turn
    .lay(0, [
      [0, 8],
      [0, 7],
      [1, 7],
      [1, 6],
      [2, 6],
      [3, 6],
    ])
    .choose(0, colour)
}

describe('a map', () => {
  test('a green cat over the green map may take any common treasure at once', () => {
    const turn = rescuing('green-16').lay(0, overGreenMap)
    expect([turn.asked, turn.choices(0)]).toEqual([
      'mapBonus',
      ['leave', 'common-1', 'common-2', 'common-I3', 'common-L3'],
    ])
    turn.choose(0, 'common-1').lay(0, [[1, 7]])
    expect(turn.zone('boat/0')).toEqual(['common-1-5', 'green-16'])
  })

  test('the bonus may be left', () => {
    const turn = rescuing('green-16').lay(0, overGreenMap).choose(0, 'leave')
    expect(turn.zone('boat/0')).toEqual(['green-16'])
  })

  test('the cat alone gives base -18 -35 = -53, and four maps stay visible', () => {
    const turn = rescuing('green-16', { publicLessons: ['150'] })
      .lay(0, overGreenMap)
      .choose(0, 'leave')
    expect(turn.sheet(0)).toEqual({ rats: -18, sections: -35, families: 0, rare: 0, '150': 20 })
  })

  test('a red cat there finds nothing', () => {
    const turn = rescuing('red-16').lay(0, overGreenMap)
    expect(turn.asked).not.toBe('mapBonus')
  })

  test('an oshax that becomes green finds a treasure, one that becomes red does not', () => {
    expect(befriending('green').asked).toBe('mapBonus')
    expect(befriending('red').asked).not.toBe('mapBonus')
  })

  test('a treasure on a map finds nothing', () => {
    const turn = scene({
      next: { step: 'rareFinds', args: { place: 0 } },
      phase: 'rareFinds',
      boats: ['boat-1', 'boat-2'],
      hands: [['107'], []],
      players: [{}, { passed: true }],
    })
    turn
      .choose(0, { play: '107', take: 'small' })
      .choose(0, 'common-1')
      .lay(0, [[0, 7]])
    expect(turn.asked).toBe('treasure')
  })

  test('the treasure must touch a tile as usual', () => {
    const turn = rescuing('green-16').lay(0, overGreenMap).choose(0, 'common-1')
    expect(turn.whyNot(0, placement('common-1-5', [[4, 4]]))).toEqual({ code: 'doesNotTouch' })
  })

  test('five single squares taken in a game of two: the sixth is gone, other shapes are not', () => {
    const gone = ['common-1-1', 'common-1-2', 'common-1-3', 'common-1-4', 'common-1-5']
    const turn = rescuing('green-16', { gone }).lay(0, overGreenMap)
    expect(turn.choices(0)).toEqual(['leave', 'common-2', 'common-I3', 'common-L3'])
    expect(turn.whyNot(0, 'common-1')).toEqual({ code: 'supplyEmpty', params: { supply: 'common-1' } })
  })

  test('a rare treasure is no bonus in the classic game', () => {
    const turn = rescuing('green-16', { rare: ['rare-T4-1'] }).lay(0, overGreenMap)
    expect(turn.whyNot(0, 'rare-T4')?.code).toBe('otherTreasure')
  })

  test('nothing is asked when no treasure fits', () => {
    const turn = rescuing('green-16', { freeOnly: [overGreenMap] })
    expect(turn.zone('boat/0')).toEqual(['green-16'])
    expect(turn.asked).toBe('draw')
  })

  test('a map uncovered again pays again', () => {
    const turn = rescuing('green-16', {
      aboard: [
        [
          { tile: 'common-1-1', cells: [[0, 7]] },
          { tile: 'common-1-2', cells: [[1, 7]] },
        ],
      ],
      hands: [['088'], []],
    })
    expect(turn.whyNotLay(0, overGreenMap)?.code).toBe('overlaps')
    const emptied = scene({
      next: { step: 'rescue', args: { place: 0 } },
      boats: ['boat-1', 'boat-2'],
      left: ['green-16'],
      aboard: [
        [
          { tile: 'common-1-1', cells: [[0, 7]] },
          { tile: 'common-1-2', cells: [[1, 7]] },
        ],
      ],
      hands: [['088'], []],
      players: [{ fish: 3 }, { passed: true }],
    })
    emptied.choose(0, { play: '088' })
    emptied.choose(0, { rescue: 'green-16', basket: 'permanent' }).lay(0, overGreenMap)
    expect(emptied.asked).toBe('mapBonus')
  })
})
