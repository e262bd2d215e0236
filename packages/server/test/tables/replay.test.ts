// To look back at a game that is being played.
import { cats } from '@nora/catalogue'
import { isHidden, type View, WATCHER } from '@nora/kernel'
import type { Replay } from '@nora/protocol'
import { patched, type TableSnapshot } from '@nora/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opening } from '../support/openings.ts'
import { playOn } from '../support/player.ts'
import { releaseText } from '../support/release.ts'
import { type Served, serve } from '../support/serve.ts'
import { Visitor } from '../support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.stop())

const replay = async (who: Visitor, table: string) => (await who.get(`/api/tables/${table}/replay`)).body as Replay

/** The table as it lay after so many acts. */
const viewAt = ({ first, steps }: Replay, at: number): View =>
  steps.slice(0, at).reduce((view, { patch }) => patched(view, patch), first)

/** A game of two people, a good way into the first day. */
async function begun() {
  const [ada, bo] = [await Visitor.guest(served.address, 'Ada'), await Visitor.guest(served.address, 'Bo')]
  const { table } = (await ada.post('/api/tables', opening())).body as { table: string }
  const before = await ada.get(`/api/tables/${table}/replay`)
  const [first, second] = [await ada.look(table), await bo.look(table)]
  await second.do({ type: 'sit', seat: 1 })
  await first.until(({ room }) => room.status === 'playing')
  await second.until(({ view }) => view?.seat === 1)
  const isFar = () => (first.snapshot?.view?.position ?? 0) > 8
  await Promise.all([playOn(first, 1, isFar), playOn(second, 2, isFar)])
  await Promise.all([first.leave(), second.leave()])
  return { ada, bo, table, before, snapshot: first.snapshot as TableSnapshot }
}

test('a game that is being played is told from its beginning, to each as they have seen it', async () => {
  const { ada, bo, table, before } = await begun()
  expect(before).toMatchObject({ status: 409, body: { code: 'notStarted' } })

  const hers = await replay(ada, table)
  expect(hers.viewpoint).toBe(0)
  expect(hers.first.position).toBe(0)
  const length = hers.steps.length
  expect(length).toBeGreaterThan(8)
  const again = await ada.look(table)
  expect(viewAt(hers, length)).toEqual(again.snapshot?.view)
  expect(hers.steps.map(({ batch }) => batch).filter(({ events }) => events.length > 0)).toEqual(
    again.snapshot?.log.filter(({ position }) => position > 0),
  )
  await again.leave()

  const zoneOf = (view: View, zone: string) => view.state.zones[zone] ?? []
  const dealt = [...Array(length).keys()].find((at) => zoneOf(viewAt(hers, at), 'draft/0').length > 0) as number
  expect(zoneOf(viewAt(hers, dealt), 'draft/0').some(isHidden)).toBe(false)
  expect(zoneOf(viewAt(hers, dealt), 'draft/1').every(isHidden)).toBe(true)
  const his = await replay(bo, table)
  expect(zoneOf(viewAt(his, dealt), 'draft/0').every(isHidden)).toBe(true)

  for (const watcher of [new Visitor(served.address), await Visitor.guest(served.address, 'Cid')]) {
    const watched = await replay(watcher, table)
    expect(watched.viewpoint).toBe(WATCHER)
    expect(zoneOf(viewAt(watched, dealt), 'draft/0').every(isHidden)).toBe(true)
    expect(zoneOf(viewAt(watched, dealt), 'draft/1').every(isHidden)).toBe(true)
  }
}, 60_000)

test('there is nothing to look back at where there is no table', async () => {
  const nobody = new Visitor(served.address)
  expect(await nobody.get('/api/tables/nowhere/replay')).toMatchObject({ status: 404, body: { code: 'noSuchTable' } })
})

test('rules of an earlier release are given to pages as a program, and no others', async () => {
  const { rulesVersion, contentHash } = cats.game
  const { name, body } = await releaseText(cats.game)
  await served.services.store.rules.keep({ name, contentHash, body }, 0)
  const answer = await fetch(`${served.address}/api/rules/cats/${rulesVersion}/${contentHash}`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await answer.text()).toBe(body)
  const other = await fetch(`${served.address}/api/rules/cats/${rulesVersion}/other`)
  expect(other.status).toBe(404)
}, 60_000)
