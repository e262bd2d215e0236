import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameEvent } from '@nora/kernel'
import { languages } from '@nora/messages'
import { woodcraftWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { english, laidOut, speakerIn } from './opened.ts'

const table = laidOut(() => {})

function told(event: GameEvent, speaker = english): string | undefined {
  return words.event(table, event, speaker)
}

test('purchases and sales tell their price', () => {
  expect(told({ type: 'buyDie', seat: 0, die: 'brown-5', berries: 7 })).toBe('Ana buys a brown 5 for 7 blueberries.')
  expect(told({ type: 'sellDie', seat: 1, die: 'green-1', berries: 2 })).toBe('Ben sells a green 1 for 2 blueberries.')
  expect(told({ type: 'buyBundle', seat: 0, material: 'glue', n: 2, berries: 1 })).toBe(
    'Ana buys 2 glue for 1 blueberry.',
  )
  expect(told({ type: 'improve', seat: 0, improvement: 'pot-yellow', berries: 4 })).toBe(
    'Ana improves the workshop for 4 blueberries: yellow pot.',
  )
})

test('work on wood tells what came of it', () => {
  expect(told({ type: 'saw', seat: 0, die: 'brown-6', into: [2, 4], blades: 0 })).toBe(
    'Ana saws a brown 6 into a brown 4 and a brown 2.',
  )
  expect(told({ type: 'saw', seat: 0, die: 'brown-3', into: [1, 1, 1], blades: 1 })).toBe(
    'Ana saws a brown 3 into a brown 1, a brown 1, and a brown 1 and spends 1 saw blade.',
  )
  expect(told({ type: 'splice', seat: 0, die: 'green-3', by: 2 })).toBe('Ana raises a green 3 to 5.')
  expect(told({ type: 'shave', seat: 0, die: 'green-3', by: 2 })).toBe('Ana lowers a green 3 to 1.')
  expect(told({ type: 'harvest', seat: 0, colour: 'green', value: 6 })).toBe('Ana harvests a green 6.')
})

test('points in the middle of the game are told as a gain, with what they are for', () => {
  const scored: GameEvent = { type: 'score', seat: 0, road: 'orders', points: 2 }
  expect(languages.map((language) => told(scored, speakerIn(language)))).toEqual([
    'Orders: Ana gains 2 points.',
    'Objednávky: Ana získává 2 body.',
    'Zamówienia: Ana zdobywa 2 punkty.',
    'Заказы: Ana получает 2 очка.',
  ])
})

test.each<[string, GameEvent, string]>([
  ['a lost tool', { type: 'loseTool', seat: 0, cause: 'atticFull' }, 'Ana loses a tool: the attic is full.'],
  [
    'an order lost at the start of the track',
    { type: 'loseOrder', seat: 0, items: ['early-order-02'], reputation: 0 },
    'Ana loses an order: Hayrack.',
  ],
  [
    'an order lost with 2 reputation',
    { type: 'loseOrder', seat: 0, items: ['early-order-02'], reputation: 2 },
    'Ana loses an order and 2 reputation: Hayrack.',
  ],
  [
    'orders still open at the end',
    { type: 'openOrders', seat: 0, orders: 2, space: 5 },
    'Ana has 2 open orders: reputation counts as space 5.',
  ],
  ['tiles turned up', { type: 'benchesReady' }, 'All used tiles are turned face up.'],
])('%s is told with what it costs', (_what, event, sentence) => {
  expect(told(event)).toBe(sentence)
})

test('the tile’s own action is told by what is done in it, another tile’s with its lantern', () => {
  expect(told({ type: 'mainAction', seat: 0, action: 'buyLumber', lanterns: 0 })).toBeUndefined()
  expect(told({ type: 'mainAction', seat: 0, action: 'buyLumber', lanterns: 1 })).toBe(
    'Ana takes the action “buy lumber” instead, for 1 lantern.',
  )
})

test('of the cards that move, only those are told that come and go by themselves', () => {
  expect(told({ type: 'move', items: ['contract-02'], from: 'contracts', to: 'gone' })).toMatch(
    /^A public contract is removed: The Great Workshop – /,
  )
  expect(told({ type: 'move', items: ['early-order-01', 'early-order-02'], from: 'orders', to: 'orderDiscards' })).toBe(
    'Discarded from the display: Bowl, Hayrack.',
  )
  expect(told({ type: 'move', items: ['early-order-01'], from: 'orders', to: 'rep1/0' })).toBeUndefined()
})

test.each([
  [
    'contractDeck',
    'contracts',
    ['contract-02', 'contract-03'],
    'Public contracts: The Great Workshop, The Model Bench.',
  ],
  ['soloDiscards', 'soloDeck', ['solo-01', 'solo-02'], 'The resolved solo cards become a new deck.'],
  ['orderDiscards', 'lateOrders', ['early-order-01'], 'The discards become a new deck.'],
])('cards that go from %s to %s are told', (from, to, items, sentence) => {
  expect(told({ type: 'move', items, from, to })).toBe(sentence)
})

test('a gain of nothing is not worth a line', () => {
  expect(told({ type: 'gain', seat: 0, what: 'berries', n: 0 })).toBeUndefined()
})

test('each language bends dice and berries as its grammar asks', () => {
  const event = { type: 'buyDie', seat: 0, die: 'brown-5', berries: 7 }
  expect(told(event, speakerIn('cs'))).toBe('Ana kupuje hnědou 5 za 7 borůvek.')
  expect(told(event, speakerIn('pl'))).toBe('Ana kupuje brązową 5 za 7 jagód.')
  expect(told(event, speakerIn('ru'))).toBe('Ana покупает коричневую 5 за 7 ягод черники.')
})

/** Events that are told only in part, see above, or by others: the dice of a roll by the yard they lie in. */
const toldOtherwise = ['move', 'roll', 'reputation', 'turnEnded']

test('every event that the rules and the cards tell has a sentence in every language', () => {
  const sources = ['woodcraft', 'effects'].flatMap((name) => {
    const folder = fileURLToPath(new URL(`../../../${name}/src/`, import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    return files.map((file) => readFileSync(`${folder}${file}`, 'utf8'))
  })
  const types = sources.flatMap((text) => [...text.matchAll(/tell\?\.\(\{ type: '(\w+)'/g)].map(([, type]) => type))
  expect(types.length).toBeGreaterThan(35)
  const silent = languages.flatMap((language) =>
    [...types, 'pay', 'lose'].filter(
      (type) => !toldOtherwise.includes(`${type}`) && !speakerIn(language).voice.has(`woodcraftPlay.event.${type}`),
    ),
  )
  expect(silent).toEqual([])
})
