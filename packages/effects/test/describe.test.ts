import type { Effect, MessageRef, Text } from '@nora/effects'
import { languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { expect, test } from 'vitest'
import { bench } from './bench.ts'

const gain: Effect = { do: 'gain', what: 'wood', n: 2 }
const perCard = { count: 'cards', per: 2 }

/** Every word of the core in every form it can take, with what it says in English. */
const said: readonly [Effect, string][] = [
  [gain, 'gain [2 wood.some]'],
  [{ do: 'gain', what: 'wood', n: perCard }, 'gain [1 wood.some] [2 cards.each]'],
  [
    { do: 'gain', what: 'wood', n: { ...perCard, times: 3, most: 6 } },
    'gain [3 wood.some] [2 cards.each], up to [6 wood.some]',
  ],
  [{ do: 'gain', what: 'wood', n: { count: 'held', what: 'metal' } }, 'gain [1 wood.some] [1 metal.each]'],
  [{ do: 'lose', what: 'wood', n: 1 }, 'lose [1 wood.some]'],
  [{ do: 'lose', what: 'wood', n: perCard }, 'lose [1 wood.some] [2 cards.each]'],
  [{ do: 'lose', what: 'wood', n: { ...perCard, most: 2 } }, 'lose [1 wood.some] [2 cards.each], up to [2 wood.some]'],
  [{ do: 'draw', from: 'deck', n: 2 }, 'draw [2 deck]'],
  [{ do: 'draw', from: 'deck', n: perCard }, 'draw [1 deck] [2 cards.each]'],
  [{ do: 'move', route: 'discard', n: 1 }, '[1 discard]'],
  [{ do: 'seq', effects: [gain, gain, { do: 'play' }] }, 'gain [2 wood.some], then gain [2 wood.some], then [play]'],
  [{ do: 'choose', options: { a: gain, b: { do: 'play' } } }, 'choose one: gain [2 wood.some] or [play]'],
  [{ do: 'choose', n: 2, options: { a: gain, b: { do: 'play' } } }, 'choose 2 of these: gain [2 wood.some] or [play]'],
  [
    { do: 'choose', may: true, options: { a: gain, b: { do: 'play' } } },
    'you may choose one: gain [2 wood.some] or [play]',
  ],
  [{ do: 'optional', effect: { do: 'play' } }, 'you may [play]'],
  [{ do: 'if', when: { is: 'first' }, effect: { do: 'play' } }, 'if [first], [play]'],
  [
    { do: 'if', when: { is: 'first' }, effect: { do: 'play' }, else: gain },
    'if [first], [play]; otherwise, gain [2 wood.some]',
  ],
  [
    { do: 'if', when: { is: 'atLeast', of: { count: 'cards' }, n: 3 }, effect: { do: 'play' } },
    'if you have at least [3 cards.some], [play]',
  ],
  [
    { do: 'if', when: { is: 'atLeast', of: { count: 'held', what: 'metal' }, n: 3 }, effect: { do: 'play' } },
    'if you have at least [3 metal.some], [play]',
  ],
  [
    { do: 'if', when: { is: 'not', condition: { is: 'first' } }, effect: { do: 'play' } },
    'if it isn’t true that [first], [play]',
  ],
  [
    { do: 'if', when: { is: 'all', conditions: [{ is: 'first' }, { is: 'first' }] }, effect: { do: 'play' } },
    'if all of these are true: [first] and [first], [play]',
  ],
  [
    { do: 'if', when: { is: 'any', conditions: [{ is: 'first' }, { is: 'first' }] }, effect: { do: 'play' } },
    'if at least one of these is true: [first] or [first], [play]',
  ],
  [{ do: 'forEach', of: { count: 'cards' }, effect: { do: 'play' } }, 'do this [1 cards.each]: [play]'],
  [{ do: 'repeat', n: 2, effect: { do: 'play' } }, 'do this twice: [play]'],
  [{ do: 'upTo', n: 2, effect: { do: 'play' } }, 'do this up to twice: [play]'],
  [{ do: 'upTo', n: { count: 'cards' }, effect: { do: 'play' } }, 'do this at most once [1 cards.each]: [play]'],
  [
    { do: 'pay', cost: { wood: 2, agility: 1 }, effect: { do: 'play' } },
    'pay [2 wood.some] and [1 agility.some]: [play]',
  ],
  [{ do: 'others', effect: { do: 'play' } }, 'every other player must [play]'],
  [
    { do: 'others', more: { count: 'held', what: 'metal' }, effect: { do: 'play' } },
    'every other player with [2 metal.more] must [play]',
  ],
  [
    { do: 'others', more: { count: 'cards' }, effect: { do: 'play' } },
    'every other player with [2 cards.more] must [play]',
  ],
  [{ do: 'play' }, '[play]'],
]

/** The game's own words in brackets: here only the core's sentences matter. */
function bracketed(text: Text): Text {
  if (typeof text !== 'object') return text
  if ('all' in text) return { all: text.all.map(bracketed) }
  if ('any' in text) return { any: text.any.map(bracketed) }
  if (!('id' in text)) return text
  if (text.id.startsWith('bench.'))
    return `[${[text.params?.n, text.id.slice(6)].filter((part) => part !== undefined).join(' ')}]`
  const params = Object.entries(text.params ?? {}).map(([name, value]) => [name, bracketed(value)])
  return { id: text.id, params: Object.fromEntries(params) }
}

test.each(said)('%j reads well', (effect, sentence) => {
  bench.validate(effect, { file: 'said', record: '', field: '' })
  expect(catalogues.en.say(bracketed(bench.describe(effect)))).toBe(sentence)
})

test.each(languages)('every word is said in %s, with nothing left open', (language) => {
  for (const [effect] of said) {
    const text = catalogues[language].say(bracketed(bench.describe(effect)))
    expect(text).not.toMatch(/[{}]|undefined/)
  }
})

test('every atom and condition is among the sentences above', () => {
  const written = JSON.stringify(said.map(([effect]) => effect))
  const missing = [
    ...bench.known.atoms.filter((name) => !written.includes(`"do":"${name}"`)),
    ...bench.known.conditions.filter((name) => !written.includes(`"is":"${name}"`)),
    ...bench.known.counts.filter((name) => !written.includes(`"count":"${name}"`)),
  ]
  expect(missing).toEqual([])
})

test('rules and triggers are said by the game', () => {
  const refs: MessageRef[] = [bench.say.rule({ rule: 'cheaper', by: 1 }), bench.say.trigger({ on: 'gather' })]
  expect(refs).toEqual([{ id: 'bench.cheaper', params: { by: 1 } }, { id: 'bench.gather' }])
})
