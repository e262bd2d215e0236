import { describe, expect, test } from 'vitest'
import { common, lessons } from './asking.ts'
import type { Cell } from './boats.ts'
import type { ScoreCase } from './case.ts'
import { drawn } from './drawn.ts'
import { secondScore } from './score.ts'

const familyOfSeven = drawn(
  [
    '       .....d..       ',
    '    ........deeeh     ',
    ' ..........dddehhhh   ',
    '.............de.ihggg ',
    '..............ciiiig..',
    '..............ccbbigg ',
    ' ..........faccbb..   ',
    '    ......ffacbb.     ',
    '       .fff.aaa       ',
  ],
  { green: 'ae', 'green oshax': 'bcfhi', 'red oshax': 'd', purple: 'g' },
)

describe('the third largest family', () => {
  const groups = {
    '5, 4 and 3': drawn(
      [
        '       ff......       ',
        '    .iccfff.m.ggg     ',
        ' aadiiicf.mmm.g....   ',
        'kkaddicc.jm.m.ge..... ',
        '.kad...jjjo.ooee......',
        'kkadb..n.joooee...... ',
        ' ..bbbnnnnlll.h....   ',
        '    b..n.ll.hhhh.     ',
        '       ..l...h.       ',
      ],
      { purple: 'abdjkmo', 'purple oshax': 'hl', red: 'cei', 'red oshax': 'f', orange: 'gn' },
    ),
    '5, 5 and 2': drawn(
      [
        '       klnnnhcc       ',
        '    ..kklnnhhhcc.     ',
        ' ...bkklllnmh..cc.e   ',
        '.q..bbb..l.mhgggeeee. ',
        '.q.ob.bj.mmmggaaaeii..',
        '.qoooojjjp..gaa.afiii ',
        ' qqrr.rjpppsddddffi   ',
        '    rrr..psss.dff     ',
        '       ..p..ssd       ',
      ],
      {
        orange: 'bdhjkmnqr',
        'orange oshax': 'ces',
        blue: 'fp',
        'blue oshax': 'g',
        green: 'a',
        'green oshax': 'l',
        purple: 'i',
        red: 'o',
      },
    ),
    '3, 3 and 3': drawn(
      [
        '       pppjjj..       ',
        '    hhhppjjjolll.     ',
        ' ...m.hhnn.nolgggg.   ',
        '..mmmmkhinnnola.gddd. ',
        '..m..kkiifb.ooaag.d...',
        '.....k.iifbbbbaa..dd. ',
        ' ....k...ffee.ca...   ',
        '    .....f..eccc.     ',
        '       ....ee.c       ',
      ],
      {
        blue: 'abl',
        'blue oshax': 'm',
        purple: 'cno',
        green: 'dk',
        red: 'efi',
        orange: 'gjp',
        'orange oshax': 'h',
      },
    ),
  }

  test.each([
    ['5, 4 and 3', 8],
    ['5, 5 and 2', 0],
    ['3, 3 and 3', 8],
  ] as const)('of groups of %s cats scores %i again', (sizes, points) => {
    expect(lessons({ boat: 'boat-1', tiles: groups[sizes] }, '141', '168')).toEqual({ '141': points, '168': points })
  })
})

describe('the largest family of all players', () => {
  const familyOfSix = drawn(
    [
      '       aacccgd.       ',
      '    ...accgggdddd     ',
      ' .....aaa.ffgj.....   ',
      '..........f.gj....... ',
      '..........ff.jjj......',
      '...........f.e....... ',
      ' ......i...heeb....   ',
      '    ..iii..h.ebbb     ',
      '       .iihhhee       ',
    ],
    { blue: 'a', orange: 'c', 'orange oshax': 'i', purple: 'dfghj', 'purple oshax': 'e', rare: 'b' },
  )
  const against = (otherPlayersLargestFamily: number): ScoreCase => ({
    boat: 'boat-4',
    tiles: familyOfSix,
    assume: { otherPlayersLargestFamily },
  })

  test('a tie with another player is enough, one cat less is not', () => {
    expect(lessons(against(6), '121', '165')).toEqual({ '121': 10, '165': 10 })
    expect(lessons(against(7), '121', '165')).toEqual({ '121': 0, '165': 0 })
  })

  test('fewer than three cats are no family, even if nobody has one', () => {
    const twoCats = { ...against(0), tiles: familyOfSix.filter(({ colour }) => colour === 'orange') }
    const loose = { ...twoCats, assume: { otherPlayersLargestFamily: 0, looseTiles: 1 } }
    expect(lessons(loose, '121', '165')).toEqual({ '121': 0, '165': 0 })
  })

  test('alone it takes seven cats', () => {
    expect(lessons({ boat: 'boat-4', tiles: familyOfSix, mode: 'solo' }, '121')).toEqual({ '121': 0 })
    expect(lessons({ boat: 'boat-4', tiles: familyOfSeven, mode: 'solo' }, '121')).toEqual({ '121': 10 })
  })
})

describe('lessons that reward what the boat loses points for', () => {
  const nets = (scoreCase: ScoreCase, lesson: string, lost: 'rats' | 'sections') => ({
    ...lessons(scoreCase, lesson),
    lost: secondScore(scoreCase)[lost],
  })

  test('five visible rats: +10 and -5', () => {
    const fiveRats = drawn(
      [
        '       .....iii       ',
        '    h....cccb.igg     ',
        ' .eehhhhccc.bbijgg.   ',
        'aaeee......kkbjjjgl.. ',
        '.ae.........k..j.lll..',
        'aa.........kk..fffl.. ',
        ' .............df.f.   ',
        '    .........dddd     ',
        '       .......d       ',
      ],
      { purple: 'adeh', green: 'bfg', orange: 'cik', blue: 'j', red: 'l' },
    )
    const scoreCase = { boat: 'boat-3', tiles: fiveRats }
    expect(nets(scoreCase, '132', 'rats')).toEqual({ '132': 10, lost: -5 })
  })

  test('four visible rats: +8 and -4, and nothing for exactly five', () => {
    const fourRats = drawn(
      [
        '       .ekkkkff       ',
        '    ....ee.k..ff.     ',
        ' .......ee.k.......   ',
        '......a..ebbl........ ',
        '......aaabbllddd......',
        '......a..bhlld..gg... ',
        ' .....ihhhhc.dj.ggg   ',
        '    ..iih..cjjjjg     ',
        '       ii.cccj.       ',
      ],
      { red: 'agik', green: 'bf', 'green oshax': 'j', blue: 'cde', 'blue oshax': 'h', purple: 'l' },
    )
    const scoreCase = { boat: 'boat-4', tiles: fourRats }
    expect(nets(scoreCase, '125', 'rats')).toEqual({ '125': 8, lost: -4 })
    expect(lessons(scoreCase, '132')).toEqual({ '132': 0 })
  })

  test('one square in a cabin or in the dining room is enough to lose the lesson', () => {
    const at = (cell: Cell) => lessons({ boat: 'boat-1', tiles: [common('common-1', cell)] }, '137', '140')
    expect(at([2, 8])).toEqual({ '137': 18, '140': 15 })
    expect(at([1, 8])).toEqual({ '137': 0, '140': 15 })
    expect(at([7, 8])).toEqual({ '137': 0, '140': 15 })
    expect(at([4, 8])).toEqual({ '137': 18, '140': 0 })
  })
})

describe('the sister', () => {
  test('gets 5, 4, 3, 2 and 1 points for each cat by the order of the colour cards', () => {
    const tiles = drawn(
      [
        '       kkhhhhmo       ',
        '    i..krrrmmmoon     ',
        ' ...iiikr.rrpmqonll   ',
        '...iib.ccppppqq.nlss. ',
        '.....bbcddpqqq.nnllss.',
        '......bccdddeeffffl.s ',
        ' .......c.daeejjjjj   ',
        '    .....aaaa.gg.     ',
        '       ...a.ggg       ',
      ],
      {
        orange: 'bcms',
        'orange oshax': 'a',
        green: 'gr',
        'green oshax': 'dp',
        red: 'o',
        'red oshax': 'i',
        blue: 'jln',
        'purple oshax': 'q',
        rare: 'efhk',
      },
    )
    const soloColours = ['blue', 'red', 'green', 'purple', 'orange'] as const
    expect(secondScore({ boat: 'boat-1', tiles, mode: 'solo', soloColours }).soloColours).toBe(42)
  })

  test('scores her best other lesson again with 204', () => {
    const empty = { boat: 'boat-1', tiles: [], mode: 'solo', fish: 1 } as const
    const beside = (...soloLessonsBeside204: string[]) => ({ ...empty, assume: { soloLessonsBeside204 } })
    expect(lessons(beside('199', '200'), '199', '200', '204')).toEqual({ '199': 10, '200': 4, '204': 10 })
    expect(lessons(beside('205', '206'), '204')).toEqual({ '204': 0 })
  })
})

describe('solo', () => {
  test('halves each public lesson by itself and rounds up', () => {
    const solo: ScoreCase = { boat: 'boat-4', tiles: familyOfSeven, mode: 'solo', assume: { privateLessonsOnTable: 8 } }
    const asked = ['144:green', '145:green', '147', '148'] as const
    expect(lessons({ ...solo, mode: 'classic' }, ...asked)).toEqual({
      '144:green': 7,
      '145:green': 5,
      '147': 16,
      '148': 0,
    })
    expect(lessons(solo, ...asked)).toEqual({ '144:green': 4, '145:green': 3, '147': 8, '148': 0 })
  })
})
