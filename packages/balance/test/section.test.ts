import { describe, expect, test } from 'vitest'
import { asMarkdown, asText } from '../src/print.ts'
import { cell, errorOf, isOutside, outsideOf, percent, type Section } from '../src/section.ts'

const wins: Section = {
  id: 'wins',
  title: 'Wins, %',
  columns: ['first', 'second'],
  rows: [
    { name: 'red', cells: [cell(52.26, { least: 46, most: 54 }), cell(3)] },
    { name: 'blue', cells: [cell(60, { least: 46, most: 54 }), cell(Number.NaN, { least: 1 })] },
  ],
}

describe('a figure', () => {
  test('is inside its band at its very ends, and outside beyond them', () => {
    expect(isOutside(cell(46, { least: 46, most: 54 }))).toBe(false)
    expect(isOutside(cell(54, { least: 46, most: 54 }))).toBe(false)
    expect(isOutside(cell(45.9, { least: 46, most: 54 }))).toBe(true)
    expect(isOutside(cell(54.1, { least: 46, most: 54 }))).toBe(true)
  })

  test('without a band is never outside; one that nothing was counted for always is', () => {
    expect(isOutside(cell(1000))).toBe(false)
    expect(isOutside(cell(Number.NaN))).toBe(false)
    expect(isOutside(cell(percent(0, 0), { least: 0 }))).toBe(true)
  })

  test('with a standard error is outside only beyond two of them', () => {
    expect(isOutside(cell(9.9, { least: -6, most: 6 }, 2))).toBe(false)
    expect(isOutside(cell(10.1, { least: -6, most: 6 }, 2))).toBe(true)
    expect(isOutside(cell(-9.9, { least: -6, most: 6 }, 2))).toBe(false)
    expect(isOutside(cell(-10.1, { least: -6, most: 6 }, 2))).toBe(true)
    expect(asText([{ ...wins, rows: [{ name: 'red', cells: [cell(9.9, { most: 6 }, 2), cell(3)] }] }])).toContain(
      '9.9 ± 2.0 ',
    )
  })

  test('a share of half of a hundred has a standard error of 5', () => {
    expect(errorOf(50, 100)).toBe(5)
    expect(errorOf(0, 100)).toBe(0)
  })
})

test('figures outside their bands are named by table, row and column', () => {
  expect(outsideOf([wins])).toEqual([
    { section: 'wins', row: 'blue', column: 'first' },
    { section: 'wins', row: 'blue', column: 'second' },
  ])
})

test('as text, a figure outside is marked, and a band that all rows share stands in the heading', () => {
  expect(asText([wins]).split('\n')).toEqual([
    'Wins, %',
    '      first (46 to 54)    second',
    'red              52.3         3',
    'blue               60!  -! (≥ 1)',
  ])
})

test('as Markdown, a figure outside is bold', () => {
  expect(asMarkdown([wins])).toBe(
    [
      '#### Wins, %',
      '',
      '|  | first (46 to 54) | second |',
      '| --- | ---: | ---: |',
      '| red | 52.3 | 3 |',
      '| blue | **60** | **-** (≥ 1) |',
    ].join('\n'),
  )
})
