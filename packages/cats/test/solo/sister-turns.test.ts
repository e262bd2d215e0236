import { viewOf } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { SISTER } from '../../src/index.ts'
import { pausingScene, row, scene } from '../kit.ts'
import { fullTable, listen, rowsOn, sisterPlays, soloScene, soloSetup } from './solo-table.ts'

/** The player's rescue cards are laid down, and the Sister turns her first card. */
const turned = (card: string, cards: readonly string[], order: readonly number[]) =>
  soloScene(fullTable, { next: { step: 'reveal' }, order, zones: { 'chosen/0': cards } }).fate([card])

describe('the Sister’s speed', () => {
  test('is the one on her first card; with card 186 she has four cards and speed 4', () => {
    const table = sisterPlays('186', 4)
    expect(table.state.sister?.speed).toBe(4)
    expect(table.zone('sisterNext')).toHaveLength(3)
    expect(table.zone('sisterDone')).toEqual(['186'])
  })

  test('equal to the player’s leaves the order as it was', () => {
    const behind = turned('186', ['007'], [0, SISTER]).fate(['174', '175', '176'])
    expect(behind.state.order).toEqual([0, SISTER])
    const before = turned('186', ['007'], [SISTER, 0]).fate(['174', '175', '176'])
    expect(before.state.order).toEqual([SISTER, 0])
  })

  test('below the player’s puts the player first', () => {
    expect(turned('186', ['007', '043'], [SISTER, 0]).fate(['174', '175', '176']).state.order).toEqual([0, SISTER])
  })

  test('above the player’s puts the Sister first', () => {
    expect(turned('186', ['055'], [0, SISTER]).fate(['174', '175', '176']).state.order).toEqual([SISTER, 0])
  })

  const speeds = {
    ...{ 174: 0, 175: 0, 176: 0, 177: 1, 178: 1, 179: 1, 180: 2, 181: 2, 182: 2, 183: 3, 184: 3, 185: 3 },
    ...{ 186: 4, 187: 4, 188: 4, 189: 5, 190: 5, 191: 6, 192: 6, 193: 7, 194: 9, 195: 9, 196: 9 },
  }
  test.each(Object.entries(speeds))('of card %s is %i', (card, speed) => {
    const table = soloScene(fullTable, { next: { step: 'reveal' } }).fate([card])
    while (table.asked === 'draw') table.fate(table.choices(-1)[0] as string[])
    expect(table.state.sister?.speed).toBe(speed)
  })
})

describe('the night', () => {
  test('leaves neither player nor Sister a speed', () => {
    const table = pausingScene(soloSetup(fullTable, { next: { step: 'nextDay' }, players: [{ speed: 3 }] }))
    Object.assign(table.state.sister as object, { speed: 9 })
    table.goOn().fate(['169'])
    expect([table.player(0).speed, table.state.sister?.speed]).toEqual([0, 0])
  })
})

describe('turns in the rescue phase', () => {
  /** Where cat A may lie. */
  const onDeck = [[3, 13], ...row(4, 11, 13), [5, 13]] as const

  test('player and Sister take turns; each turn turns one more of her cards', () => {
    const table = soloScene(fullTable, {
      next: { step: 'reveal' },
      players: [{ fish: 20, baskets: 2 }],
      hands: [['001']],
    })
    table.fate(['178']).fate(['180', '183', '174'])
    expect(rowsOn(table)).toMatchObject({ cats: 'ACD EFGH', common: [5, 5, 4, 5] })
    table.choose(0, { rescue: 'green-05', basket: 'permanent' })
    table.lay(0, [[3, 12], ...row(4, 11, 12), ...row(5, 11, 12)]).choose(0, 'end')
    // Card 180 takes cat 2 and rare treasure 2.
    expect(rowsOn(table)).toMatchObject({ cats: 'AD FGH', rare: 'L O2 S I' })
    expect(table.zone('sisterDone')).toEqual(['178', '180'])
    expect(table.asked).toBe('rescue')
  })

  test('what later cards say about baskets and speed does not matter', () => {
    const table = soloScene(fullTable, { next: { step: 'reveal' }, players: [{ fish: 20, baskets: 2 }] })
    // 177 gives two cards and speed 1; 194 would give four and speed 9.
    table.fate(['177']).fate(['194']).choose(0, { rescue: 'green-01', basket: 'permanent' })
    table.lay(0, onDeck).choose(0, 'end')
    expect(table.state.sister?.speed).toBe(1)
    expect(table.zone('sisterDone')).toEqual(['177', '194'])
    expect(table.zone('sisterNext')).toEqual([])
  })

  test('without a card she passes, and the player goes on alone', () => {
    const table = sisterPlays('174', 1, fullTable, { players: [{ fish: 20, baskets: 2 }] })
    table.choose(0, { rescue: 'green-01', basket: 'permanent' })
    table.lay(0, onDeck).choose(0, 'end')
    expect(table.state.sister?.passed).toBe(true)
    expect(table.asked).toBe('rescue')
    expect(rowsOn(table).cats).toBe('BC FGH')
  })

  test('when the player passes, all her remaining cards are carried out one after another', () => {
    const table = soloScene(fullTable, { next: { step: 'reveal' } })
    table.fate(['186']).fate(['183', '195', '182']).choose(0, 'pass')
    expect(rowsOn(table)).toEqual({ cats: 'CD EG', rare: 'T O2 S I', oshaxes: '2 3 4 6', common: [5, 4, 5, 5] })
    expect(table.zone('sisterDone')).toEqual(['186', '183', '195', '182'])
    expect(table.state.phase).toBe('rareFinds')
  })

  test('nobody sees her next cards before they are turned', () => {
    const table = soloScene(fullTable, { next: { step: 'reveal' } })
      .fate(['186'])
      .fate(['183', '195', '182'])
    const { zones } = viewOf(table.position.table.variant, table.state, 0)
    expect(zones.sisterNext).toEqual(['?sister', '?sister', '?sister'])
    expect(zones.sisterDone).toEqual(['186'])
  })

  test('an anytime card may be played before her turn: the cat she would take moves away', () => {
    const table = pausingScene(soloSetup(fullTable, { next: { step: 'reveal' }, hands: [['001', '077']] })).fate([
      '182',
    ])
    table.goOn().interrupt(0, 'raise').goOn()
    table
      .choose(0, { play: '077' })
      .choose(0, 'green-04')
      .choose(0, { zone: 'left', position: 1 })
      .choose(0, 'stop')
      .choose(0, 'lower')
    // Card 182 takes cat 4, which is now C.
    expect(rowsOn(table)).toMatchObject({ cats: 'DAB EFGH' })
  })
})

describe('what the Sister does is told', () => {
  test('her cards, each tile she takes, swaps, what she does not find, and that she passes', () => {
    const rows = { ...fullTable, oshaxes: '', cats: 'AB ' }
    const table = soloScene(rows, { next: { step: 'reveal' } })
    const told = listen(table)
    table.fate(['181']).fate(['192']).choose(0, 'pass')
    expect(told()).toEqual([
      { type: 'sisterReady', items: ['181'], cards: 2, speed: 2 },
      { type: 'turnOrder', order: [SISTER, 0] },
      { type: 'sisterTurn', items: ['181'], cards: 1 },
      { type: 'sisterDiscards', items: ['green-02'], do: 'discardCat', position: 7 },
      { type: 'sisterFindsNothing', items: [], do: 'discardOshax', position: 2 },
      { type: 'passed', seat: 0, items: [] },
      { type: 'sisterTurn', items: ['192'], cards: 0 },
      { type: 'sisterFindsNothing', items: [], do: 'swapCats', positions: [1, 6] },
      { type: 'sisterDiscards', items: ['green-01'], do: 'discardCat', position: 2 },
      { type: 'sisterPasses' },
      { type: 'phase', phase: 'rareFinds' },
    ])
  })

  test('a swap names both cats, the left one first', () => {
    const table = soloScene(fullTable, { next: { step: 'reveal' } })
    const told = listen(table)
    table.fate(['194']).fate(['174', '175', '176'])
    expect(told()).toContainEqual({
      type: 'sisterSwaps',
      items: ['green-02', 'green-05'],
      do: 'swapCats',
      positions: [2, 5],
    })
  })
})

describe('rare finds alone', () => {
  test('the Sister does nothing, and without oshaxes an oshax card has no effect', () => {
    const table = soloScene({ ...fullTable, oshaxes: '' }, { next: { step: 'rareFinds', args: { place: 1 } } })
    expect(table.whyNot(0, { play: '001' })).toEqual({ code: 'supplyEmpty', params: { supply: 'oshaxes' } })
    table.choose(0, 'pass')
    expect(rowsOn(table)).toMatchObject({ rare: 'L T O2 S I', common: [5, 5, 5, 5] })
    expect(table.state.phase).toBe('nextDay')
  })

  test('a player without a card for it is passed over at once', () => {
    const table = scene({ mode: 'solo', next: { step: 'rareFinds', args: { place: 0 } }, order: [0, SISTER] })
    expect(table.state.phase).toBe('nextDay')
  })
})
