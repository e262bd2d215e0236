import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { openLog } from '../src/monitoring/log.ts'
import { Notifier } from '../src/push/notifier.ts'
import { Store } from '../src/store/store.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'nora-push-'))
let store: Store
beforeAll(async () => {
  store = await Store.open({ databaseUrl: undefined, dataFolder })
})
afterAll(async () => {
  await store.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

/** A table, as far as the store knows it. */
async function opened({ tables }: Store, id: string): Promise<void> {
  const entry = { table: id, seq: 1, at: 1, by: 'ada', clientId: null, body: '{}' }
  const listed = { game: 'cats', mode: 'classic', status: 'open', public: true, owner: 'ada', free: 1, summary: '{}' }
  await tables.append({ entry, row: { ...listed, id, seq: 1, createdAt: 1, updatedAt: 1, wakeAt: null } })
}

type Send = typeof webPush.sendNotification
const notice = { type: 'yourTurn', table: 't', game: 'cats' } as const
const push = (name: string) => ({ endpoint: `https://push.service.org/${name}`, p256dh: 'p', auth: 'a' })
const gone = new webPush.WebPushError('gone', 410, {}, '', 'https://push.service.org/old')

function notifier(send: Send) {
  const failures: number[] = []
  return Notifier.open(store, 'mailto:me@nora.example', openLog('silent'), () => failures.push(1), send).then(
    (made) => ({
      made,
      failures,
    }),
  )
}

test('the keys are made once and stay', async () => {
  const { made: first } = await notifier(webPush.sendNotification)
  const { made: second } = await notifier(webPush.sendNotification)
  expect(first.publicKey).toBe(second.publicKey)
})

test('a person hears of their turn in every browser, but not of a table they silenced', async () => {
  const sent: string[] = []
  const { made } = await notifier(async ({ endpoint }, body) => {
    sent.push(`${endpoint} ${body}`)
    return { statusCode: 201, body: '', headers: {} }
  })
  await store.push.subscribe('ada', push('one'), 1)
  await store.push.subscribe('ada', push('two'), 1)
  await made.tell('ada', notice)
  expect(sent).toEqual(['one', 'two'].map((name) => `https://push.service.org/${name} ${JSON.stringify(notice)}`))
  await opened(store, notice.table)
  await store.push.mute('ada', notice.table, true)
  await made.tell('ada', notice)
  expect(sent).toHaveLength(2)
})

test('no name leads a notification into the network of the server', async () => {
  let calls = 0
  const inside = createServer((socket) => {
    calls++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  const { port } = inside.address() as AddressInfo
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const subscription = { endpoint: `https://localhost:${port}/x`, p256dh, auth: 'A'.repeat(22) }
  await store.push.subscribe('cy', subscription, 1)
  const { made, failures } = await notifier(webPush.sendNotification)
  await made.tell('cy', notice)
  expect(failures).toHaveLength(1)
  expect(calls).toBe(0)
  inside.close()
})

test('of too many browsers of one person the longest known is forgotten', async () => {
  for (let at = 1; at <= 12; at++) await store.push.subscribe('dan', push(`dan-${at}`), at)
  const kept = (await store.push.subscriptionsFor('dan', 't')).map(({ endpoint }) => endpoint)
  expect(kept).toHaveLength(10)
  for (const old of ['dan-1', 'dan-2']) expect(kept).not.toContain(push(old).endpoint)
})

test('an address that is gone is forgotten, one that fails for now is kept', async () => {
  await store.push.subscribe('bo', push('old'), 1)
  await store.push.subscribe('bo', push('busy'), 1)
  const { made, failures } = await notifier(async ({ endpoint }) => {
    throw endpoint.endsWith('old') ? gone : new Error('busy')
  })
  await made.tell('bo', notice)
  expect((await store.push.subscriptionsFor('bo', 't')).map(({ endpoint }) => endpoint)).toEqual([
    push('busy').endpoint,
  ])
  expect(failures).toHaveLength(1)
})
