import type { Mode } from '@nora/kernel'
import { openBody } from '@nora/protocol'
import { expect, test } from 'vitest'
import {
  bodyOf,
  firstDraft,
  openingOf,
  usualClocks,
  withMode,
  withPlace,
  withSitter,
} from '../../src/pages/opening/draft.ts'

const classic: Mode = { id: 'classic', seats: { min: 2, max: 4 }, levels: [], options: { edition: ['new', 'old'] } }
const solo: Mode = { id: 'solo', seats: { min: 1, max: 1 }, levels: [3, 5], options: { edition: ['new', 'old'] } }
const plain: Mode = { id: 'plain', seats: { min: 2, max: 3 }, levels: [], options: {} }
const draft = firstDraft([classic, solo], 'online', ['Eliška'])

test('a new table takes what the rules name first', () => {
  expect(draft.options).toEqual({ mode: 'classic', seats: 2, level: null, options: { edition: 'new' } })
})

test('another mode keeps options and seats that it knows, and drops the rest', () => {
  const four = { ...draft, options: { ...draft.options, seats: 4, options: { edition: 'old' } } }
  expect(withMode(four, solo).options).toEqual({ mode: 'solo', seats: 1, level: 3, options: { edition: 'old' } })
  expect(withMode(four, plain).options).toEqual({ mode: 'plain', seats: 3, level: null, options: {} })
})

test('who takes another seat gets up from the first', () => {
  expect(withSitter(draft, 1, 'me').sitters.slice(0, 2)).toEqual(['free', 'me'])
})

test('what the server is asked for is what it understands', () => {
  const body = bodyOf('cats', withSitter(draft, 1, 'skilled'), 'hash')
  expect(openBody.parse(body)).toEqual(body)
  expect(body).toMatchObject({ seat: 0, bots: [null, 'skilled'], pack: 'hash' })
})

test('a table one only looks at has no seat of one’s own', () => {
  expect(bodyOf('cats', withSitter(draft, 0, 'free'), undefined).seat).toBeNull()
})

test('every kind of clock is offered in an amount the server takes', () => {
  for (const clock of Object.values(usualClocks)) {
    const body = bodyOf('cats', { ...draft, terms: { ...draft.terms, clock } }, undefined)
    expect(openBody.parse(body).terms.clock).toEqual(clock)
  }
})

test('on this device nobody waits: others are bots until somebody is named', () => {
  const here = withSitter(withPlace(draft, 'device'), 1, 'person')
  const opening = openingOf(
    'cats',
    { ...here, options: { ...here.options, seats: 3 } },
    undefined,
    (seat) => `P${seat}`,
  )
  expect(opening.players).toEqual([{ name: 'Eliška' }, { name: 'P1' }, { bot: 'casual' }])
})

test('a vote on taking back means nothing on one device', () => {
  const agreed = withPlace({ ...draft, terms: { ...draft.terms, undo: 'agreed' } }, 'device')
  expect(openingOf('cats', agreed, undefined, String).undo).toBe('barrier')
})
