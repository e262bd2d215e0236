import type { SeatInfo } from '@nora/protocol'
import { expect, test } from 'vitest'
import { goneNow } from '../../src/table/seats/gone.ts'

const seatInfo = (person: string | null) => ({ person }) as SeatInfo
const seats = [seatInfo('ada'), seatInfo('bo'), seatInfo(null)]
const [FIVE, SIX, SEVEN] = [5_000, 6_000, 7_000]

test('somebody who leaves the table is away from then on', () => {
  const before = goneNow(undefined, seats, new Set(['ada', 'bo']), FIVE)
  const left = goneNow(before, seats, new Set(['ada']), SIX)
  expect([...left]).toEqual([['bo', SIX]])
  expect([...goneNow(left, seats, new Set(['ada']), SEVEN)]).toEqual([['bo', SIX]])
})

test('somebody who was never seen here is away, nobody knows since when', () => {
  expect([...goneNow(undefined, seats, new Set(['ada']), FIVE)]).toEqual([['bo', undefined]])
})

test('somebody who comes back is away no more, and if they leave again it counts from then', () => {
  const left = goneNow(undefined, seats, new Set(['ada']), FIVE)
  const back = goneNow(left, seats, new Set(['ada', 'bo']), SIX)
  expect([...back]).toEqual([])
  expect([...goneNow(back, seats, new Set(['ada']), SEVEN)]).toEqual([['bo', SEVEN]])
})
