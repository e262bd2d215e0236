import type { GameEvent } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import { expect, it } from 'vitest'
import { ownThings } from '../../../src/table/player/own-things.ts'

const batch = (position: number, seat: number, ...events: GameEvent[]) =>
  ({ position, seat, events }) as unknown as Batch

const laid = (tile: string): GameEvent => ({ type: 'placed', items: [tile] })

it('what one has laid stays where it lies, also when a bot has answered already', () => {
  const log = [batch(1, 0, laid('mine')), batch(2, 1, laid('theirs'))]
  expect(ownThings(log, 0)).toEqual(new Set(['mine']))
})

it('what somebody else has moved since travels', () => {
  const log = [batch(1, 0, laid('mine')), batch(2, 1, { type: 'move', items: ['mine'] })]
  expect(ownThings(log, 0)).toEqual(new Set())
})

it('only the last thing one did counts', () => {
  const log = [batch(1, 0, laid('first')), batch(2, 1, laid('theirs')), batch(3, 0, laid('second'))]
  expect(ownThings(log, 0)).toEqual(new Set(['second']))
})

it('what was done for one travels: one has not put it there', () => {
  const log = [batch(1, 0, laid('mine')), batch(2, 0, laid('forced'))]
  expect(ownThings(log, 0, new Set([2]))).toEqual(new Set(['mine']))
})

it('who has done nothing yet, or only watches, has nothing that stays', () => {
  expect(ownThings([batch(1, 1, laid('theirs'))], 0)).toEqual(new Set())
  expect(ownThings([batch(1, 1, laid('theirs'))], -1)).toEqual(new Set())
})
