import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CatsState, catsGame } from '@nora/cats'
import { type Game, type GameEvent, Match } from '@nora/kernel'
import { languages } from '@nora/messages'
import { catsWords as words } from '@nora/words'
import { describe, expect, test } from 'vitest'
import { speakerIn } from '../listening.ts'

const { table } = Match.open(catsGame as unknown as Game, { mode: 'classic' }, { seed: 1, confirming: [] })
const english = { ...speakerIn('en'), name: (seat: number) => ['Ana', 'Ben'][seat] ?? '?' }

const told = (event: GameEvent): string | undefined => words.event(table, event, english)

describe('the log of The Isle of Cats says', () => {
  const at = { row: 3, col: 10, turn: 0, flip: false }

  test.each<[string, GameEvent, string]>([
    [
      'the colour of an oshax',
      { type: 'placed', seat: 0, items: ['oshax-1'], at, colour: 'purple' },
      'Ana places a tile: oshax (stairs) as purple, row 4, column 11.',
    ],
    [
      'the basket used',
      { type: 'rescued', seat: 0, items: ['blue-16'], zone: 'left', fish: 3, basket: 'broken' },
      'Ana rescues for 3 fish, two broken baskets: blue cat (stick).',
    ],
    [
      'the cards whose baskets were used',
      { type: 'rescued', seat: 0, items: ['blue-16', '043', '044'], zone: 'left', fish: 3, basket: 'broken' },
      'Ana rescues for 3 fish, two broken baskets (Round Basket, Deep Hamper): blue cat (stick).',
    ],
    ['who passes', { type: 'passed', seat: 0, items: [] }, 'Ana passes.'],
    [
      'which rescue cards go with who passes',
      { type: 'passed', seat: 0, items: ['015', '043'] },
      'Ana passes and discards: Split Wicker, Round Basket.',
    ],
    [
      'the lessons turned over at the end, whatever they are worth',
      { type: 'lessonsShown', seat: 1, items: ['113', '114'] },
      'Ben turns over lessons: Full Rail, Fifteen Bunks.',
    ],
    [
      'the row of oshaxes of a solo game',
      { type: 'oshaxesLaid', items: ['oshax-2', 'oshax-1'] },
      'Oshaxes in a row, from the left: oshax (pinwheel), oshax (stairs).',
    ],
    [
      'the tiles drawn from the bag',
      { type: 'tilesDrawn', seat: 0, items: ['blue-16', 'red-16'] },
      'Ana draws from the bag: blue cat (stick), red cat (stick).',
    ],
    [
      'a cat moved',
      { type: 'catPut', seat: 0, items: ['blue-16'], zone: 'left', position: 0 },
      'Ana puts a cat into the left zone: blue cat (stick).',
    ],
    [
      'a cat moved to a position',
      { type: 'catPut', seat: 0, items: ['blue-16'], zone: 'right', position: 6 },
      'Ana puts a cat into the right zone, position 6: blue cat (stick).',
    ],
    [
      'treasures given up',
      { type: 'treasuresGiven', seat: 0, items: ['common-1-1', 'common-2-1'] },
      'Ana removes treasures from the boat: common treasure (coin), common treasure (pair).',
    ],
    [
      'the cats that leave',
      { type: 'dayEnds', day: 2, items: ['blue-16'] },
      'Day 2 ends. Cats that leave: blue cat (stick).',
    ],
    [
      'what a treasure card is played for',
      { type: 'treasureCardPlayed', seat: 0, items: ['098'], take: 'common', fish: 0 },
      'Ana plays Buried Chest: common treasure.',
    ],
    ['a lowered hand', { type: 'handLowered', seat: 1 }, 'Ben no longer wants to play a card.'],
    ['which way cards go', { type: 'cardsPassed', way: 'right' }, 'Everyone passes the other cards to the right.'],
    [
      'what waits: a tile that need not touch',
      { type: 'nextTileAnywhere', seat: 0 },
      'Ana’s next tile doesn’t have to touch another one.',
    ],
    [
      'what waits: more rescues',
      { type: 'extraRescues', seat: 0, more: 1, waiting: 2 },
      'Ana may rescue 2 more cats in one turn.',
    ],
  ])('%s', (_what, event, sentence) => {
    expect(told(event)).toBe(sentence)
  })
})

test('what waits for later is shown with its player for as long as it waits', () => {
  const match = Match.open(catsGame as unknown as Game, { mode: 'classic' }, { seed: 1, confirming: [] })
  const shown = () => words.groups(match.table, 0, english).find(({ id }) => id === 'player/1')?.facts ?? []
  const before = shown().map(({ label }) => label)
  Object.assign((match.table.state as unknown as CatsState).players[1] ?? {}, { anywhere: true, extraRescues: 2 })
  const waiting = shown().flatMap(({ label }) => (before.includes(label) ? [] : [label]))
  expect(waiting).toEqual(['next tile doesn’t have to touch', '2 extra rescues'])
})

/** What the Sister does by a card: the rule that tells it is given its name. */
const givenName = ['sisterDiscards', 'sisterSwaps']

test('every event that the rules tell has a sentence in every language', () => {
  const folder = fileURLToPath(new URL('../../../cats/src/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const sources = files.map((file) => readFileSync(`${folder}${file}`, 'utf8'))
  const types = sources.flatMap((text) =>
    [...text.matchAll(/tell\?\.\(\{ type: ([^,}]+)/g)].flatMap(([, type]) =>
      [...(type as string).matchAll(/'(\w+)'/g)].map(([, name]) => name as string),
    ),
  )
  expect(types.length).toBeGreaterThan(45)
  const silent = languages.flatMap((language) =>
    [...types, ...givenName].filter((type) => !speakerIn(language).voice.has(`cats.event.${type}`)),
  )
  expect(silent).toEqual([])
})
