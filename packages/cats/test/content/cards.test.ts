import { describe, expect, test } from 'vitest'
import { cardOf, findCard, lessonOf } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'
import { needsColour } from '../../src/language/lesson.ts'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String(from + step).padStart(3, '0'))
const cards = (from: number, to: number) => numbers(from, to).map((id) => cardOf(printedContent, id))

describe('the printed cards', () => {
  test.each(numbers(1, 6))('%s takes an oshax and costs 5', (id) => {
    expect(cardOf(printedContent, id)).toMatchObject({ kind: 'oshax', cost: 5, effect: { effect: 'takeOshax' } })
  })

  test.each([
    [7, 14, { cost: 1, speed: 4, baskets: 0, brokenBaskets: 0 }],
    [15, 22, { cost: 0, speed: 0, baskets: 0, brokenBaskets: 1 }],
    [23, 34, { cost: 1, speed: 1, baskets: 0, brokenBaskets: 1 }],
    [35, 42, { cost: 2, speed: 3, baskets: 0, brokenBaskets: 1 }],
    [43, 54, { cost: 2, speed: 1, baskets: 1, brokenBaskets: 0 }],
    [55, 66, { cost: 3, speed: 3, baskets: 1, brokenBaskets: 0 }],
  ])('rescue cards %i to %i have %j', (from, to, facts) => {
    for (const card of cards(from, to)) expect(card).toMatchObject({ kind: 'rescue', ...facts })
  })

  test.each([
    ['067', 2, { effect: 'gainFish', each: 2, of: { count: 'oshaxes' } }],
    ['068', 2, { effect: 'gainFish', each: 2, of: { count: 'oshaxes' } }],
    ['069', 1, { effect: 'nextTileAnywhere' }],
    ['070', 1, { effect: 'nextTileAnywhere' }],
    ['071', 0, { effect: 'drawCards', number: 2 }],
    ['072', 0, { effect: 'drawCards', number: 2 }],
    ['073', 1, { effect: 'drawCards', number: 3 }],
    ['074', 1, { effect: 'drawCards', number: 3 }],
    ['075', 3, { effect: 'drawTileToBoat' }],
    ['076', 2, { effect: 'sellBasket', fish: 5 }],
    ['077', 1, { effect: 'moveCats', upTo: 3 }],
    ['078', 2, { effect: 'gainFish', each: 1, of: { count: 'privateLessons' } }],
    ['079', 2, { effect: 'gainFish', each: 1, of: { count: 'privateLessons' } }],
    ['080', 2, { effect: 'extraRescue', cats: 1 }],
    ['081', 2, { effect: 'extraRescue', cats: 1 }],
    ['082', 2, { effect: 'extraRescue', cats: 1 }],
    ['083', 1, { effect: 'drawTilesToZones', number: 4 }],
    ['084', 6, { effect: 'gainBasket' }],
    ['085', 6, { effect: 'gainBasket' }],
    ['086', 2, { effect: 'gainBasket', discard: { what: 'privateLessons', number: 2 } }],
    ['087', 2, { effect: 'gainBasket', discard: { what: 'privateLessons', number: 2 } }],
    ['088', 3, { effect: 'gainBasket', discard: { what: 'treasures', number: 2 } }],
    ['089', 3, { effect: 'gainBasket', discard: { what: 'treasures', number: 2 } }],
    ['090', 2, { effect: 'gainFish', each: 1, of: { count: 'catColours' } }],
    ['091', 2, { effect: 'gainFish', each: 1, of: { count: 'catColours' } }],
    ['092', 2, { effect: 'gainFish', each: 2, of: { count: 'rareTreasures' } }],
    ['093', 2, { effect: 'gainFish', each: 2, of: { count: 'rareTreasures' } }],
    ['094', 2, { effect: 'gainFish', each: 1, of: { count: 'commonTreasures' } }],
    ['095', 2, { effect: 'gainFish', each: 1, of: { count: 'commonTreasures' } }],
    ['096', 2, { effect: 'gainFish', each: 1, of: { count: 'cats', colour: 'chosen' } }],
    ['097', 2, { effect: 'gainFish', each: 1, of: { count: 'cats', colour: 'chosen' } }],
  ])('anytime card %s costs %i and has the effect %j', (id, cost, effect) => {
    const card = cardOf(printedContent, id)
    expect(card).toMatchObject({ kind: 'anytime', cost })
    expect('effect' in card && card.effect).toEqual(effect)
  })

  test.each(numbers(98, 106))('treasure card %s costs 2 and gives one rare or two common treasures', (id) => {
    expect(cardOf(printedContent, id)).toMatchObject({
      kind: 'treasure',
      cost: 2,
      options: [
        { take: 'rare', number: 1, fish: 0 },
        { take: 'common', number: 2, fish: 0 },
      ],
    })
  })

  test.each(numbers(107, 112))(
    'treasure card %s costs 1 and gives two small treasures, or two common for a fish',
    (id) => {
      expect(cardOf(printedContent, id)).toMatchObject({
        kind: 'treasure',
        cost: 1,
        options: [
          { take: 'small', number: 2, fish: 0 },
          { take: 'common', number: 2, fish: 1 },
        ],
      })
    },
  )

  test('private lessons cost 2, public ones 1', () => {
    for (const card of cards(113, 142)) expect(card).toMatchObject({ kind: 'privateLesson', cost: 2 })
    for (const card of cards(143, 150)) expect(card).toMatchObject({ kind: 'publicLesson', cost: 1 })
  })

  test('a colour is chosen for the public lessons 143, 144, 145, 146 and 149 only', () => {
    const lessons = [...numbers(113, 168), ...numbers(197, 215)]
    expect(lessons.filter((id) => needsColour(lessonOf(printedContent, id)))).toEqual([
      '143',
      '144',
      '145',
      '146',
      '149',
    ])
  })

  test.each([
    ['169', 'blue'],
    ['170', 'green'],
    ['171', 'purple'],
    ['172', 'red'],
    ['173', 'orange'],
  ])('colour card %s is %s', (id, colour) => {
    expect(cardOf(printedContent, id)).toMatchObject({ kind: 'colour', colour })
  })

  test.each([
    ['174', 1, 0, 'cat 5, cat 4'],
    ['175', 4, 0, 'cat 6, common-1'],
    ['176', 3, 0, 'cat 3, oshax 3'],
    ['177', 2, 1, 'cat 4, cat 3'],
    ['178', 4, 1, 'cat 2, common-L3'],
    ['179', 3, 1, 'cat 5, rare 4'],
    ['180', 3, 2, 'cat 2, rare 2'],
    ['181', 2, 2, 'cat 7, oshax 2'],
    ['182', 1, 2, 'cat 4, rare 1'],
    ['183', 4, 3, 'cat 1, common-2'],
    ['184', 3, 3, 'cat 6, rare 5'],
    ['185', 2, 3, 'cat 2, common-I3'],
    ['186', 4, 4, 'cat 1, oshax 5'],
    ['187', 1, 4, 'cat 1, cat 5'],
    ['188', 4, 4, 'cat 3, common-L3'],
    ['189', 1, 5, 'cat 6, cat 1'],
    ['190', 2, 5, 'cat 7, common-2'],
    ['191', 2, 6, 'cat 5, cat 2'],
    ['192', 4, 6, 'swap 1 6, cat 2'],
    ['193', 3, 7, 'cat 6, rare 3'],
    ['194', 4, 9, 'swap 2 5, cat 1'],
    ['195', 3, 9, 'cat 8, oshax 1'],
    ['196', 3, 9, 'cat 4, common-I3'],
  ])('sister card %s has %i baskets, speed %i and takes %s', (id, baskets, speed, takes) => {
    const card = findCard(printedContent, id, 'sister')
    expect(card).toMatchObject({ baskets, speed })
    const spelled = card?.actions.map((action) =>
      action.do === 'swapCats'
        ? `swap ${action.positions.join(' ')}`
        : action.do === 'discardCommon'
          ? action.shape
          : `${action.do.slice('discard'.length).toLowerCase()} ${action.position}`,
    )
    expect(spelled?.join(', ')).toBe(takes)
  })

  test('197 to 206 are basic lessons of the Sister, 207 to 215 hard ones', () => {
    expect(cards(197, 206).every(({ kind }) => kind === 'basicLesson')).toBe(true)
    expect(cards(207, 215).every(({ kind }) => kind === 'hardLesson')).toBe(true)
  })

  test('a card is found by its number and kind, and nothing else is', () => {
    expect(findCard(printedContent, '113', 'privateLesson')?.id).toBe('113')
    expect(findCard(printedContent, '113', 'publicLesson', 'familyLesson')).toBeUndefined()
    expect(findCard(printedContent, '216', 'privateLesson')).toBeUndefined()
    expect(() => cardOf(printedContent, '216')).toThrow('216')
    expect(() => lessonOf(printedContent, '071')).toThrow('071')
  })
})
