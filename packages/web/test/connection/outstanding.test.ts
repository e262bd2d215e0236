import type { ClientMessage } from '@nora/protocol'
import { expect, it } from 'vitest'
import { Outstanding } from '../../src/connection/outstanding.ts'

const doing = (id: string): ClientMessage => ({ type: 'do', id, command: { type: 'start' } })

it('what was not acknowledged is said again, in order', () => {
  const outstanding = new Outstanding()
  for (const id of ['a', 'b', 'c']) outstanding.sent(doing(id), true)
  outstanding.heard({ type: 'ack', id: 'b', seq: 3 })
  expect(outstanding.all()).toEqual([doing('a'), doing('c')])
})

it('a refusal is an answer too', () => {
  const outstanding = new Outstanding()
  outstanding.sent(doing('a'), true)
  outstanding.heard({ type: 'refused', id: 'a', reason: { code: 'stale' } })
  expect(outstanding.all()).toEqual([])
})

it('talk waits for the line, and is said once', () => {
  const outstanding = new Outstanding()
  outstanding.sent({ type: 'chat', id: 'heard', text: 'here' }, true)
  outstanding.sent({ type: 'chat', id: 'unheard', text: 'there' }, false)
  expect(outstanding.all()).toEqual([{ type: 'chat', id: 'unheard', text: 'there' }])
  expect(outstanding.all()).toEqual([])
})

it('a look at the table is not repeated', () => {
  const outstanding = new Outstanding()
  outstanding.sent({ type: 'resync' }, false)
  expect(outstanding.all()).toEqual([])
})
