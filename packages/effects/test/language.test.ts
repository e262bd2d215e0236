import { ContentError, language, matchesTrigger, vocabulary } from '@nora/effects'
import { Fault, type Table } from '@nora/kernel'
import { expect, test } from 'vitest'
import { bench } from './bench.ts'

const place = { file: 'cards', record: 'c7', field: 'effect' }

function problemOf(effect: unknown) {
  try {
    bench.validate(effect, place)
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]
    throw error
  }
  return undefined
}

test('a well-formed effect passes', () => {
  expect(problemOf({ do: 'gain', what: 'wood', n: { count: 'cards', times: 2 } })).toBeUndefined()
  expect(problemOf({ do: 'play' })).toBeUndefined()
})

test('an unknown word is named together with the known ones', () => {
  const problem = problemOf({ do: 'gian', what: 'wood', n: 1 })
  expect(problem).toMatchObject({ file: 'cards', record: 'c7', field: 'effect.do', code: 'fieldChoice', found: 'gian' })
  expect(problem?.expected).toEqual(bench.known.atoms)
})

test('a wrong field is named however deep it lies', () => {
  const gain = { do: 'gain', what: 'stone', n: 1 }
  const effect = {
    do: 'seq',
    effects: [{ do: 'play' }, { do: 'choose', options: { one: gain, other: { do: 'play' } } }],
  }
  expect(problemOf(effect)).toMatchObject({
    field: 'effect.effects.1.options.one.what',
    code: 'fieldChoice',
    found: 'stone',
    expected: ['wood', 'metal', 'joker', 'points', 'agility'],
  })
})

test('what can be given up but never gained is no gain', () => {
  expect(problemOf({ do: 'lose', what: 'card', n: 1 })).toBeUndefined()
  expect(problemOf({ do: 'gain', what: 'card', n: 1 })).toMatchObject({
    field: 'effect.what',
    code: 'fieldChoice',
    found: 'card',
    expected: ['wood', 'metal', 'joker', 'points', 'agility'],
  })
})

test('an amount is judged as what it was meant to be', () => {
  const gain = (n: unknown) => problemOf({ do: 'gain', what: 'wood', n })
  expect(gain(0)).toMatchObject({ field: 'effect.n', code: 'fieldTooSmall', expected: 1 })
  expect(gain(1.5)).toMatchObject({ field: 'effect.n', code: 'fieldType' })
  expect(gain({ count: 'held', what: 'stone' })).toMatchObject({ field: 'effect.n.what', code: 'fieldChoice' })
  expect(gain({ count: 'stars' })).toMatchObject({ field: 'effect.n.count', code: 'fieldChoice' })
  expect(gain(undefined)).toMatchObject({ field: 'effect.n', code: 'fieldMissing' })
})

test('a field too many is refused, a missing one too', () => {
  expect(problemOf({ do: 'play', twice: true })).toMatchObject({ field: 'effect.twice', code: 'fieldUnknown' })
  expect(problemOf({ do: 'optional' })).toMatchObject({ field: 'effect.effect', code: 'fieldMissing' })
  expect(problemOf('gain')).toMatchObject({ field: 'effect', code: 'fieldType', expected: 'object' })
})

test('the ids of options are plain words, and none is kept for choosing nothing', () => {
  const choose = (ids: readonly string[]) =>
    problemOf({ do: 'choose', options: Object.fromEntries(ids.map((id) => [id, { do: 'play' }])) })
  expect(choose(['wood', 'metal2'])).toBeUndefined()
  expect(choose(['wood', '2'])?.field).toBe('effect.options.2')
  expect(choose(['wood', 'none'])?.field).toBe('effect.options.none')
  expect(choose(['wood'])).toMatchObject({ field: 'effect.options', code: 'fieldValue' })
})

test('a cost names stocks of the game', () => {
  expect(problemOf({ do: 'pay', cost: { stone: 1 }, effect: { do: 'play' } })).toMatchObject({
    field: 'effect.cost.stone',
    code: 'fieldUnknown',
  })
})

test('two words of one name are refused when the language is made', () => {
  const { atom } = vocabulary<Table>()
  const own = atom({ name: 'gain', do: () => undefined, describe: () => ({ id: 'x' }) })
  expect(() => language<Table>({ atoms: [own] })).toThrow(Fault)
})

test('cards with the same template differ only in numbers and names', () => {
  const one = {
    do: 'seq',
    effects: [
      { do: 'gain', what: 'wood', n: 2 },
      { do: 'draw', from: 'deck', n: 1 },
    ],
  }
  const same = {
    effects: [
      { n: 5, what: 'metal', do: 'gain' },
      { do: 'draw', from: 'deck', n: 2 },
    ],
    do: 'seq',
  }
  const counted = { do: 'gain', what: 'wood', n: { count: 'held', what: 'metal' } }
  expect(bench.template(one)).toBe('seq(gain,draw)')
  expect(bench.template(same)).toBe(bench.template(one))
  expect(bench.template(counted)).toBe('gain(held)')
  expect(bench.template({ do: 'if', when: { is: 'first' }, effect: { do: 'play' } })).toBe('if(play,first)')
})

test('the order and the ids of options are no part of a template', () => {
  const gain = { do: 'gain', what: 'wood', n: 1 }
  const play = { do: 'play' }
  const template = (options: object) => bench.template({ do: 'choose', options } as never)
  expect(template({ a: gain, b: play })).toBe(template({ c: play, d: gain }))
})

test('walking an effect meets every effect inside it', () => {
  const effect = {
    do: 'seq',
    effects: [
      { do: 'optional', effect: { do: 'play' } },
      { do: 'choose', options: { a: { do: 'play' }, b: { do: 'draw', from: 'deck', n: 1 } } },
    ],
  }
  expect(bench.walk(effect).map((part) => part.do)).toEqual(['seq', 'optional', 'play', 'choose', 'play', 'draw'])
})

test('an event sets off what asks for no more than it gives', () => {
  const event = { on: 'gather', what: 'wood' }
  expect(matchesTrigger(event, { on: 'gather' })).toBe(true)
  expect(matchesTrigger(event, { on: 'gather', what: 'wood' })).toBe(true)
  expect(matchesTrigger(event, { on: 'gather', what: 'metal' })).toBe(false)
  expect(matchesTrigger(event, { on: 'dig' })).toBe(false)
})

test('rules and triggers have forms of their own', () => {
  expect(bench.schema.rule.safeParse({ rule: 'cheaper', by: 1 }).success).toBe(true)
  expect(bench.schema.rule.safeParse({ rule: 'cheaper' }).success).toBe(false)
  expect(bench.schema.trigger.safeParse({ on: 'gather', what: 'wood' }).success).toBe(true)
  expect(bench.schema.trigger.safeParse({ on: 'gather', what: 'stone' }).success).toBe(false)
})
