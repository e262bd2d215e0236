import { type Count, catsGame, countOn, type Lesson, surveyOf } from '@nora/cats'
import { describe, expect, it } from 'vitest'
import { areaThing, countedOnShip, ratsThing } from '../../src/cats/score/counted.ts'
import { lies, tableWith } from './aboard.ts'

const { content } = catsGame

/** A family of three blue cats, a red one apart, a rare and a common treasure, and a full bow. */
const table = tableWith(
  ['blue-16', lies(2, 5)],
  ['blue-08', lies(2, 6)],
  ['blue-15', lies(5, 6)],
  ['red-16', lies(6, 12)],
  ['rare-T4-1', lies(1, 9)],
  ['common-1-1', lies(3, 20)],
  ['common-2-1', lies(4, 20)],
  ['common-1-2', lies(5, 20)],
)
const lit = (id: string, item?: string) => countedOnShip(table, 0, item === undefined ? { id } : { id, item })

const lessons = [...content.cards.values()].flatMap((card): { item: string; lesson: Lesson }[] =>
  'lesson' in card ? [{ item: card.id, lesson: card.lesson }] : [],
)
const lessonWith = (words: string) =>
  lessons.find(({ lesson }) => JSON.stringify(lesson).includes(words))?.item ?? `no lesson with ${words}`

/** What can be counted tile by tile. */
const ofTiles: ReadonlySet<Count['count']> = new Set([
  ...(['cats', 'catsAtEdge', 'lonelyCats', 'treasuresAtCats', 'catsInLargestFamily', 'catsAwayFromTreasure'] as const),
  ...(['oshaxes', 'treasures', 'commonTreasures', 'rareTreasures'] as const),
])

describe('what a line of the score sheet lights on a ship', () => {
  it('is all tiles of all families, and every rare treasure', () => {
    expect([...lit('families')].sort()).toEqual(['blue-08', 'blue-15', 'blue-16'])
    expect(lit('rare')).toEqual(['rare-T4-1'])
  })

  it('is the rats that can be seen, and every part that is not full', () => {
    expect(lit('rats')).toEqual([ratsThing(0)])
    expect(lit('sections')).toContain(areaThing(0, 'deck'))
    expect(lit('sections')).not.toContain(areaThing(0, 'bow'))
  })

  it('is as many tiles as a lesson counts', () => {
    const survey = surveyOf(content, table.state.players[0]?.boat as never)
    const each = lessons.flatMap(({ item, lesson }) =>
      lesson.score === 'each' && ofTiles.has(lesson.of.count) && JSON.stringify(lesson.of).includes('chosen') === false
        ? [{ item, of: lesson.of }]
        : [],
    )
    expect(each.length).toBeGreaterThan(5)
    for (const { item, of } of each)
      expect(lit('privateLesson', item), item).toHaveLength(countOn(survey, {} as never, of, null))
  })

  it('is of the colour that was chosen for a lesson', () => {
    const item = lessonWith('"count":"cats","colour":"chosen"')
    const inColour = (colour: 'red' | 'blue') => {
      table.state.lessonColours[item] = colour
      return [...lit('publicLesson', item)].sort()
    }
    expect(inColour('red')).toEqual(['red-16'])
    expect(inColour('blue')).toEqual(['blue-08', 'blue-15', 'blue-16'])
  })

  it('is the part that a lesson wants full, and the family that it values', () => {
    const full = lessons.find(({ lesson }) => lesson.score === 'once' && lesson.when.is === 'full')
    expect(lit('privateLesson', full?.item)).toEqual(
      full?.lesson.score === 'once' && full.lesson.when.is === 'full'
        ? full.lesson.when.areas.map((area) => areaThing(0, area))
        : undefined,
    )
    expect([...lit('privateLesson', lessonWith('"score":"family","rank":1'))].sort()).toEqual(
      lit('families').toSorted(),
    )
  })
})
