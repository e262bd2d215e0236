import { catsGame } from '@nora/cats'
import { type Game, type GameEvent, Match } from '@nora/kernel'
import { languages } from '@nora/messages'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { catsWords, type Words, wistarWords, woodcraftWords } from '@nora/words'
import { expect, test } from 'vitest'
import { speakerIn } from './listening.ts'

const tie = (by: string, ...values: number[]): GameEvent => ({
  type: new Set(values).size > 1 ? 'tieBroken' : 'tieStays',
  ...{ by, score: 41, seats: [1, 0], values },
})

const told: readonly [string, unknown, Words, string, GameEvent, string][] = [
  [
    'The Isle of Cats by fish',
    ...([catsGame, catsWords, 'classic'] as const),
    tie('fish', 5, 3),
    'Tie at 41 points, broken by fish left: Bob (5), Ana (3).',
  ],
  [
    'the family game by full sections',
    ...([catsGame, catsWords, 'family'] as const),
    tie('fullSections', 2, 1),
    'Tie at 41 points, broken by full sections: Bob (2), Ana (1).',
  ],
  [
    'a tie that nothing breaks as such',
    ...([catsGame, catsWords, 'classic'] as const),
    tie('fish', 4, 4),
    'Tie at 41 points; fish left can’t break it: Bob (4), Ana (4).',
  ],
  [
    'Rats of Wistar by who is earlier in turn order',
    ...([wistarGame, wistarWords, 'classic'] as const),
    tie('earlierInOrder', -1, -2),
    'Tie at 41 points, broken by turn order, earlier wins: Bob (1), Ana (2).',
  ],
  [
    'Woodcraft by who is later in turn order',
    ...([woodcraftGame, woodcraftWords, 'classic'] as const),
    tie('laterInRound', 2, 1),
    'Tie at 41 points, broken by turn order, later wins: Bob (2), Ana (1).',
  ],
]

test.each(told)('a tie is told with what broke it and by how much: %s', (_case, game, words, mode, event, sentence) => {
  const { table } = Match.open(game as Game, { mode }, { seed: 1, confirming: [] })
  expect(words.event(table, event, speakerIn('en'))).toBe(sentence)
  for (const language of languages.filter((other) => other !== 'en'))
    expect(words.event(table, event, speakerIn(language))).not.toContain(String(event.by))
})

test('a line of the final scoring names its row and the thing', () => {
  const { table } = Match.open(wistarGame as unknown as Game, { mode: 'classic' }, { seed: 1 })
  const line = { type: 'scoreLine', seat: 0, line: 'invention', item: 'inv-091', points: 1 }
  expect(wistarWords.event(table, line, speakerIn('en'))).toBe('Ana: Inventions: Wooden Porcupine (91), 1 point.')
})
