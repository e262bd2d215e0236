import { describe, expect, test } from 'vitest'
import { SISTER } from '../../src/index.ts'
import { carryOut } from '../../src/solo/sister-cards.ts'
import { row } from '../kit.ts'
import { after, fullTable, type Rows, rowsOn, soloScene } from './solo-table.ts'

const playersTurn = { next: { step: 'rescue', args: { place: 1 } } } as const

/** Rows after the Sister carries out one instruction. */
function done(rows: Partial<Rows>, instruction: Parameters<typeof carryOut>[1]): Rows {
  const table = soloScene({ ...fullTable, ...rows }, playersTurn)
  carryOut(table.position.table, instruction)
  return rowsOn(table)
}

describe('positions', () => {
  test('the rulebook’s example: cat 3 and gold 2, two cats rescued, then cat 7 and gold 3', () => {
    const table = soloScene(
      { ...fullTable, rare: 'L T O' },
      { ...playersTurn, order: [SISTER, 0], hands: [['001', '080']], players: [{ fish: 20, baskets: 2 }] },
    )
    const sister = table.position.table
    carryOut(sister, { do: 'discardCat', position: 3 })
    carryOut(sister, { do: 'discardRare', position: 2 })
    expect(rowsOn(table)).toMatchObject({ cats: 'ABD EFGH', rare: 'L O' })
    // The cats at 2 and 6 come aboard: B and G.
    table.choose(0, { play: '080' }).choose(0, { rescue: 'green-02', basket: 'permanent' })
    table.lay(0, [...row(3, 11, 12), ...row(4, 12, 13), [5, 13]])
    table.choose(0, { rescue: 'green-07', basket: 'permanent' })
    table.lay(0, [...row(6, 10, 13), [5, 11], [4, 11]])
    expect(rowsOn(table)).toMatchObject({ cats: 'AD EFH', rare: 'L O' })
    carryOut(sister, { do: 'discardCat', position: 7 })
    carryOut(sister, { do: 'discardRare', position: 3 })
    expect(rowsOn(table)).toMatchObject({ cats: 'AD EF', rare: 'L' })
  })

  test('cat 5 is the first one of the right zone while the left one is full', () => {
    expect(done({}, { do: 'discardCat', position: 5 }).cats).toBe('ABCD FGH')
    expect(done({ cats: 'AB EF' }, { do: 'discardCat', position: 3 }).cats).toBe('AB F')
  })

  test('renumbering moves no cat from one zone to the other', () => {
    expect(done({}, { do: 'discardCat', position: 1 }).cats).toBe('BCD EFGH')
  })

  test('with four cats and two rare treasures left, cat 6 is cat 4 and gold 3 is gold 2', () => {
    expect(done({ cats: 'AB CD' }, { do: 'discardCat', position: 6 }).cats).toBe('AB C')
    expect(done({ rare: 'L T' }, { do: 'discardRare', position: 3 }).rare).toBe('L')
  })

  test('cards 174, 177, 187 and 189 take two cats of A to H each, 191 both of A and B', () => {
    expect(after('174', 1).cats).toBe('ABC FGH')
    expect(after('177', 2).cats).toBe('AB EFGH')
    expect(after('187', 1).cats).toBe('BCD EGH')
    expect(after('189', 1).cats).toBe('BCD EGH')
    expect(after('191', 2, { ...fullTable, cats: 'AB ' }).cats).toBe(' ')
  })
})

describe('swaps', () => {
  test('card 192 makes F B C D E A G H of A to H and then takes B', () => {
    expect(done({}, { do: 'swapCats', positions: [1, 6] }).cats).toBe('FBCD EAGH')
    expect(after('192', 4).cats).toBe('FCD EAGH')
  })

  test('within one zone only the places change', () => {
    expect(done({}, { do: 'swapCats', positions: [1, 3] }).cats).toBe('CBAD EFGH')
    expect(done({}, { do: 'swapCats', positions: [7, 8] }).cats).toBe('ABCD EFHG')
  })

  test('2 and 6 with two cats left are 1 and 2', () => {
    expect(done({ cats: 'AB ' }, { do: 'swapCats', positions: [2, 6] }).cats).toBe('BA ')
    expect(done({ cats: 'A B' }, { do: 'swapCats', positions: [2, 6] }).cats).toBe('B A')
  })

  test('if only the second one is gone, the last cat takes its place', () => {
    expect(done({ cats: 'ABC D' }, { do: 'swapCats', positions: [1, 6] }).cats).toBe('DBC A')
  })

  test('if both are gone, the last two change places', () => {
    expect(done({ cats: 'AB C' }, { do: 'swapCats', positions: [5, 8] }).cats).toBe('AC B')
  })

  test('one cat alone stays where it is', () => {
    expect(done({ cats: 'A ' }, { do: 'swapCats', positions: [2, 6] }).cats).toBe('A ')
  })
})

describe('columns of rare treasures', () => {
  test('one tile of a column is taken and the column keeps its place', () => {
    expect(done({ rare: 'L3 T' }, { do: 'discardRare', position: 1 }).rare).toBe('L2 T')
  })

  test('an emptied column lets the others move up', () => {
    expect(done({ rare: 'L T O' }, { do: 'discardRare', position: 1 }).rare).toBe('T O')
  })

  test('a treasure the player takes leaves its column in place too', () => {
    const table = soloScene(
      { ...fullTable, rare: 'L2 T' },
      { next: { step: 'rareFinds', args: { place: 1 } }, hands: [['098']] },
    )
    table
      .choose(0, { play: '098', take: 'rare' })
      .choose(0, 'rare-L4')
      .choose(0, table.choices(0)[0] as never)
    expect(rowsOn(table).rare).toBe('L T')
  })
})
