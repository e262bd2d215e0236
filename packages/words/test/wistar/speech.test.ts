import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Game, Match } from '@nora/kernel'
import { languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { wistarGame } from '@nora/wistar'
import { describe, expect, test } from 'vitest'
import { wistarWords } from '../../src/index.ts'
import { listen, nothingHeard, speakerIn } from '../listening.ts'
import { generous } from './generous.ts'

const idle = new Set(['end', 'stop', 'skip', 'none', 'stay'])
const house = wistarGame as unknown as Game

describe('Rats of Wistar says everything in every language', () => {
  const heard = nothingHeard()

  test.each([
    ['with the house set', house, { mode: 'classic', seats: 3 }, 1],
    ['where every corner of the rules is met', generous, { mode: 'classic', seats: 2 }, 5],
    ['in the peaceful variant and the Czech reading', house, { mode: 'peaceful', options: { edition: 'czech' } }, 1],
    [
      'alone at level 4, with chosen state cards',
      generous,
      { mode: 'solo', level: 4, options: { stateCards: 'chosen' } },
      2,
    ],
    ['alone at level 9, in the Polish reading', house, { mode: 'solo', level: 9, options: { edition: 'polish' } }, 2],
  ] as const)(
    '%s',
    (_name, game, wish, games) => {
      for (let seed = 1; seed <= games; seed++) listen(game, wistarWords, wish, seed, heard, idle)
      expect(heard.faults).toEqual([])
    },
    240_000,
  )

  test('and those games asked nearly every kind of question', () => {
    const unasked = generous.kinds.map(({ name }) => name).filter((name) => !heard.kinds.has(name))
    // These come up too rarely to wait for them: they are looked at one by one.
    expect(unasked.filter((name) => !rare.includes(name))).toEqual([])
  })
})

const rare = ['copy', 'sendWorker', 'tent', 'mustTakeFaceUp', 'skillToken', 'ratbotGuest']

const sources = join(fileURLToPath(new URL('.', import.meta.url)), '../../../wistar/src')
const rules = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n')

/** What one pattern finds in the rules, each once. */
function found(pattern: RegExp): readonly string[] {
  return [...new Set([...rules.matchAll(pattern)].map(([, name]) => name as string))]
}

test('every event that the rules tell of has a sentence, but for the end of a turn and objectives, told as they are drawn', () => {
  const types = found(/tell\?\.\(\{ type: '(\w+)'/g)
  expect(types.length).toBeGreaterThan(35)
  for (const language of languages) {
    const voice = catalogues[language]
    const silent = types.filter(
      (type) => !['wistarPlay', 'wistarRatbot'].some((area) => voice.has(`${area}.log.${type}`)),
    )
    expect(silent).toEqual(['turnEnded', 'objectiveLaid'])
  }
})

test('every line of a score sheet has a name', () => {
  const lines = found(/\bid: '(\w+)',\s+points/g)
  expect(lines).toContain('finalEffect')
  for (const language of languages) {
    for (const line of lines) expect(catalogues[language].has(`wistar.score.${line}`)).toBe(true)
  }
})

test.each([
  ['classic', 4],
  ['solo', 1],
] as const)('everything that a player can see of a %s game is in some group or pile', (mode, seats) => {
  const match = Match.open(house, { mode, seats }, { seed: 7, confirming: [] })
  for (let turn = 0; turn < 60; turn++) {
    const { seat } = match.pending[0] ?? { seat: 0 }
    match.choose(seat, match.space(seat)?.at(0))
  }
  const speaker = speakerIn('en')
  const groups = [...wistarWords.groups(match.table, 0, speaker), ...wistarWords.piles(match.table, 0, speaker)]
  const listed = new Set(groups.flatMap(({ items }) => items))
  const seen = Object.values(match.view(0).state.zones).flat()
  expect(seen.filter((item) => !item.startsWith('?') && !listed.has(item))).toEqual([])
})
