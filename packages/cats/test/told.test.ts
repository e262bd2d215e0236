import { describe, expect, test } from 'vitest'
import { pausingScene, row, type Scene, type Setup, scene } from './kit.ts'

/** The first player's turn in the rescue phase, with this card in hand. */
const turn = (card: string, setup: Partial<Setup> = {}): Scene =>
  scene({ next: { step: 'rescue', args: { place: 0 } }, hands: [[card, '113'], []], ...setup })

const rareFinds = (card: string, setup: Partial<Setup> = {}): Scene =>
  turn(card, { next: { step: 'rareFinds', args: { place: 0 } }, phase: 'rareFinds', ...setup })

describe('the log tells', () => {
  test('the colour of an oshax with the place where it lies', () => {
    const day = rareFinds('004').choose(0, { play: '004' }).choose(0, 'oshax-1')
    day.lay(0, [
      [3, 13],
      [3, 14],
      [4, 12],
      [4, 13],
      [5, 11],
      [5, 12],
    ])
    day.choose(0, 'purple')
    expect(day.told('placed')).toMatchObject([{ seat: 0, items: ['oshax-1'], colour: 'purple' }])
  })

  test('which basket a rescue used, on which cards, and what it cost', () => {
    const day = turn('113', {
      left: ['blue-16', 'green-16'],
      right: ['red-16'],
      rescueCards: [['015', '016', '043'], []],
      players: [{ fish: 20 }, { passed: true }],
    })
    const rescue = (cat: string, basket: string, down: number) =>
      day
        .choose(0, { rescue: cat, basket })
        .lay(0, row(down, 11, 15))
        .choose(0, 'end')
    rescue('blue-16', 'permanent', 4)
    rescue('green-16', 'single', 5)
    rescue('red-16', 'broken', 6)
    expect(day.told('rescued').map(({ items, fish, basket }) => [items, fish, basket])).toEqual([
      [['blue-16'], 3, 'permanent'],
      [['green-16', '043'], 3, 'single'],
      [['red-16', '015', '016'], 5, 'broken'],
    ])
  })

  test('the tiles drawn by 083, and the zone of each cat', () => {
    const day = turn('083').choose(0, { play: '083' }).fate(['blue-01', 'rare-T4-1', 'red-01', 'green-01'])
    day.choose(0, { zone: 'right' }).choose(0, { zone: 'left' }).choose(0, { zone: 'right' })
    expect(day.told('tilesDrawn')).toEqual([
      { type: 'tilesDrawn', seat: 0, items: ['blue-01', 'rare-T4-1', 'red-01', 'green-01'] },
    ])
    expect(day.told('catPut').map(({ items, zone }) => [items, zone])).toEqual([
      [['blue-01'], 'right'],
      [['red-01'], 'left'],
      [['green-01'], 'right'],
    ])
  })

  test('the cats moved by 077, alone with their positions', () => {
    const zones = { left: ['blue-01', 'blue-02'], right: ['red-01', 'red-02', 'red-03'] }
    const day = turn('077', zones).choose(0, { play: '077' }).choose(0, 'red-02').choose(0, 'stop')
    expect(day.told('catPut')).toEqual([{ type: 'catPut', seat: 0, items: ['red-02'], zone: 'left', position: 0 }])
    const solo = turn('077', { ...zones, mode: 'solo', hands: [['077', '113']] })
    solo.choose(0, { play: '077' }).choose(0, 'red-03').choose(0, { zone: 'left', position: 1 })
    expect(solo.told('catPut')).toEqual([{ type: 'catPut', seat: 0, items: ['red-03'], zone: 'left', position: 1 }])
  })

  test.each(['088', '089'])('the treasures given up for %s', (card) => {
    const aboard = [
      [
        { tile: 'blue-16', cells: row(4, 11, 15) },
        { tile: 'common-2-1', cells: row(3, 12, 13) },
        { tile: 'rare-I4-1', cells: row(5, 11, 14) },
      ],
    ]
    const day = turn(card, { aboard }).choose(0, { play: card })
    expect(day.told('treasuresGiven')).toEqual([
      { type: 'treasuresGiven', seat: 0, items: ['common-2-1', 'rare-I4-1'] },
    ])
  })

  test('the cats that leave at the end of the day', () => {
    const day = scene({ next: { step: 'nextDay' }, phase: 'rareFinds', left: ['blue-01'], right: ['red-01', 'red-02'] })
    expect(day.told('dayEnds')).toEqual([{ type: 'dayEnds', day: 1, items: ['blue-01', 'red-01', 'red-02'] }])
  })

  test('what a treasure card is played for, and its fish', () => {
    const common = rareFinds('098').choose(0, { play: '098', take: 'common' })
    expect(common.told('treasureCardPlayed')).toMatchObject([{ items: ['098'], take: 'common', fish: 0 }])
    const rare = rareFinds('098', { rare: ['rare-I4-1'] }).choose(0, { play: '098', take: 'rare' })
    expect(rare.told('treasureCardPlayed')).toMatchObject([{ items: ['098'], take: 'rare', fish: 0 }])
  })

  test('a hand that is raised, and one that is lowered without a card', () => {
    const day = pausingScene({ next: { step: 'deal' }, phase: 'fishing', hands: [['084'], []] })
    day.interrupt(0, 'raise').goOn().choose(0, 'lower')
    expect(day.told('handRaised')).toEqual([{ type: 'handRaised', seat: 0 }])
    expect(day.told('handLowered')).toEqual([{ type: 'handLowered', seat: 0 }])
  })

  test.each(['069', '070'])('that the next tile need not touch after %s, and when that is used', (card) => {
    const day = turn(card, {
      aboard: [[{ tile: 'red-16', cells: row(4, 0, 4) }], []],
      left: ['blue-16'],
      players: [{ fish: 20 }, {}],
    }).choose(0, { play: card })
    expect(day.told('nextTileAnywhere')).toEqual([{ type: 'nextTileAnywhere', seat: 0 }])
    expect(day.told('anywhereUsed')).toEqual([])
    day.choose(0, { rescue: 'blue-16', basket: 'permanent' }).lay(0, row(4, 16, 20))
    expect(day.told('anywhereUsed')).toEqual([{ type: 'anywhereUsed', seat: 0 }])
  })

  test.each(['080', '081', '082'])('how many rescues wait after %s, and when one is used', (card) => {
    const players = [{ fish: 20, baskets: 3 }, {}]
    const day = turn(card, { left: ['blue-16', 'red-16'], players }).choose(0, { play: card })
    expect(day.told('extraRescues')).toEqual([{ type: 'extraRescues', seat: 0, more: 1, waiting: 1 }])
    day.choose(0, { rescue: 'blue-16', basket: 'permanent' }).lay(0, row(4, 11, 15))
    day.choose(0, { rescue: 'red-16', basket: 'permanent' }).lay(0, row(5, 11, 15))
    expect(day.told('extraRescueUsed')).toEqual([{ type: 'extraRescueUsed', seat: 0, waiting: 0 }])
  })

  test.each([
    [1, 'left'],
    [2, 'right'],
  ])('which way the cards go round on day %i', (day, way) => {
    const draft = scene({ seats: 3, next: { step: 'deal' }, phase: 'fishing', day })
    const cards = (first: number) => Array.from({ length: 7 }, (_, n) => String(first + n).padStart(3, '0'))
    draft.fate(cards(7)).fate(cards(14)).fate(cards(21))
    for (const seat of [0, 1, 2]) draft.choose(seat, draft.zone(`draft/${seat}`).slice(0, 2))
    expect(draft.told('cardsPassed')).toEqual([{ type: 'cardsPassed', way }])
  })

  test('nothing of a purchase before the last player has bought, then all of them', () => {
    const shop = scene({
      next: { step: 'buy' },
      phase: 'exploring',
      offers: [
        ['007', '043'],
        ['016', '017'],
      ],
      players: [{ fish: 20 }, { fish: 20 }],
    })
    shop.choose(0, ['007', '043'])
    expect(shop.told('bought')).toEqual([])
    shop.choose(1, ['016'])
    expect(shop.told('bought').map(({ seat, items }) => [seat, items])).toEqual([
      [0, ['007', '043']],
      [1, ['016']],
    ])
  })
})
