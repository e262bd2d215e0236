import { describe, expect, test } from 'vitest'
import { after, fullTable, type Rows } from './solo-table.ts'

describe('each Sister card on a full table', () => {
  const changed = (rows: Partial<Rows>) => ({ ...fullTable, ...rows })

  test('174: cat 5, then the cat that is at 4', () => {
    expect(after('174', 1)).toEqual(changed({ cats: 'ABC FGH' }))
  })
  test('175: cat 6 and a treasure of one square', () => {
    expect(after('175', 4)).toEqual(changed({ cats: 'ABCD EGH', common: [4, 5, 5, 5] }))
  })
  test('176: cat 3 and oshax 3', () => {
    expect(after('176', 3)).toEqual(changed({ cats: 'ABD EFGH', oshaxes: '1 2 4 5 6' }))
  })
  test('177: cat 4, then cat 3', () => {
    expect(after('177', 2)).toEqual(changed({ cats: 'AB EFGH' }))
  })
  test('178: cat 2 and an L-shaped treasure', () => {
    expect(after('178', 4)).toEqual(changed({ cats: 'ACD EFGH', common: [5, 5, 4, 5] }))
  })
  test('179: cat 5 and rare treasure 4', () => {
    expect(after('179', 3)).toEqual(changed({ cats: 'ABCD FGH', rare: 'L T O2 I' }))
  })
  test('180: cat 2 and rare treasure 2', () => {
    expect(after('180', 3)).toEqual(changed({ cats: 'ACD EFGH', rare: 'L O2 S I' }))
  })
  test('181: cat 7 and oshax 2', () => {
    expect(after('181', 2)).toEqual(changed({ cats: 'ABCD EFH', oshaxes: '1 3 4 5 6' }))
  })
  test('182: cat 4 and rare treasure 1', () => {
    expect(after('182', 1)).toEqual(changed({ cats: 'ABC EFGH', rare: 'T O2 S I' }))
  })
  test('183: cat 1 and a treasure of two squares', () => {
    expect(after('183', 4)).toEqual(changed({ cats: 'BCD EFGH', common: [5, 4, 5, 5] }))
  })
  test('184: cat 6 and rare treasure 5', () => {
    expect(after('184', 3)).toEqual(changed({ cats: 'ABCD EGH', rare: 'L T O2 S' }))
  })
  test('185: cat 2 and a treasure of three in a line', () => {
    expect(after('185', 2)).toEqual(changed({ cats: 'ACD EFGH', common: [5, 5, 5, 4] }))
  })
  test('186: cat 1 and oshax 5', () => {
    expect(after('186', 4)).toEqual(changed({ cats: 'BCD EFGH', oshaxes: '1 2 3 4 6' }))
  })
  test('187: cat 1, then the sixth one, which is now at 5', () => {
    expect(after('187', 1)).toEqual(changed({ cats: 'BCD EGH' }))
  })
  test('188: cat 3 and an L-shaped treasure', () => {
    expect(after('188', 4)).toEqual(changed({ cats: 'ABD EFGH', common: [5, 5, 4, 5] }))
  })
  test('189: cat 6, then cat 1', () => {
    expect(after('189', 1)).toEqual(changed({ cats: 'BCD EGH' }))
  })
  test('190: cat 7 and a treasure of two squares', () => {
    expect(after('190', 2)).toEqual(changed({ cats: 'ABCD EFH', common: [5, 4, 5, 5] }))
  })
  test('191: cat 5, then cat 2', () => {
    expect(after('191', 2)).toEqual(changed({ cats: 'ACD FGH' }))
  })
  test('192: cats 1 and 6 change places and zones, then cat 2', () => {
    expect(after('192', 4)).toEqual(changed({ cats: 'FCD EAGH' }))
  })
  test('193: cat 6 and one of the two rare treasures at 3', () => {
    expect(after('193', 3)).toEqual(changed({ cats: 'ABCD EGH', rare: 'L T O S I' }))
  })
  test('194: cats 2 and 5 change places and zones, then cat 1', () => {
    expect(after('194', 4)).toEqual(changed({ cats: 'ECD BFGH' }))
  })
  test('195: cat 8 and oshax 1', () => {
    expect(after('195', 3)).toEqual(changed({ cats: 'ABCD EFG', oshaxes: '2 3 4 5 6' }))
  })
  test('196: cat 4 and a treasure of three in a line', () => {
    expect(after('196', 3)).toEqual(changed({ cats: 'ABC EFGH', common: [5, 5, 5, 4] }))
  })
})

describe('each Sister card where little is left: the last position stands for those that are gone', () => {
  const littleLeft: Rows = { cats: 'A B', rare: 'T', oshaxes: '6', common: [0, 0, 0, 0] }
  const left = (cats: string, gone: 'rare' | 'oshaxes' | 'nothing else') => ({
    ...littleLeft,
    cats,
    ...(gone === 'nothing else' ? {} : { [gone]: '' }),
  })

  test.each([
    ['174', 1, ' ', 'nothing else'],
    ['175', 4, 'A ', 'nothing else'],
    ['176', 3, 'A ', 'oshaxes'],
    ['177', 2, ' ', 'nothing else'],
    ['178', 4, 'A ', 'nothing else'],
    ['179', 3, 'A ', 'rare'],
    ['180', 3, 'A ', 'rare'],
    ['181', 2, 'A ', 'oshaxes'],
    ['182', 1, 'A ', 'rare'],
    ['183', 4, ' B', 'nothing else'],
    ['184', 3, 'A ', 'rare'],
    ['185', 2, 'A ', 'nothing else'],
    ['186', 4, ' B', 'oshaxes'],
    ['187', 1, ' ', 'nothing else'],
    ['188', 4, 'A ', 'nothing else'],
    ['189', 1, ' ', 'nothing else'],
    ['190', 2, 'A ', 'nothing else'],
    ['191', 2, ' ', 'nothing else'],
    ['192', 4, 'B ', 'nothing else'],
    ['193', 3, 'A ', 'rare'],
    ['194', 4, ' A', 'nothing else'],
    ['195', 3, 'A ', 'oshaxes'],
    ['196', 3, 'A ', 'nothing else'],
  ] as const)('%s', (card, baskets, cats, gone) => {
    expect(after(card, baskets, littleLeft)).toEqual(left(cats, gone))
  })
})

describe('each Sister card on an empty table', () => {
  const nothing: Rows = { cats: ' ', rare: '', oshaxes: '', common: [0, 0, 0, 0] }
  const basketsOn = {
    ...{ 174: 1, 175: 4, 176: 3, 177: 2, 178: 4, 179: 3, 180: 3, 181: 2, 182: 1, 183: 4, 184: 3, 185: 2 },
    ...{ 186: 4, 187: 1, 188: 4, 189: 1, 190: 2, 191: 2, 192: 4, 193: 3, 194: 4, 195: 3, 196: 3 },
  }

  test.each(Object.entries(basketsOn))('%s does nothing', (card, baskets) => {
    expect(after(card, baskets, nothing)).toEqual(nothing)
  })
})
