import { type Card, type CatsTable, catsGame, type Shape, tileOf } from '@nora/cats'
import { type Game, Match, type Seats, Table, Variant } from '@nora/kernel'
import { languages } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { thingName } from '../../src/cats/names.ts'
import { catsWords } from '../../src/index.ts'
import { listen, nothingHeard, speakerIn } from '../listening.ts'

const game = catsGame as unknown as Game
const idle = new Set(['pass'])

describe('The Isle of Cats says everything in every language', () => {
  const heard = nothingHeard()

  test.each([
    ['a classic game', { mode: 'classic', seats: 3 }],
    ['a family game', { mode: 'family', seats: 2 }],
    ['a game against the Sister', { mode: 'solo', level: 3 }],
  ] as const)(
    'in %s',
    (_name, wish) => {
      listen(game, catsWords, wish, 5, heard, idle)
      expect(heard.faults).toEqual([])
    },
    120_000,
  )
})

const english = speakerIn('en')

test.each(['classic', 'family', 'solo'])(
  'everything that a player can see of a %s game is in some group or pile',
  (mode) => {
    const match = Match.open(game, { mode }, { seed: 7, confirming: [] })
    const groups = [...catsWords.groups(match.table, 0, english), ...catsWords.piles(match.table, 0, english)]
    const listed = new Set(groups.flatMap(({ items }) => items))
    // The Sister's colours are told as facts: what each cat of a colour is worth to her.
    const seen = Object.entries(match.view(0).state.zones).flatMap(([zone, items]) =>
      zone === 'sisterColours' ? [] : items,
    )
    expect(seen.filter((item) => !item.startsWith('?') && !listed.has(item))).toEqual([])
  },
)

test('who wants to play a card out of turn asks the others for it; alone there is nobody to be asked', () => {
  const raising = (mode: string) =>
    catsWords.choice(Match.open(game, { mode }, { seed: 1 }).table, undefined, 'raise', english)
  expect(raising('classic')).toBe('ask to play a card now')
  expect(raising('solo')).toBe('play a card right after this')
})

/** Where a finished game is watched again with everything open, everybody may read every zone. */
class OpenVariant extends Variant {
  override readersOf(): Seats {
    return -1
  }
}

test('what is left in the bag is counted alike by a player and by whoever may look into it', () => {
  const match = Match.open(game, { mode: 'classic' }, { seed: 7, confirming: [] })
  const { variant, state, options } = match.table
  const bagAt = (table: typeof match.table) => catsWords.piles(table, 0, english).find(({ id }) => id === 'bag')?.facts
  const counted = bagAt(new Table(variant, match.view(0).state))
  const [all = 0, ...parts] = (counted ?? []).map(({ value }) => Number(value))
  expect(parts.every((n) => n > 0)).toBe(true)
  expect(parts.reduce((sum, n) => sum + n)).toBe(all)
  expect(bagAt(new Table(new OpenVariant(game, options), state))).toEqual(counted)
})

test('nobody reads another’s hand in the groups, even at a table that holds the truth', () => {
  const match = Match.open(game, { mode: 'classic' }, { seed: 1, confirming: [] })
  const own = (reader: number) => catsWords.groups(match.table, reader, english).find(({ id }) => id === 'draft/1')
  expect(own(1)?.items.every((item) => !item.startsWith('?'))).toBe(true)
  expect(own(0)?.items.every((item) => item === '?discovery')).toBe(true)
})

test('a rescue card shows what it costs and what it is good for', () => {
  const match = Match.open(game, { mode: 'classic' }, { seed: 1, confirming: [] })
  const { sort, marks } = catsWords.card(match.table, '048', english)
  expect(sort).toBe('rescue card')
  expect(marks.map(({ icon }) => icon)).toEqual(['fish', 'speed', 'basket', 'basket-broken'])
  expect(catsWords.card(match.table, 'blue-16', english)).toMatchObject({ name: 'blue cat (stick)', sort: 'cat tile' })
})

describe('a name of The Isle of Cats', () => {
  const { content } = Match.open(game, { mode: 'classic' }, { seed: 1, confirming: [] }).table as CatsTable

  test.each(languages)('tells all tiles and all cards apart without a number, in %s', (language) => {
    const { voice } = speakerIn(language)
    const shapes = [...content.shapes.keys()].map((shape) => thingName(voice, content, shape))
    const cats = [...content.tiles.keys()].filter((tile) => tileOf(content, tile).kind === 'cat')
    const names = [...shapes, ...[...cats, ...content.cards.keys()].map((thing) => thingName(voice, content, thing))]
    expect(names.filter((name) => /\d/.test(name))).toEqual([])
    // A shape of cats alone has no colour, and is called as if it had the first.
    const withoutShapes = names.slice(shapes.length)
    expect(new Set(withoutShapes).size).toBe(withoutShapes.length)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  test('has the number of a card where a pack calls two cards alike', () => {
    const { voice } = english
    const [one, other] = [...content.cards.values()] as [Card, Card]
    const alike = { ...content, cards: new Map([one, { ...other, name: one.name }].map((card) => [card.id, card])) }
    expect(thingName(voice, alike, one.id)).toBe(`${voice.say(one.name)} (${one.id})`)
  })

  test('is not that of a shape that a pack draws otherwise', () => {
    const { voice } = english
    const stick = content.shapes.get('cat-16') as Shape
    const redrawn = { ...content, shapes: new Map([...content.shapes, ['cat-15', { ...stick, id: 'cat-15' }]]) }
    expect(thingName(voice, redrawn, 'red-15')).toBe('red cat (15)')
    expect(thingName(voice, redrawn, 'red-16')).toBe('red cat (stick)')
  })
})
