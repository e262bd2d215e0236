// A table keeps the rules it was opened with, whatever the server plays by meanwhile.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue, cats } from '@nora/catalogue'
import { afterEach, expect, test } from 'vitest'
import { keepReleases } from '../src/rules/releases.ts'
import { opening } from './support/openings.ts'
import { playOn } from './support/player.ts'
import { formerReleaseText, otherCats, releaseText } from './support/release.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

const before = cats.game.rulesVersion
const after = `${before}-next`
/** Every kind of card that is bought costs other than it did. */
const newer = [otherCats(cats, after, { discovery: { '001': { cost: 4 }, '122': { cost: 9 } } })]

let served: Served
afterEach(() => served.stop())

/** As the build leaves it for the server to find. */
async function release(made = releaseText(cats.game)): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nora-release-'))
  const { name, body } = await made
  writeFileSync(join(folder, `${name}.mjs`), body)
  await keepReleases(served.services.store.rules, folder)
  rmSync(folder, { recursive: true })
}

const open = async (owner: Visitor, body = opening({ bots: [null, 'random'] })) =>
  ((await owner.post('/api/tables', body)).body as { table: string }).table

test('a table goes on by the rules it was opened with, while new tables are played by the new ones', async () => {
  served = await serve()
  await release()
  const ada = await Visitor.guest(served.address, 'Ada')
  const table = await open(ada)
  const seen = await ada.look(table)
  await seen.do({ type: 'setPassing', seat: 0, passing: 'always' })
  await playOn(seen, 3, () => (seen.snapshot?.view?.position ?? 0) > 40)
  await seen.leave()
  const { contentHash } = cats.game

  served = await served.restart(newer)
  await seen.connect()
  expect(seen.snapshot?.room).toMatchObject({ rulesVersion: before, contentHash, status: 'playing' })
  await playOn(seen, 4)
  expect(seen.snapshot?.outcome?.standings).toHaveLength(2)
  const later = await ada.look(await open(ada))
  expect(later.snapshot?.room.rulesVersion).toBe(after)
  expect(later.snapshot?.room.contentHash).not.toBe(contentHash)

  const file = (await ada.get(`/api/tables/${table}/game`)).body as { rulesVersion: string; result: object }
  expect(file).toMatchObject({ rulesVersion: before, result: seen.snapshot?.outcome })
  const { game } = (await ada.post('/api/imports', file)).body as { game: string }
  expect((await ada.get(`/api/imports/${game}`)).body).toEqual(file)
  const { table: again } = (await seen.ask({ type: 'rematch' })) as { table: string }
  expect((await ada.get(`/api/tables/${again}`)).body).toMatchObject({ room: { rulesVersion: after } })
  await Promise.all([seen.leave(), later.leave()])
}, 120_000)

test('a server without the rules of a table says so, and the table goes on where the rules are', async () => {
  served = await serve()
  const ada = await Visitor.guest(served.address, 'Ada')
  const table = await open(ada, opening())
  const reason = { code: 'wrongVersion', params: { found: before, expected: after } }

  served = await served.restart(newer)
  const seen = await ada.look(table)
  expect(seen.messages).toEqual([{ type: 'error', reason }])
  const command = { type: 'leave' }
  const sent = await ada.post(`/play/send?table=${table}`, { type: 'do', id: 'x', command })
  expect(sent.body).toEqual([{ type: 'refused', id: 'x', reason }])
  expect((await ada.get(`/api/tables/${table}`)).body).toMatchObject({ table, room: { rulesVersion: before } })
  await seen.leave()

  served = await served.restart(catalogue)
  await seen.connect()
  expect(seen.snapshot).toMatchObject({ seq: 1, room: { status: 'open' } })
  await seen.leave()
}, 60_000)

test('a table is played on by a release that was made before the protocol had its second version', async () => {
  served = await serve()
  await release(formerReleaseText(cats.game))
  const ada = await Visitor.guest(served.address, 'Ada')
  const table = await open(ada)
  const seen = await ada.look(table)
  await seen.do({ type: 'setPassing', seat: 0, passing: 'always' })
  await playOn(seen, 3, () => (seen.snapshot?.view?.position ?? 0) > 10)
  await seen.leave()

  served = await served.restart(newer)
  await seen.connect()
  expect(seen.snapshot).toMatchObject({ room: { rulesVersion: before }, permissions: { confirming: true } })
  await seen.do({ type: 'setConfirming', seat: 0, on: false })
  await seen.until(({ permissions }) => permissions?.confirming === false)
  await seen.until(({ view }) => view?.pending.some(({ seat }) => seat === 0) ?? false)
  const asked = await seen.ask({ type: 'choices', seat: 0, limit: 1 })
  if (asked.type !== 'choices') throw new Error(asked.type)
  const command = {
    type: 'choose',
    seat: 0,
    at: seen.snapshot?.seq ?? 0,
    choice: asked.listing.choices[0] ?? null,
  } as const
  const careful = await seen.do({ ...command, ifReversible: true })
  expect(['ack', 'final']).toContain(careful.type)
  await playOn(seen, 4)
  expect(seen.snapshot?.outcome?.standings).toHaveLength(2)
  await seen.leave()
}, 120_000)

test('content that changed under the same version counts as another release', async () => {
  served = await serve()
  await release()
  const ada = await Visitor.guest(served.address, 'Ada')
  const table = await open(ada, opening())
  served = await served.restart([otherCats(cats, before, { discovery: { '122': { cost: 9 } } })])
  const seen = await ada.look(table)
  expect(seen.snapshot?.room.contentHash).toBe(cats.game.contentHash)
  await seen.leave()
}, 60_000)
