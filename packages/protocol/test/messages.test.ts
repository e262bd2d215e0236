import { clientMessage, command, limits, name, openBody, type Terms, terms } from '@nora/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const choose = { type: 'choose', seat: 0, at: 3, choice: { tile: 'blue-1', row: 2 } }
const told = { type: 'do', id: 'a1', command: choose }

const good: Terms = {
  public: true,
  clock: { kind: 'days', days: 2, bankHours: 24 },
  onTimeout: 'bot',
  onResign: 'empty',
  undo: 'agreed',
  start: 'full',
  latecomers: true,
  bot: 'greedy',
}

function accepts(schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean {
  return schema.safeParse(value).success
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}

describe('a message of a client', () => {
  test('is taken as it was meant', () => {
    expect(clientMessage.parse(told)).toEqual(told)
    expect(accepts(clientMessage, { type: 'hello', protocol: 1, table: 'x', from: 7 })).toBe(true)
  })

  test.each([
    ['of an unknown type', { type: 'win' }],
    ['with a field too many', { ...told, admin: true }],
    ['whose command has a field too many', { ...told, command: { ...choose, by: 'bob' } }],
    ['without an id', { type: 'do', command: choose }],
    ['with an endless id', { ...told, id: 'x'.repeat(limits.id + 1) }],
    ['with something invisible in its id', { ...told, id: 'a\u0000b' }],
    ['with half a character in its id', { ...told, id: 'a\ud800' }],
    ['with a seat that cannot be', { ...told, command: { ...choose, seat: -1 } }],
    ['with a seat that is no whole number', { ...told, command: { ...choose, seat: 0.5 } }],
    ['with a choice that nests too deep', { ...told, command: { ...choose, choice: nested(limits.depth + 1) } }],
    ['with a choice that is too long', { ...told, command: { ...choose, choice: Array(limits.values).fill(1) } }],
    ['with a text that is too long', { ...told, command: { ...choose, choice: 'x'.repeat(limits.text + 1) } }],
    [
      'with a choice that would be another thing',
      { ...told, command: { ...choose, choice: JSON.parse('{"__proto__": 1}') } },
    ],
    ['with a choice that is no JSON', { ...told, command: { ...choose, choice: () => 1 } }],
    ['with a number that is none', { ...told, command: { ...choose, choice: [Number.NaN] } }],
    ['with an empty line of chat', { type: 'chat', id: 'a', text: '' }],
    ['with too much chat', { type: 'chat', id: 'a', text: 'x'.repeat(limits.chat + 1) }],
    ['that wants too many choices', { type: 'choices', id: 'a', seat: 0, limit: limits.choices + 1 }],
  ])('%s is refused', (_what, value) => {
    expect(accepts(clientMessage, value)).toBe(false)
  })

  test('may be anything at all without harm', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof accepts(clientMessage, value) === 'boolean'))
    fc.assert(fc.property(fc.anything(), (value) => !accepts(command, { type: 'choose', seat: value, at: value })))
  })
})

describe('the terms of a table', () => {
  test('are taken as they were meant', () => {
    expect(terms.parse(good)).toEqual(good)
  })

  test.each([
    ['without an hour to think', { ...good, clock: { kind: 'move', seconds: 0 } }],
    ['with a clock of no kind', { ...good, clock: { kind: 'sand' } }],
    ['with a clock of two kinds', { ...good, clock: { kind: 'none', seconds: 3 } }],
    ['that leave something open', { ...good, undo: undefined }],
  ])('%s are refused', (_what, value) => {
    expect(accepts(terms, value)).toBe(false)
  })

  test('come with the wish for a table', () => {
    const body = { game: 'cats', wish: { seats: 4 }, terms: good, seat: 0, bots: [null, 'greedy'] }
    expect(accepts(openBody, body)).toBe(true)
    expect(accepts(openBody, { ...body, seat: undefined })).toBe(false)
    expect(accepts(openBody, { ...body, bots: Array(limits.seats + 1).fill(null) })).toBe(false)
  })
})

describe('a name', () => {
  test.each(['Žofie', 'Лев', 'Łucja 2', '猫'])('may be %s', (text) => {
    expect(accepts(name, text)).toBe(true)
  })

  test.each(['', ' Ann', 'Ann ', 'A\nB', 'A\u202EB', 'A\u0000', 'x'.repeat(limits.name + 1)])(
    'may not be %j',
    (text) => {
      expect(accepts(name, text)).toBe(false)
    },
  )
})
