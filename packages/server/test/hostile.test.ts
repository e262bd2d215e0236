// Somebody brings what would keep a server busy for ever, to the process itself, as `npm start` runs it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wistar } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import type { Game } from '@nora/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverProgram } from '../src/program.ts'
import { helpersWith, hostileFile, nested, slowCards } from './support/hostile.ts'
import { opening } from './support/openings.ts'
import { playOn } from './support/player.ts'
import { type Seen, Visitor } from './support/visitor.ts'

const MEGABYTE = 2 ** 20
const dataFolder = mkdtempSync(join(tmpdir(), 'nora-hostile-'))
let child: ChildProcess
let address: string

beforeAll(async () => {
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: dataFolder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  child = spawn(process.execPath, [...serverProgram()], { env: { ...process.env, ...own }, stdio: 'pipe' })
  const [said] = (await once(child.stdout!, 'data')) as [Buffer]
  address = /http:\/\/\S+/.exec(String(said))?.[0] as string
}, 60_000)
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(dataFolder, { recursive: true, force: true })
})

async function account(): Promise<Visitor> {
  const visitor = await Visitor.guest(address, 'Mallory')
  await visitor.post('/api/accounts', { name: `Mallory ${Math.random()}`, password: 'correct horse' })
  return visitor
}

/** In milliseconds, the longest that anybody else had to wait until `deed` was done. */
async function longestWait(deed: Promise<unknown>): Promise<number> {
  let isDone = false
  let longest = 0
  const done = deed.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const from = performance.now()
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    longest = Math.max(longest, performance.now() - from)
  }
  await done
  return longest
}

const endless = helpersWith(nested(10))
const beyond = helpersWith({ ...nested(1), n: Number.MAX_SAFE_INTEGER })

const tooBig = { record: 'early-helper-01', field: 'ability.effect.n', code: 'fieldTooBig', expected: 100 }
const badPack = {
  status: 422,
  body: { code: 'badPack', params: { problems: expect.arrayContaining([expect.objectContaining(tooBig)]) } },
}

test('a game with an effect that is repeated beyond all bounds is refused, and nobody else waits', async () => {
  const mallory = await Visitor.guest(address, 'Mallory')
  const answer = mallory.post('/api/imports', { ...hostileFile(endless), pack: beyond })
  expect(await longestWait(answer)).toBeLessThan(1_000)
  expect(await answer).toMatchObject(badPack)
}, 60_000)

test('a game that never asks again is refused by name, and nobody else waits', async () => {
  const mallory = await Visitor.guest(address, 'Mallory')
  const answer = mallory.post('/api/imports', hostileFile(endless))
  expect(await longestWait(answer)).toBeLessThan(1_000)
  expect(await answer).toMatchObject({ status: 409, body: { code: 'endless', params: { game: 'woodcraft' } } })
}, 60_000)

test('a pack with a number beyond all bounds is refused with its record and field', async () => {
  const mallory = await account()
  expect(await mallory.post('/api/packs', beyond)).toMatchObject(badPack)
}, 60_000)

test('a table played with a pack that never asks again refuses the choice and stands where it stood', async () => {
  const mallory = await account()
  const { hash } = (await mallory.post('/api/packs', endless)).body as { hash: string }
  const wish = { mode: 'solo', seats: 1 }
  const opened = await mallory.post('/api/tables', { ...opening({ wish, pack: hash }), game: 'woodcraft' })
  const seen = await mallory.look((opened.body as { table: string }).table)
  const played = expect(playOn(seen, 1)).rejects.toThrow('"code":"endless"')
  expect(await longestWait(played)).toBeLessThan(1_000)
  const { seq } = seen.snapshot as { seq: number }
  await expect(playOn(seen, 1)).rejects.toThrow('"code":"endless"')
  expect(seen.snapshot).toMatchObject({ seq, room: { status: 'playing' } })
  await seen.leave()
}, 60_000)

/** What somebody else waited for longest who plays meanwhile, and whether they were ever sent away. */
async function plays(seen: Seen, isDone: () => boolean): Promise<number> {
  let longest = 0
  while (!isDone() && seen.snapshot?.room.status !== 'over') {
    const from = performance.now()
    const { seq } = seen.snapshot as { seq: number }
    await playOn(seen, 5, () => isDone() || (seen.snapshot?.seq ?? 0) > seq + 1)
    longest = Math.max(longest, performance.now() - from)
  }
  return longest
}

test('a table whose rules take minutes for one choice is told so, and nobody else notices', async () => {
  const [mallory, ada] = [await account(), await account()]
  const slow = slowCards()
  const bring = async (visitor: Visitor, text: string) =>
    ((await visitor.post('/api/packs', text)).body as { hash: string }).hash
  const opened = async (visitor: Visitor, game: string, pack: string) =>
    (
      (await visitor.post('/api/tables', { ...opening({ wish: { mode: 'solo', seats: 1 }, pack }), game })).body as {
        table: string
      }
    ).table
  const harmless = JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'mine', records: {} })
  const hers = await ada.look(await opened(ada, 'cats', await bring(ada, harmless)))
  const hash = await bring(mallory, slow)
  const rules = wistar.withPack?.(readPack('pack', slow)).game as Game
  let table = ''
  let seen: Seen | undefined
  let said = ''
  for (let tries = 0; tries < 10 && said === ''; tries++) {
    table = await opened(mallory, 'wistar', hash)
    seen = await mallory.look(table)
    let isDone = false
    const refused = playOn(seen, tries, undefined, rules)
      .then(() => '', String)
      .finally(() => {
        isDone = true
      })
    const [waited, waitedThere] = await Promise.all([longestWait(refused), plays(hers, () => isDone)])
    expect(waited).toBeLessThan(1_000)
    expect(waitedThere).toBeLessThan(2_000)
    said = await refused
  }
  expect(said).toContain('"code":"tableTooLong"')
  expect(hers.closed).toBeUndefined()
  const seq = seen?.snapshot?.seq
  await expect.poll(() => seen?.closed).toBe(1012)
  // Left alone for a while; then it stands where it stood.
  expect((await mallory.look(table)).messages).toMatchObject([{ type: 'error', reason: { code: 'tableTooLong' } }])
  const again = async () => (await mallory.look(table)).snapshot
  await expect.poll(again, { timeout: 40_000, interval: 1_000 }).toMatchObject({ seq, room: { status: 'playing' } })
  await hers.leave()
}, 240_000)

test('memory stays within bounds, and the server stops when it is told to', async () => {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
  expect(bytes).toBeLessThan(1_000 * MEGABYTE)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
}, 30_000)
