import { type TableSnapshot, updated } from '@nora/protocol'
import { expect, test } from 'vitest'

const snapshot = {
  seq: 4,
  clocksPaused: false,
  log: [
    { position: 0, seat: -3, events: [] },
    { position: 1, seat: 0, events: [] },
    { position: 2, seat: 1, events: [] },
  ],
} as unknown as TableSnapshot

test('an update brings a snapshot to the next entry', () => {
  const batch = { position: 3, seat: 0, events: [] }
  const next = updated(snapshot, { seq: 5, log: [batch], patch: [['set', ['clocksPaused'], true]] })
  expect(next).toEqual({ ...snapshot, seq: 5, clocksPaused: true, log: [...snapshot.log, batch] })
})

test('what was taken back goes before what came instead', () => {
  const batch = { position: 2, seat: 0, events: [] }
  const next = updated(snapshot, { seq: 5, cut: { seat: 1, to: 1 }, log: [batch] })
  expect(next?.log.map(({ position, seat }) => [position, seat])).toEqual([
    [0, -3],
    [1, 0],
    [2, 0],
  ])
})

test('an update that comes too early, or once more, is none', () => {
  expect(updated(snapshot, { seq: 6 })).toBeUndefined()
  expect(updated(snapshot, { seq: 4 })).toBeUndefined()
})
