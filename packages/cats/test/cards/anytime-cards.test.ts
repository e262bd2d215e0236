import { describe, expect, test } from 'vitest'
import { pausingScene, row, type Scene, type Setup, scene } from '../kit.ts'
import { expectCost } from './cost.ts'

const turn = (card: string, setup: Partial<Setup> = {}): Scene =>
  scene({ next: { step: 'rescue', args: { place: 0 } }, hands: [[card, '113'], []], ...setup })

describe.each(['069', '070'])('anytime card %s', (card) => {
  const stern = { tile: 'red-16', cells: row(4, 0, 4) }
  const day = () =>
    turn(card, {
      aboard: [[stern], []],
      hands: [[card, card === '069' ? '070' : '069'], []],
      left: ['blue-16', 'green-16'],
      players: [{ fish: 20, baskets: 3 }, { passed: true }],
    })

  test('costs 1 fish', () => expectCost(card, 1))

  test('lets the next tile lie anywhere, and only that one', () => {
    const turns = day().choose(0, { play: card })
    turns
      .choose(0, { rescue: 'blue-16', basket: 'permanent' })
      .lay(0, row(4, 16, 20))
      .choose(0, 'end')
    turns.choose(0, { rescue: 'green-16', basket: 'permanent' })
    expect(turns.whyNotLay(0, row(2, 11, 15))).toEqual({ code: 'doesNotTouch' })
  })

  test('waits over days until a tile is laid', () => {
    const turns = day().choose(0, { play: card }).choose(0, 'pass').choose(0, 'pass')
    expect([turns.state.day, turns.player(0).anywhere]).toEqual([2, true])
  })

  test('cannot be played while another one is waiting', () => {
    const other = card === '069' ? '070' : '069'
    expect(day().choose(0, { play: card }).whyNot(0, { play: other })).toEqual({ code: 'alreadyPending' })
  })
})

describe.each([
  ['071', 0, ['114', '115'], 2],
  ['072', 0, ['114', '115'], 2],
  ['073', 1, ['114', '115', '116'], 3],
  ['074', 1, ['114', '115', '116'], 3],
])('anytime card %s', (card, cost, drawn, number) => {
  test(`costs ${cost} fish`, () => expectCost(card, cost))

  test(`draws ${number} cards, to be kept at their normal cost`, () => {
    const day = turn(card, { players: [{ fish: 3 }, {}] }).choose(0, { play: card })
    expect(day.position.pending[0]?.args).toMatchObject({ from: 'deck', n: number })
    day.fate(drawn)
    expect(day.whyNot(0, ['114', '115'])).toEqual({ code: 'needsFish', params: { needs: 4, has: 3 } })
    day.choose(0, ['115'])
    expect([day.player(0).fish, day.zone('hand/0')]).toEqual([1, ['113', '115']])
    expect(day.zone('discarded/0')).toEqual(drawn.filter((other) => other !== '115'))
  })

  test('may be played before the cards are dealt, but not while exploring before the own purchase is paid', () => {
    const before = pausingScene({ next: { step: 'deal' }, phase: 'fishing', hands: [[card], []] })
    expect(before.interrupt(0, 'raise').goOn().whyNot(0, { play: card })).toBeUndefined()
    const during = pausingScene({ next: { step: 'buy' }, phase: 'exploring', hands: [[card], []] })
    expect(during.interrupt(0, 'raise').goOn().whyNot(0, { play: card })).toEqual({ code: 'buyFirst' })
    const after = pausingScene({
      next: { step: 'lessons' },
      phase: 'exploring',
      hands: [[card], []],
      players: [{ paid: true }, { paid: true }],
    })
    expect(after.interrupt(0, 'raise').goOn().whyNot(0, { play: card })).toBeUndefined()
  })

  test('cannot be played when the deck is used up', () => {
    const day = turn(card, { deck: [] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'supplyEmpty', params: { supply: 'deck' } })
  })
})

describe('anytime card 075', () => {
  test('costs 3 fish', () => expectCost('075', 3))

  test('brings a random cat aboard without fish or basket, with the treasure of its map', () => {
    const day = turn('075', { boats: ['boat-1', 'boat-2'] })
      .choose(0, { play: '075' })
      .fate(['green-16'])
    day.lay(0, row(0, 7, 11))
    expect([day.asked, day.zone('boat/0'), day.player(0).usedBaskets]).toEqual(['mapBonus', ['green-16'], 0])
  })

  test('or a rare treasure', () => {
    const day = turn('075')
      .choose(0, { play: '075' })
      .fate(['rare-I4-3'])
      .lay(0, row(4, 11, 14))
    expect([day.zone('boat/0'), day.zone('rare'), day.asked]).toEqual([['rare-I4-3'], [], 'rescue'])
  })

  test('a tile that fits nowhere leaves the game', () => {
    const day = turn('075', {
      freeOnly: [
        [
          [4, 4],
          [4, 5],
        ],
      ],
    })
      .choose(0, { play: '075' })
      .fate(['blue-01'])
    expect([day.zone('gone'), day.zone('found'), day.asked]).toEqual([['blue-01'], [], 'rescue'])
  })

  test('cannot be played when the bag is empty', () => {
    expect(turn('075', { bag: [] }).whyNot(0, { play: '075' })).toEqual({
      code: 'supplyEmpty',
      params: { supply: 'bag' },
    })
  })
})

describe('anytime card 076', () => {
  test('costs 2 fish', () => expectCost('076', 2))

  test('gives 5 fish for a permanent basket, also right after it was used', () => {
    const day = turn('076', { left: ['blue-16', 'red-16'], players: [{ fish: 3, baskets: 2 }, { passed: true }] })
    day
      .choose(0, { rescue: 'blue-16', basket: 'permanent' })
      .lay(0, row(4, 11, 15))
      .choose(0, { play: '076' })
    expect(day.player(0)).toMatchObject({ fish: 5, baskets: 1, usedBaskets: 0 })
    day.choose(0, 'end')
    expect(day.whyNot(0, { rescue: 'red-16', basket: 'permanent' })).toBeUndefined()
    expect(day.state.basketSupply).toBe(8)
  })

  test('cannot be played without a permanent basket', () => {
    const refused = { code: 'needsBasket', params: { basket: 'permanent', needs: 1, has: 0 } }
    expect(turn('076', { players: [{ baskets: 0 }, {}] }).whyNot(0, { play: '076' })).toEqual(refused)
  })
})

describe('anytime card 077', () => {
  const zones = { left: ['blue-01', 'blue-02'], right: ['red-01', 'red-02', 'red-03'] }

  test('costs 1 fish', () => expectCost('077', 1))

  test('moves up to three cats to the other zone', () => {
    const day = turn('077', zones).choose(0, { play: '077' })
    day.choose(0, 'red-02').choose(0, 'blue-01').choose(0, 'red-03')
    expect([day.zone('left'), day.zone('right')]).toEqual([
      ['blue-02', 'red-02', 'red-03'],
      ['red-01', 'blue-01'],
    ])
    expect(day.asked).toBe('rescue')
  })

  test('or fewer, or none', () => {
    const day = turn('077', zones).choose(0, { play: '077' }).choose(0, 'stop')
    expect([day.zone('left'), day.asked]).toEqual([['blue-01', 'blue-02'], 'rescue'])
  })

  test('each cat once, and only cats in the zones', () => {
    const day = turn('077', zones).choose(0, { play: '077' }).choose(0, 'red-02')
    expect(day.whyNot(0, 'red-02')).toEqual({ code: 'alreadyMoved', params: { tile: 'red-02' } })
    expect(day.whyNot(0, 'green-01')).toEqual({ code: 'notInZones', params: { tile: 'green-01' } })
  })

  test('cannot be played when the zones are empty', () => {
    expect(turn('077').whyNot(0, { play: '077' })).toEqual({ code: 'noCats' })
  })
})

describe.each(['080', '081', '082'])('anytime card %s', (card) => {
  const cats = ['blue-16', 'green-16', 'red-16']

  test('costs 2 fish', () => expectCost(card, 2))

  test('adds one rescue to a turn, with its own fish and basket', () => {
    const day = turn(card, { left: cats, players: [{ fish: 20, baskets: 3 }, {}] }).choose(0, { play: card })
    day.choose(0, { rescue: 'blue-16', basket: 'permanent' }).lay(0, row(4, 11, 15))
    day.choose(0, { rescue: 'red-16', basket: 'permanent' }).lay(0, row(5, 11, 15))
    expect(day.player(0)).toMatchObject({ fish: 14, usedBaskets: 2, extraRescues: 0 })
    expect(day.whyNot(0, { rescue: 'green-16', basket: 'permanent' })).toEqual({ code: 'alreadyRescued' })
  })

  test('may be played after the first rescue, and adds up with another one', () => {
    const other = card === '080' ? '081' : '080'
    const day = turn(card, { left: cats, hands: [[card, other], []], players: [{ fish: 20, baskets: 3 }, {}] })
    day.choose(0, { rescue: 'blue-16', basket: 'permanent' }).lay(0, row(4, 11, 15))
    day.choose(0, { play: card }).choose(0, { play: other })
    expect(day.player(0).extraRescues).toBe(2)
    day.choose(0, { rescue: 'red-16', basket: 'permanent' }).lay(0, row(5, 11, 15))
    expect(day.player(0).extraRescues).toBe(1)
  })

  test('waits for another turn when it is not used', () => {
    const day = turn(card, { players: [{ fish: 20 }, { passed: true }] }).choose(0, { play: card })
    day.choose(0, 'pass').choose(0, 'pass')
    expect([day.state.day, day.player(0).extraRescues]).toEqual([2, 1])
  })

  test('cannot be played when nobody rescues any more', () => {
    const evening = scene({
      next: { step: 'rareFinds', args: { place: 0 } },
      phase: 'rareFinds',
      day: 5,
      hands: [[card], []],
    })
    expect(evening.whyNot(0, { play: card })).toEqual({ code: 'noEffect' })
  })
})

describe('anytime card 083', () => {
  test('costs 1 fish', () => expectCost('083', 1))

  test('draws four tiles: the player puts each cat into a zone, rare treasures go below the island', () => {
    const day = turn('083').choose(0, { play: '083' }).fate(['blue-01', 'rare-T4-1', 'red-01', 'green-01'])
    expect(day.choices(0)).toEqual([{ zone: 'left' }, { zone: 'right' }])
    day.choose(0, { zone: 'right' }).choose(0, { zone: 'left' }).choose(0, { zone: 'right' })
    expect([day.zone('left'), day.zone('right'), day.zone('rare')]).toEqual([
      ['red-01'],
      ['blue-01', 'green-01'],
      ['rare-T4-1'],
    ])
  })

  test('cannot be played when the bag is empty', () => {
    expect(turn('083', { bag: [] }).whyNot(0, { play: '083' })).toEqual({
      code: 'supplyEmpty',
      params: { supply: 'bag' },
    })
  })
})

describe.each(['084', '085'])('anytime card %s', (card) => {
  test('costs 6 fish', () => expectCost(card, 6))

  test('gives a permanent basket that can be used on the same day', () => {
    const day = turn(card, { left: ['blue-16'], players: [{ fish: 3, usedBaskets: 1 }, {}] }).choose(0, { play: card })
    expect([day.player(0).baskets, day.state.basketSupply]).toEqual([2, 7])
    expect(day.whyNot(0, { rescue: 'blue-16', basket: 'permanent' })).toBeUndefined()
  })

  test('cannot be played when all ten baskets are taken', () => {
    const day = turn(card, { players: [{ baskets: 9 }, { baskets: 1 }] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'supplyEmpty', params: { supply: 'baskets' } })
  })
})

describe.each(['086', '087'])('anytime card %s', (card) => {
  test('costs 2 fish', () => expectCost(card, 2))

  test('gives a permanent basket for two private lessons from the table, which nobody else sees', () => {
    const day = turn(card, { lessons: [['114', '115', '116'], []] }).choose(0, { play: card })
    expect(day.choices(0)).toEqual([
      ['115', '116'],
      ['114', '116'],
      ['114', '115'],
    ])
    expect(day.whyNot(0, ['114'])).toEqual({ code: 'wrongNumber', params: { number: 2 } })
    expect(day.whyNot(0, ['113', '114'])).toEqual({ code: 'notYourLesson', params: { item: '113' } })
    day.choose(0, ['114', '116'])
    expect([day.player(0).baskets, day.zone('lessons/0')]).toEqual([2, ['115']])
    expect(day.zone('discarded/0')).toEqual(['114', '116'])
  })

  test('cannot be played with fewer than two lessons on the table', () => {
    const day = turn(card, { lessons: [['114'], []] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'needsLessons', params: { needs: 2, has: 1 } })
  })
})

describe.each(['088', '089'])('anytime card %s', (card) => {
  const aboard = [
    [
      { tile: 'blue-16', cells: row(4, 11, 15) },
      { tile: 'common-1-1', cells: [[3, 11]] as [number, number][] },
      { tile: 'common-2-1', cells: row(3, 12, 13) },
      { tile: 'rare-I4-1', cells: row(5, 11, 14) },
    ],
  ]

  test('costs 3 fish', () => expectCost(card, 3))

  test('gives a permanent basket for two treasures from the ship, common or rare, which leave the game', () => {
    const day = turn(card, { aboard }).choose(0, { play: card })
    expect(day.choices(0)).toHaveLength(3)
    expect(day.whyNot(0, ['blue-16', 'rare-I4-1'])).toEqual({ code: 'notYourTreasure', params: { item: 'blue-16' } })
    day.choose(0, ['common-1-1', 'rare-I4-1'])
    expect([day.player(0).baskets, day.zone('gone')]).toEqual([2, ['common-1-1', 'rare-I4-1']])
    expect(day.zone('boat/0')).toEqual(['blue-16', 'common-2-1'])
  })

  test('uncovers what lay below', () => {
    const day = turn(card, {
      boats: ['boat-1', 'boat-2'],
      publicLessons: ['150'],
      aboard: [
        [
          { tile: 'common-1-1', cells: [[0, 7]] },
          { tile: 'common-1-2', cells: [[0, 11]] },
        ],
      ],
    })
    expect(day.sheet(0)).toMatchObject({ rats: -18, '150': 20 })
    expect(day.choose(0, { play: card }).sheet(0)).toMatchObject({ rats: -19, '150': 25 })
  })

  test('cannot be played with fewer than two treasures', () => {
    const day = turn(card, { aboard: [(aboard[0] ?? []).slice(0, 2)] })
    expect(day.whyNot(0, { play: card })).toEqual({ code: 'needsTreasures', params: { needs: 2, has: 1 } })
  })
})
