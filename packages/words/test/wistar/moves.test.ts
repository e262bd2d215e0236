import { type Game, type GameEvent, Match } from '@nora/kernel'
import { languages } from '@nora/messages'
import { wistarGame } from '@nora/wistar'
import { wistarWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { speakerIn } from '../listening.ts'

const { table } = Match.open(wistarGame as unknown as Game, { mode: 'solo' }, { seed: 1, confirming: [] })

const move = (from: string, to: string, ...items: string[]): GameEvent => ({ type: 'move', from, to, items })

test.each<[string, GameEvent, string]>([
  [
    'the starting pairs laid out, basic inventions',
    move('basic', 'pairs/basic', 'inv-001', 'inv-002'),
    'Starting pairs, basic inventions: Pocket Volcano (1), Thinking Cap (2).',
  ],
  [
    'the starting pairs laid out, advanced inventions',
    move('advanced', 'pairs/advanced', 'inv-091'),
    'Starting pairs, advanced inventions: Wooden Porcupine (91).',
  ],
  [
    'the pair that nobody chose',
    move('pairs/advanced', 'discards/advanced', 'inv-091'),
    'The pair not chosen is discarded: Wooden Porcupine (91).',
  ],
  [
    'Ratbot’s action cards as a new deck',
    move('actionsTurned', 'actionDeck', 'action-1', 'action-2'),
    'Ratbot’s action cards are shuffled into a new deck.',
  ],
  [
    'the exploration card that is next',
    move('explorationDeck', 'explorationTop', 'exploration-1'),
    'Ratbot’s next exploration card: exploration card 1.',
  ],
])('the log of Rats of Wistar tells %s', (_what, event, sentence) => {
  expect(words.event(table, event, speakerIn('en'))).toBe(sentence)
  const told = languages.map((language) => words.event(table, event, speakerIn(language)))
  expect(new Set(told).size).toBe(languages.length)
})
