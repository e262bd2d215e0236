import { type Language, languages } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { type Condition, type Count, colours, type Lesson, printedContent } from '../../src/index.ts'
import { describeLesson, type Scorer } from '../../src/text/describe-lesson.ts'
import { said } from './said.ts'

// A pack may put any lesson onto any card.

function lessonText(language: Language, scorer: Scorer, lesson: Lesson): string {
  return said(language, [describeLesson(printedContent, lesson, scorer, null)])
}

const each = (of: Count, points = 2): Lesson => ({ score: 'each', points, of })
const when = (condition: Condition, points = 2): Lesson => ({ score: 'once', points, when: condition })

const byColour = ['cats', 'catsAtEdge', 'lonelyCats', 'treasuresAtCats'] as const
const plain = [
  'catColours',
  'catsInLargestFamily',
  'catsAwayFromTreasure',
  'oshaxes',
  'treasures',
  'commonTreasures',
  'rareTreasures',
  'visibleRats',
  'visibleMaps',
  'coveredMaps',
  'fullSections',
  'fish',
  'permanentBaskets',
  'privateLessons',
] as const

/** Everything that a card could count. */
const counts: readonly Count[] = [
  ...byColour.flatMap((count): Count[] => [
    { count },
    ...([...colours, 'chosen', 'best'] as const).map((colour) => ({ count, colour })),
  ]),
  { count: 'families', atLeast: 4 },
  ...(['edge', 'treasure', 'visibleRat'] as const).map((place) => ({ count: 'coloursAwayFrom' as const, place })),
  ...plain.map((count) => ({ count })),
]

const lessonsOf = (count: Count): Lesson[] => [
  each(count),
  { ...each(count), every: 3, beyond: 1 } as Lesson,
  ...(['exactly', 'atLeast', 'fewerThan'] as const).flatMap((is) =>
    [0, 1, 2, 5].map((number) => when({ is, number, of: count })),
  ),
]

describe('a lesson that no card has', () => {
  test.each(languages)('can be said in %s, whatever it counts', (language) => {
    for (const lesson of counts.flatMap(lessonsOf)) {
      const text = lessonText(language, 'everyone', lesson)
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
      expect(text).not.toMatch(/[{}#]|undefined|\s{2}| [.,;:]/)
    }
  })

  test.each<[Language, readonly string[]]>([
    ['en', ['1 point for', '2 points for', '5 points for']],
    ['cs', ['1 bod za', '2 body za', '5 bodů za']],
    ['pl', ['1 punkt za', '2 punkty za', '5 punktów za']],
    ['ru', ['1 очко за', '2 очка за', '5 очков за']],
  ])('counts its points in %s', (language, beginnings) => {
    for (const [index, points] of [1, 2, 5].entries()) {
      expect(lessonText(language, 'you', each({ count: 'oshaxes' }, points))).toContain(beginnings[index])
    }
  })

  test.each<[Language, readonly [none: string, one: string, two: string, five: string]]>([
    ['en', ['you have no blue cat aboard', 'exactly 1 blue cat', 'exactly 2 blue cats', 'exactly 5 blue cats']],
    ['cs', ['nemáš žádnou modrou kočku', 'právě 1 modrou kočku', 'právě 2 modré kočky', 'právě 5 modrých koček']],
    [
      'pl',
      [
        'nie masz żadnego niebieskiego kota',
        'dokładnie 1 niebieskiego kota',
        'dokładnie 2 niebieskie koty',
        'dokładnie 5 niebieskich kotów',
      ],
    ],
    [
      'ru',
      [
        'у тебя нет кошек синего цвета',
        'ровно 1 кошка синего цвета',
        'ровно 2 кошки синего цвета',
        'ровно 5 кошек синего цвета',
      ],
    ],
  ])('declines what it counts in %s: none, 1, 2 and 5', (language, parts) => {
    for (const [index, number] of [0, 1, 2, 5].entries()) {
      const lesson = when({ is: 'exactly', number, of: { count: 'cats', colour: 'blue' } })
      expect(lessonText(language, 'you', lesson)).toContain(parts[index])
    }
  })

  test.each<[Language, string, string]>([
    ['en', '2 points for every 5 oshaxes aboard beyond the first 1.', 'if they have fewer than 5 oshaxes aboard.'],
    ['cs', '2 body za každých 5 oshaxů na lodi nad počet 1.', 'pokud má méně než 5 oshaxů na lodi.'],
    ['pl', '2 punkty za każde 5 oshaxów na łodzi powyżej 1.', 'jeśli ma mniej niż 5 oshaxów na łodzi.'],
    ['ru', '2 очка за каждые 5 ошаксов на корабле сверх первых 1.', 'если у него меньше чем 5 ошаксов на корабле.'],
  ])('is said as a whole in %s', (language, sets, condition) => {
    const oshaxes: Count = { count: 'oshaxes' }
    expect(lessonText(language, 'you', { score: 'each', points: 2, of: oshaxes, every: 5, beyond: 1 })).toBe(sets)
    expect(lessonText(language, 'everyone', when({ is: 'fewerThan', number: 5, of: oshaxes }))).toContain(condition)
  })
})
