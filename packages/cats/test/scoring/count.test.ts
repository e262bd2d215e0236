import { describe, expect, test } from 'vitest'
import type { Colour } from '../../src/content/colours.ts'
import { findCard } from '../../src/content/content.ts'
import { printedContent } from '../../src/content/read.ts'
import { countOn } from '../../src/scoring/count.ts'
import { playerTotal, scoreSheet, sisterTotal, surveyOf } from '../../src/scoring/sheet.ts'
import type { Situation } from '../../src/scoring/situation.ts'
import { boatOf, type Ship, scored, ship } from './ship.ts'
import { allColoursAtStern, emptyShip, purpleWithTreasures, rulebookExample, threeBlueCats } from './ships.ts'

const situation: Situation = {
  mode: 'classic',
  fish: 4,
  permanentBaskets: 1,
  firstInTurnOrder: false,
  otherPlayersLargestFamily: 0,
  privateLessonsOnTable: 3,
}

/** The fish that an anytime card brings. */
function fish(card: string, on: Ship, chosen: Colour | null = null): number {
  const effect = findCard(printedContent, card, 'anytime')?.effect
  if (effect?.effect !== 'gainFish') throw new Error(`card ${card} brings no fish`)
  return effect.each * countOn(surveyOf(printedContent, boatOf(on)), situation, effect.of, chosen)
}

const oneOshax = ship('boat-1', 'blue oshax-1 6:6-7 7:7-8 8:8-9')

describe('the fish of anytime cards', () => {
  test.each(['067', '068'])('%s brings 2 for each oshax', (card) => {
    expect([fish(card, oneOshax), fish(card, threeBlueCats('boat-1'))]).toEqual([2, 0])
  })

  test.each(['078', '079'])('%s brings 1 for each own private lesson on the table', (card) => {
    expect(fish(card, emptyShip)).toBe(3)
  })

  test.each(['090', '091'])(
    '%s brings 1 for each colour of cats, 5 at most; an oshax has its chosen colour',
    (card) => {
      expect(
        [allColoursAtStern, rulebookExample, threeBlueCats('boat-1'), oneOshax, emptyShip].map((on) => fish(card, on)),
      ).toEqual([5, 5, 1, 1, 0])
    },
  )

  test.each(['092', '093'])('%s brings 2 for each rare treasure', (card) => {
    expect([fish(card, rulebookExample), fish(card, purpleWithTreasures)]).toEqual([2, 0])
  })

  test.each(['094', '095'])('%s brings 1 for each common treasure', (card) => {
    expect([fish(card, rulebookExample), fish(card, threeBlueCats('boat-1'))]).toEqual([8, 0])
  })

  test.each(['096', '097'])('%s brings 1 for each cat of a chosen colour, an oshax among them', (card) => {
    expect(fish(card, rulebookExample, 'green')).toBe(4)
    expect(fish(card, rulebookExample, 'orange')).toBe(6)
    expect(fish(card, emptyShip, 'green')).toBe(0)
    expect(() => fish(card, emptyShip)).toThrow('colour')
  })
})

describe('a ship in play', () => {
  test('is scored as the same ship given as a case', () => {
    const lessons = ['116', '126', '135']
    const given = {
      ...rulebookExample,
      fish: 4,
      lessons,
      publicLessons: ['148', '144:blue'],
      soloLessons: ['198', '204'],
    }
    const sheet = scoreSheet(printedContent, boatOf(rulebookExample), situation, {
      lessons,
      publicLessons: [
        { card: '148', colour: null },
        { card: '144', colour: 'blue' },
      ],
      soloLessons: ['198', '204'],
    })
    expect(sheet).toEqual(scored(given))
    expect([playerTotal(sheet), sisterTotal(sheet)]).toEqual([65, 20])
  })

  test('knows its families by the tiles in them, the largest first', () => {
    const { families } = surveyOf(printedContent, boatOf(rulebookExample))
    expect(families.map(({ colour, size }) => `${size} ${colour}`)).toEqual([
      '5 blue',
      '3 red',
      '3 green',
      '3 orange',
      '3 orange',
    ])
    expect(families.every(({ size, tiles }) => tiles.length === size)).toBe(true)
  })
})
