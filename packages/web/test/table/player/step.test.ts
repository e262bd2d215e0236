import { HOST } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import { expect, it } from 'vitest'
import { AUTOMA, sinceLastTurn, type Telling, type Turn, turnsOf } from '../../../src/table/player/step.ts'

const telling: Telling = {
  say: ({ type }) => (type === 'move' ? undefined : type),
  isAutomas: ({ type }) => type.startsWith('sister'),
  ceremony: ({ type }) => {
    if (type === 'dayEnds') return { role: 'before', icon: 'cat' }
    if (type === 'day') return { role: 'opens', icon: 'round' }
    return type === 'dealt' ? { role: 'after', icon: 'cards' } : undefined
  },
  reader: 0,
}

const inShort = (turns: readonly Turn[]) =>
  turns.map(
    ({ by, steps, isCeremony }) => `${isCeremony ? 'ceremony' : by}: ${steps.map(({ text }) => text).join(' ')}`,
  )

it('what only moves rides with the next sentence of its act, or with the last', () => {
  const log: Batch[] = [
    {
      position: 4,
      seat: 1,
      events: [
        { type: 'move', items: ['cat'], from: 'left', to: 'gone' },
        { type: 'rescued', seat: 1, items: ['cat'] },
        { type: 'move', items: ['card', '?card'] },
      ],
    },
  ]
  expect(turnsOf(log, telling)).toEqual([
    {
      by: 1,
      steps: [
        {
          position: 4,
          event: log[0]?.events[1],
          text: 'rescued',
          things: ['cat', 'cat', 'left', 'gone', 'card'],
        },
      ],
    },
  ])
})

it('one’s own deeds are not told; what the game’s own opponent and the game itself do in one’s own act is', () => {
  const log: Batch[] = [
    { position: 1, seat: 0, events: [{ type: 'passed', seat: 0 }, { type: 'sisterTurn' }, { type: 'sisterPasses' }] },
    { position: 2, seat: -1, events: [{ type: 'newLumber' }] },
    { position: 3, seat: 2, events: [{ type: 'placed', seat: 2 }, { type: 'refilled' }] },
  ]
  expect(inShort(turnsOf(log, telling))).toEqual([
    `${AUTOMA}: sisterTurn sisterPasses`,
    `${HOST}: newLumber`,
    '2: placed refilled',
  ])
})

it('what was done for one, because there was no other answer, is told like the deeds of others', () => {
  const log: Batch[] = [
    { position: 1, seat: 0, events: [{ type: 'rescued', seat: 0 }] },
    { position: 2, seat: 0, events: [{ type: 'mapCovered', seat: 0 }] },
  ]
  expect(inShort(turnsOf(log, { ...telling, forced: new Set([2]) }))).toEqual(['0: mapCovered'])
})

it('a new day is one ceremony from what comes before it to what comes after; a deal without a day is none', () => {
  const log: Batch[] = [
    { position: 1, seat: 1, events: [{ type: 'passed', seat: 1 }, { type: 'dayEnds' }, { type: 'day' }] },
    { position: 2, seat: -1, events: [{ type: 'dealt' }] },
    { position: 3, seat: 1, events: [{ type: 'kept', seat: 1 }] },
    { position: 4, seat: -1, events: [{ type: 'dealt' }] },
  ]
  expect(inShort(turnsOf(log, telling))).toEqual([
    '1: passed',
    'ceremony: dayEnds day dealt',
    '1: kept',
    `${HOST}: dealt`,
  ])
})

it('what the game itself adds to a new day may still belong to it, what a player does may not', () => {
  const dealt: Batch[] = [{ position: 2, seat: -1, events: [{ type: 'dealt' }, { type: 'refilled' }] }]
  expect(turnsOf(dealt, telling).map(({ mayContinue }) => mayContinue)).toEqual([true, undefined])
  const own: Batch[] = [{ position: 2, seat: 1, events: [{ type: 'dealt', seat: 1 }] }]
  expect(turnsOf(own, telling).map(({ mayContinue }) => mayContinue)).toEqual([undefined])
})

it('since one’s last turn is what others did before one’s present turn', () => {
  const log: Batch[] = [
    { position: 1, seat: 1, events: [{ type: 'long ago', seat: 1 }] },
    { position: 2, seat: 0, events: [{ type: 'mine', seat: 0 }] },
    { position: 3, seat: 1, events: [{ type: 'pays', seat: 1 }] },
    { position: 4, seat: 2, events: [{ type: 'lays', seat: 2 }] },
  ]
  expect(inShort(sinceLastTurn(log, telling))).toEqual(['1: pays', '2: lays'])
  const now: Batch[] = [...log, { position: 5, seat: 0, events: [{ type: 'mine', seat: 0 }] }]
  expect(inShort(sinceLastTurn(now, telling))).toEqual(['1: pays', '2: lays'])
  const later: Batch[] = [...now, { position: 6, seat: 1, events: [{ type: 'passed', seat: 1 }] }]
  expect(inShort(sinceLastTurn(later, telling))).toEqual(['1: passed'])
})
