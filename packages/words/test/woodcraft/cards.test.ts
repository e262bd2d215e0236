import { languages } from '@nora/messages'
import { actions, benches, houseTables, improvements, rows } from '@nora/woodcraft'
import { cardLine, woodcraftWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { english, laidOut, speakerIn } from './opened.ts'

const table = laidOut(() => {})

/** Everything printed that can be read, by id. */
const things = [
  ...Object.entries(houseTables)
    .filter(([name]) => !['atticEdges', 'incomeTracks', 'marketing', 'reputation'].includes(name))
    .flatMap(([, records]) => (records as readonly { readonly id: string }[]).map(({ id }) => id)),
  ...actions,
  ...improvements,
  ...benches,
  ...rows,
  'green-1',
  'yellow-4',
  'brown-6',
]

test('every card, tile, die and space has a name, a sort and a text in every language', () => {
  expect(things.length).toBeGreaterThan(200)
  for (const language of languages) {
    const speaker = speakerIn(language)
    const mute = things.filter((thing) => {
      const { name, sort, marks, text } = words.card(table, thing, speaker)
      // In English a tool is called as the program calls it.
      const unnamed = name === '' || (name === thing && sort !== 'tool')
      return unnamed || sort === '' || marks.length + text.length === 0
    })
    expect(mute).toEqual([])
  }
})

function read(item: string, seats = 2): string {
  const own = laidOut(() => {}, seats)
  return cardLine(english.voice, words.card(own, item, english))
}

test('an order tells the dice and material it asks for, where it starts and what it pays', () => {
  // Known from outside: yellow 4, green 2 and 1 glue pay brown 1, 3 points and 6 blueberries.
  expect(read('early-order-01')).toBe(
    'Bowl – early order – cost: a yellow 4, a green 2, 1 glue; starts in row 3 (1 reputation) – Reward: a brown 1, 3 points, 6 blueberries.',
  )
})

test('a die tells the prices of the rulebook', () => {
  expect(read('brown-3')).toBe('brown 3 – die – Costs 5 blueberries in the lumber yard. Sells for 8 blueberries.')
})

test('a line is parted by the dash of its language', () => {
  const russian = speakerIn('ru')
  expect(cardLine(russian.voice, words.card(table, 'brown-3', russian))).toBe(
    'коричневая 3 — кубик — На общем складе стоит 5 ягод черники. Продаётся за 8 ягод черники.',
  )
})

test('a reward tile tells only the ranks that there are with so many players', () => {
  const ranks = (seats: number) =>
    words.card(
      laidOut(() => {}, seats),
      'reward-a',
      english,
    ).text.length
  // The last sentence is about those who come in one round.
  expect([ranks(2), ranks(3), ranks(4)]).toEqual([2, 3, 4])
})

test('the slots and windows that the rulebook tells of are told so', () => {
  expect(words.card(table, 'B3', english).text).toEqual(['Bonus: 1 scrapwood, 1 glue.'])
  expect(words.card(table, 'B5', english).text).toEqual(['Bonus: 1 blueberry.'])
  expect(words.card(table, 'B-2', english)).toEqual({
    name: 'saw window of quadrant B, 2 behind the arrow',
    sort: 'saw window',
    marks: [],
    text: ['Bonus: 1 saw blade.'],
  })
})

test('the gluing tile tells its price, its income and what it does', () => {
  expect(read('glue')).toBe(
    'gluing tile – workshop improvement – cost: 4 blueberries – 1 blueberry income, 1 hazelnut income. Joins two dice into one with their sum, at most 6, for 1 glue; two colours score points.',
  )
})

test('a card seen from behind tells its deck and nothing else', () => {
  expect(words.card(table, '?late-helper', english)).toEqual({
    name: 'late helper (face down)',
    sort: 'late helper',
    marks: [],
    text: [],
  })
})
