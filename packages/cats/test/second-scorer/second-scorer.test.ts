import { describe, expect, test } from 'vitest'
import { along, base, cat, common, lessons } from './asking.ts'
import { BOAT_NAMES, EDGE_SQUARES, mapsOf, ratsOf, SECTIONS, SQUARES, squaresOf } from './boats.ts'
import type { ScoreCase } from './case.ts'
import { drawn } from './drawn.ts'
import { familyValue } from './families.ts'
import { secondScore } from './score.ts'
import { shapesOf } from './shapes.ts'

describe('the boats and tiles it knows', () => {
  test('every boat has 142 squares, 44 of them at the edge, 19 rats and 5 maps', () => {
    expect([SQUARES.length, EDGE_SQUARES.length]).toEqual([142, 44])
    for (const boat of BOAT_NAMES) expect([ratsOf(boat).length, mapsOf(boat).length]).toEqual([19, 5])
  })

  test('the seven sections have 18, 11, 18, 11, 60, 20 and 4 squares', () => {
    expect(SECTIONS.map((section) => squaresOf(section).length)).toEqual([18, 11, 18, 11, 60, 20, 4])
  })

  test('there are 17 shapes of cats, 6 of oshaxes, 4 of common and 5 of rare treasures', () => {
    const kinds = ['cat', 'oshax', 'common', 'rare'] as const
    expect(kinds.map((kind) => shapesOf(kind).length)).toEqual([17, 6, 4, 5])
  })
})

describe('a boat with the figures of the rulebook example', () => {
  const example: ScoreCase = {
    boat: 'boat-3',
    tiles: drawn(
      [
        '       g.nnrrrr       ',
        '    gggg.n.orwwww     ',
        ' caeeeejjnnouuuuwB.   ',
        'aaaffejjjooovxuBBB..D ',
        'baadfekkj.qovyuCBBDDDD',
        'bbbdfhkhhpppppzCCCC.D ',
        ' dddfhhhmmmmmzzzzC.   ',
        '    .iiiiilsssss.     ',
        '       llllttAA       ',
      ],
      {
        red: 'adfs',
        green: 'mwB',
        'green oshax': 'C',
        orange: 'hilnru',
        blue: 'gjopz',
        purple: 'eD',
        common: 'ckqtvxyA',
        rare: 'b',
      },
    ),
    lessons: ['135', '116', '131'],
    publicLessons: ['148'],
  }

  test('scores -2 for rats, -20 for sections, 47 for families, 3 for the rare treasure and 29 for lessons', () => {
    expect(secondScore(example)).toEqual({
      rats: -2,
      sections: -20,
      families: 47,
      rare: 3,
      lessons: { '135': 6, '116': 7, '131': 0 },
      publicLessons: { '148': 16 },
      familyLessons: {},
      soloLessons: {},
      soloColours: 0,
    })
  })

  test('gives half of the public lesson in solo and nothing for the rare treasure in family mode', () => {
    expect(secondScore({ ...example, mode: 'solo' })).toMatchObject({ rare: 3, publicLessons: { '148': 8 } })
    expect(secondScore({ ...example, mode: 'family' })).toMatchObject({ rare: 0, publicLessons: { '148': 16 } })
  })
})

describe('families', () => {
  test('of 1, 2, 3, 4, 5, 6, 7, 8, 10 and 17 cats give 0, 0, 8, 11, 15, 20, 25, 30, 40 and 75 points', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 10, 17].map(familyValue)).toEqual([0, 0, 8, 11, 15, 20, 25, 30, 40, 75])
  })

  test('three blue cats make a family, and on boat-2 they also cover two rats', () => {
    const tiles = [
      cat('cat-16', 'blue', ...along(4, 11, 15)),
      cat('cat-09', 'blue', ...along(5, 11, 14), [6, 11]),
      cat('cat-10', 'blue', ...along(3, 11, 13), [2, 11], [2, 13]),
    ]
    expect(base({ boat: 'boat-1', tiles })).toBe(-46)
    expect(base({ boat: 'boat-2', tiles })).toBe(-44)
    const asked = ['144:blue', '145:blue', '138', '120']
    expect(lessons({ boat: 'boat-1', tiles }, ...asked)).toEqual({ '144:blue': 3, '145:blue': 5, '138': 0, '120': 0 })
  })

  test('two orange cats are neither a family nor lonely, and a red cat beside them is lonely', () => {
    const orange = [
      cat('cat-16', 'orange', ...along(2, 11, 15)),
      cat('cat-10', 'orange', ...along(0, 11, 13), [1, 11], [1, 13]),
    ]
    const withRed = [...orange, cat('cat-08', 'red', ...along(3, 11, 13), [4, 11], [5, 11])]
    expect(base({ boat: 'boat-1', tiles: orange })).toBe(-51)
    expect(base({ boat: 'boat-1', tiles: withRed })).toBe(-51)
    expect(lessons({ boat: 'boat-1', tiles: withRed }, '120', '146:red', '146:orange')).toEqual({
      '120': 1,
      '146:red': 3,
      '146:orange': 0,
    })
  })

  const corner = [
    cat('cat-16', 'orange', ...along(2, 4, 8)),
    cat('cat-09', 'orange', ...along(1, 5, 8), [0, 8]),
    cat('cat-05', 'orange', [0, 9], [0, 10], [1, 9], [1, 10], [2, 9]),
    common('common-1', [2, 10]),
    cat('cat-04', 'orange', [2, 11], [3, 11], [4, 11], [5, 11], [3, 12]),
    cat('cat-01', 'orange', [2, 13], [3, 13], [4, 13], [3, 14], [3, 15]),
    cat('cat-14', 'orange', [4, 14], [4, 15], [5, 12], [5, 13], [5, 14]),
  ]

  test('two groups of three that meet at a corner are two families', () => {
    expect(['boat-1', 'boat-3', 'boat-4'].map((boat) => base({ boat, tiles: corner }))).toEqual([-38, -33, -34])
    expect(lessons({ boat: 'boat-1', tiles: corner }, '117', '131', '135', '144:orange', '149:orange', '150')).toEqual({
      '117': 2,
      '131': 0,
      '135': 1,
      '144:orange': 6,
      '149:orange': 1,
      '150': 25,
    })
    expect(lessons({ boat: 'boat-1', tiles: corner }, '208', '209', '213', '198', '211')).toEqual({
      '208': 8,
      '209': 8,
      '213': 10,
      '198': 6,
      '211': 12,
    })
  })

  test('a tile that touches the others by a corner only is refused unless one tile may lie loose', () => {
    const tiles = corner.filter(({ kind }) => kind === 'cat')
    expect(() => secondScore({ boat: 'boat-1', tiles })).toThrow('do not touch')
    expect(base({ boat: 'boat-1', tiles, assume: { looseTiles: 1 } })).toBe(-38)
  })
})

describe('an empty boat', () => {
  test.each(BOAT_NAMES)('%s: -54, and points for what is not there', (boat) => {
    const empty = { boat, tiles: [] }
    expect(base(empty)).toBe(-54)
    expect(lessons(empty, '125', '137', '140', '150', '113', '124', '136')).toEqual({
      '125': 38,
      '137': 18,
      '140': 15,
      '150': 25,
      '113': 0,
      '124': 0,
      '136': 0,
    })
    expect(lessons(empty, '197', '199', '201', '203', '215', '211', '212', '214')).toEqual({
      '197': 25,
      '199': 10,
      '201': 95,
      '203': 25,
      '215': 25,
      '211': 0,
      '212': 0,
      '214': 0,
    })
  })
})

describe('a full boat', () => {
  test('loses nothing and meets every lesson about full parts', () => {
    const full: ScoreCase = {
      boat: 'boat-4',
      tiles: drawn(
        [
          '       qqqDDDvv       ',
          '    EEEqeqeDvvmjj     ',
          ' cssssEbeeeDDlljjyp   ',
          'ccccBsEbAAAAAllyyyppp ',
          'kcwwBbbbduuuuulCyypphg',
          'kwwttoobdaaaaCCCrhhhh ',
          ' wttoodddniaxffCrrr   ',
          '    ozzzdniixfffr     ',
          '       zznnixxx       ',
        ],
        {
          orange: 'acehzAE',
          purple: 'bfwyD',
          blue: 'drx',
          red: 'lsC',
          green: 'opqu',
          common: 'gkmB',
          rare: 'ijntv',
        },
      ),
    }
    expect(secondScore(full)).toMatchObject({ rats: 0, sections: 0 })
    expect(lessons(full, '113', '124', '136', '137', '140', '155', '156', '167')).toEqual({
      '113': 12,
      '124': 10,
      '136': 12,
      '137': 0,
      '140': 0,
      '155': 10,
      '156': 12,
      '167': 14,
    })
  })
})

describe('treasures', () => {
  test('one rare T fills the bow; family mode gives nothing for it but its lessons do', () => {
    const bow: ScoreCase = {
      boat: 'boat-1',
      tiles: [
        {
          kind: 'rare',
          shape: 'rare-T4',
          colour: null,
          cells: [
            [3, 20],
            [4, 20],
            [5, 20],
            [4, 21],
          ],
        },
      ],
    }
    expect(base(bow)).toBe(-46)
    expect(lessons(bow, '122', '136')).toEqual({ '122': 2, '136': 0 })
    expect(base({ ...bow, mode: 'family' })).toBe(-49)
    expect(lessons({ ...bow, mode: 'family' }, '164', '167')).toEqual({ '164': 2, '167': 2 })
  })

  test('a treasure that touches only another treasure does not touch the purple cat', () => {
    const stern: ScoreCase = {
      boat: 'boat-2',
      tiles: [
        cat('cat-16', 'purple', ...along(4, 0, 4)),
        common('common-1', [5, 0]),
        common('common-2', [3, 1], [3, 2]),
        common('common-1', [2, 1]),
      ],
    }
    expect(base(stern)).toBe(-52)
    expect(lessons(stern, '149:purple', '123', '148', '150', '197', '210', '211')).toEqual({
      '149:purple': 2,
      '123': 3,
      '148': 6,
      '150': 20,
      '197': 20,
      '210': 9,
      '211': 0,
    })
  })

  test('a covered map is covered whatever lies on it', () => {
    const onMap: ScoreCase = { boat: 'boat-1', tiles: [cat('cat-16', 'green', ...along(0, 7, 11))] }
    expect(base(onMap)).toBe(-53)
    expect(lessons(onMap, '150', '212')).toEqual({ '150': 20, '212': 4 })
    const byTreasure: ScoreCase = { boat: 'boat-1', tiles: [common('common-1', [0, 7])] }
    expect(lessons(byTreasure, '150', '212')).toEqual({ '150': 20, '212': 4 })
  })
})

describe('the edge', () => {
  test('is touched in the first column of the middle row and not in the second', () => {
    const from = (column: number): ScoreCase => ({
      boat: 'boat-1',
      tiles: [cat('cat-16', 'purple', ...along(4, column, column + 4))],
    })
    expect(lessons(from(0), '117', '143:purple', '214', '135')).toEqual({
      '117': 1,
      '143:purple': 2,
      '214': 1,
      '135': 0,
    })
    expect(lessons(from(1), '117', '143:purple', '214')).toEqual({ '117': 0, '143:purple': 0, '214': 0 })
  })
})
