import { HOST } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import { expect, it } from 'vitest'
import { lastTurnEnd, logLines } from '../../src/table/log/log-lines.ts'

const log: Batch[] = [
  { position: 1, seat: 0, events: [{ type: 'took', seat: 0, items: ['cat', '?card'], place: 'left' }] },
  { position: 2, seat: 1, events: [{ type: 'quiet' }, { type: 'dayEnds' }] },
]

it('a line knows whose deed it was, its position and the pieces that can be seen', () => {
  const lines = logLines(log, ({ type }) => (type === 'quiet' ? undefined : type))
  expect(lines).toEqual([
    { key: '1/0', position: 1, seat: 0, text: 'took', things: ['cat', 'left'] },
    { key: '2/1', position: 2, seat: HOST, text: 'dayEnds', things: [] },
  ])
})

it('what was said once is not found out again', () => {
  let asked = 0
  const said = new WeakMap()
  const say = () => String(++asked)
  logLines(log, say, said)
  logLines(log, say, said)
  expect(asked).toBe(3)
})

it('the last turn ended with the last act of one’s own that others followed', () => {
  expect(lastTurnEnd(log, 0)).toBe(1)
  expect(lastTurnEnd(log, 1)).toBeUndefined()
  expect(lastTurnEnd(log, 2)).toBeUndefined()
})
