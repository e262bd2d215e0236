import { expect, test } from 'vitest'
import { offered, trial, whyNot } from './bench.ts'

// Playing a card depends on the hand. Whether the seat is asked must not: everybody would learn that it can play none.

const cheap = { players: [{ wood: 3 }], zones: { 'hand/0': ['c3'] } }
const dear = { players: [{ wood: 3 }], zones: { 'hand/0': ['c9'] } }
const mayPlay = { do: 'optional', effect: { do: 'play' } }

test('a seat that can play no card is asked all the same', () => {
  for (const setup of [cheap, dear]) {
    const match = trial(mayPlay, setup)
    expect(match.pending).toMatchObject([{ seat: 0, kind: 'effect.maySecretly' }])
  }
})

test('it is offered only what it can do, and told why not', () => {
  expect(offered(trial(mayPlay, cheap))).toEqual(['do', 'skip'])
  const match = trial(mayPlay, dear)
  expect(offered(match)).toEqual(['skip'])
  expect(match.refusals(0)).toEqual([{ choice: 'do', code: 'nothingPlayable' }])
  expect(whyNot({ do: 'play' }, dear)?.code).toBe('nothingPlayable')
})

test('a choice with a secret option is asked secretly and has a way out', () => {
  const effect = { do: 'choose', options: { play: { do: 'play' }, give: { do: 'lose', what: 'metal', n: 1 } } }
  const match = trial(effect, dear)
  expect(match.pending).toMatchObject([{ seat: 0, kind: 'effect.chooseSecretly' }])
  expect(offered(match)).toEqual(['none'])
  match.choose(0, 'none')
  expect(match.over).toBe(true)
})

test('what must be paid first is public: who cannot pay is not asked', () => {
  const effect = { do: 'pay', cost: { metal: 1 }, effect: mayPlay }
  expect(trial(effect, cheap).line).toEqual([])
})

test('what others could do with their hands is not for the seat to know', () => {
  const effect = { do: 'others', effect: { do: 'play' } }
  const players = [{}, { wood: 3 }]
  expect(whyNot(effect, { players, zones: { 'hand/1': ['c3'] } })).toBeUndefined()
  expect(whyNot(effect, { players, zones: { 'hand/1': ['c9'] } })).toBeUndefined()
})
