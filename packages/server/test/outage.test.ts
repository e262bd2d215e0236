// Nobody loses by a deed of the server: the time in which it could not be reached runs on nobody's clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { opening } from './support/openings.ts'
import { type Served, serve } from './support/serve.ts'
import { type Seen, Visitor } from './support/visitor.ts'

/** How far the clock of the machine is from what it was when the test began to run. */
let moved = 0
let served: Served
const realNow = Date.now

beforeEach(async () => {
  moved = 0
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + moved)
  served = await serve()
})
afterEach(async () => {
  await served.stop()
  vi.restoreAllMocks()
})

/** Two people at a table with half a minute for a turn; who runs out of time has lost. */
async function pair(): Promise<[Seen, Seen]> {
  const [ada, bo] = [await Visitor.guest(served.address, 'Ada'), await Visitor.guest(served.address, 'Bo')]
  const terms = { clock: { kind: 'move', seconds: 30 }, onTimeout: 'forfeit' } as const
  const { table } = (await ada.post('/api/tables', opening({ terms }))).body as { table: string }
  const [first, second] = [await ada.look(table), await bo.look(table)]
  await second.do({ type: 'sit', seat: 1 })
  await first.until(({ room }) => room.status === 'playing')
  return [first, second]
}

/** What is left on the clocks that run. */
const left = ({ snapshot }: Seen) =>
  snapshot?.clocks?.flatMap(({ left, since }) => (since === null ? [] : [since + left - Date.now()])) ?? []

const later = () => new Promise((resolve) => setTimeout(resolve, 2_500))

test('a server that was down for longer than a clock had left has cost nobody the game', async () => {
  const [first, second] = await pair()
  await served.stopped()
  moved += 35_000
  served = await served.startAgain()
  await later()
  await Promise.all([first.connect(), second.connect()])
  expect(first.snapshot?.room.status).toBe('playing')
  expect(first.snapshot?.room.seats.map(({ absence }) => absence)).toEqual([null, null])
  for (const time of left(first)) expect(time).toBeGreaterThan(15_000)
  expect(left(first).length).toBeGreaterThan(0)
  await Promise.all([first.leave(), second.leave()])
}, 60_000)

test('nor does a clock of the machine that jumps', async () => {
  const [first, second] = await pair()
  moved += 3_600_000
  await later()
  expect(first.snapshot?.room.seats.map(({ absence }) => absence)).toEqual([null, null])
  moved -= 3_600_000
  await later()
  expect(first.snapshot?.room.seats.map(({ absence }) => absence)).toEqual([null, null])
  await Promise.all([first.leave(), second.leave()])
}, 60_000)

test('a server that cannot store anything stops the clocks too', async () => {
  const [first, second] = await pair()
  const { outages, tables } = served.services.store
  const full = () => Promise.reject(new Error('the disk is full'))
  const broken = [vi.spyOn(outages, 'beat'), vi.spyOn(outages, 'keep'), vi.spyOn(tables, 'append')]
  for (const spy of broken) spy.mockImplementation(full)
  // A second at a time: the process itself is alive.
  for (let second = 0; second < 20; second++) {
    moved += 2_000
    served.services.heartbeat.lostSince(Date.now())
  }
  for (const spy of broken) spy.mockRestore()
  await later()
  expect(first.snapshot?.room.seats.map(({ absence }) => absence)).toEqual([null, null])
  await Promise.all([first.leave(), second.leave()])
}, 60_000)
