import { offeredGame } from '@nora/catalogue'
import { exportGame, Match } from '@nora/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opening } from './support/openings.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.stop())

const guest = (name: string) => Visitor.guest(served.address, name)
let accounts = 0
async function account(): Promise<Visitor> {
  const visitor = await guest('Owner')
  await visitor.post('/api/accounts', { name: `Owner ${++accounts}`, password: 'correct horse' })
  return visitor
}

/** The file of a game that has just begun. */
function newGame() {
  const game = offeredGame('cats')?.game as Parameters<typeof Match.open>[0]
  return JSON.parse(JSON.stringify(exportGame(Match.open(game, {}, { seed: 5 }))))
}

const pack = JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'mine', records: {} })

test('a pack is brought by somebody with an account, and a table is played with it', async () => {
  const ada = await account()
  const { body, status } = await ada.post('/api/packs', pack)
  expect(status).toBe(200)
  const { hash } = body as { hash: string }
  const stored = await new Visitor(served.address).get(`/api/packs/${hash}`)
  expect(JSON.stringify(stored.body)).toBe(pack)
  expect((await ada.get('/api/me/packs')).body).toMatchObject([{ hash, game: 'cats', name: 'mine' }])
  const { table } = (await ada.post('/api/tables', opening({ pack: hash, bots: [null, 'random'] }))).body as {
    table: string
  }
  const seen = await ada.look(table)
  expect(seen.snapshot?.room).toMatchObject({ pack: hash, status: 'playing' })
  const { seq } = seen.snapshot as { seq: number }
  served = await served.restart()
  await seen.connect()
  expect(seen.snapshot?.seq).toBeGreaterThanOrEqual(seq)
  await seen.leave()
})

test('a pack that is wrong is answered with what is wrong, record by record', async () => {
  const ada = await account()
  const wrong = JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'x', records: { nothing: {} } })
  const answer = await ada.post('/api/packs', wrong)
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'badPack', params: { problems: [{ code: 'tableUnknown' }] } },
  })
  expect((await ada.post('/api/packs', 'no pack')).status).toBe(422)
})

test('a guest brings no pack, and nobody one that is too large', async () => {
  expect(await (await guest('Bo')).post('/api/packs', pack)).toMatchObject({
    status: 403,
    body: { code: 'needsAccount' },
  })
  const large = JSON.stringify({ ...JSON.parse(pack), name: 'x'.repeat(1_100_000) })
  expect(await (await account()).post('/api/packs', large)).toMatchObject({ status: 413, body: { code: 'tooLarge' } })
})

test('a downloaded game is brought back for replay, by its owner only', async () => {
  const ada = await guest('Ada')
  const file = newGame()
  const { body, status } = await ada.post('/api/imports', file)
  expect(status).toBe(200)
  const { game: id } = body as { game: string }
  expect((await ada.get(`/api/imports/${id}`)).body).toEqual(file)
  expect((await ada.get('/api/me/imports')).body).toMatchObject([{ id, game: 'cats', mode: 'classic' }])
  expect((await (await guest('Bo')).get(`/api/imports/${id}`)).status).toBe(404)
  await ada.request('DELETE', `/api/imports/${id}`)
  expect((await ada.get(`/api/imports/${id}`)).status).toBe(404)
})

test('of a file only what a game file has is kept', async () => {
  const ada = await guest('Ada')
  const file = newGame()
  const [first, ...rest] = file.line
  const stuffed = {
    ...file,
    stuffing: 'x'.repeat(1_000_000),
    options: { ...file.options, stuffing: 'x' },
    line: [{ ...first, stuffing: 'x' }, ...rest],
  }
  const { game: id } = (await ada.post('/api/imports', stuffed)).body as { game: string }
  expect((await ada.get(`/api/imports/${id}`)).body).toEqual(file)
})

test('one person keeps so many games and so much of packs, and no more', async () => {
  const ada = await guest('Ada')
  const file = newGame()
  const statuses = []
  for (let games = 0; games < 21; games++) statuses.push((await ada.post('/api/imports', file)).status)
  expect(statuses).toEqual([...Array(20).fill(200), 409])
  const [{ id }] = (await ada.get('/api/me/imports')).body as [{ id: string }]
  await ada.request('DELETE', `/api/imports/${id}`)
  const heavy = { ...file, pack: ' '.repeat(2_200_000) }
  expect(await ada.post('/api/imports', heavy)).toMatchObject({ status: 413, body: { code: 'tooLarge' } })

  const owner = await account()
  const large = (name: string) => JSON.stringify({ ...JSON.parse(pack), name }) + ' '.repeat(900_000)
  const packs = []
  for (let brought = 0; brought < 10; brought++) packs.push(await owner.post('/api/packs', large(`pack ${brought}`)))
  expect(packs.map(({ status }) => status)).toEqual([...Array(9).fill(200), 409])
  expect(packs.at(-1)?.body).toEqual({ code: 'tooManyPacks' })
  expect((await owner.post('/api/packs', large('pack 0'))).status).toBe(200)
}, 60_000)

test('nor one more by bringing some at the same time', async () => {
  const ada = await guest('Ada')
  const file = newGame()
  for (let games = 0; games < 19; games++) await ada.post('/api/imports', file)
  const answers = await Promise.all([1, 2, 3].map(() => ada.post('/api/imports', file)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
}, 60_000)

test('all of somebody’s games, and all that is kept about them, are put together ten times an hour', async () => {
  const ada = await guest('Ada')
  for (const path of ['/api/me/games/files', '/api/me/export']) {
    const statuses = []
    for (let times = 0; times < 11; times++) statuses.push((await ada.get(path)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  }
})

test('nobody speaks, mutes or silences at a table that does not exist', async () => {
  const ada = await guest('Ada')
  const refused = [{ type: 'refused', id: 'm', reason: { code: 'noSuchTable', params: { table: 'none' } } }]
  const say = (message: object) => ada.post('/play/send?table=none', { id: 'm', ...message })
  expect((await say({ type: 'chat', text: 'hello' })).body).toEqual(refused)
  expect((await say({ type: 'mute', person: 'bo', on: true })).body).toEqual(refused)
  expect(await ada.post('/api/tables/none/notify', { on: false })).toMatchObject({
    status: 404,
    body: { code: 'noSuchTable' },
  })
})

test('a file that was changed is refused with the place where it stops to hold', async () => {
  const ada = await guest('Ada')
  const file = newGame()
  file.line[0].hash = 'wrong'
  expect(await ada.post('/api/imports', file)).toMatchObject({ status: 409, body: { code: 'hashDiffers' } })
  expect((await ada.post('/api/imports', { format: 'other' })).status).toBe(400)
})

test('a game that was played with a pack takes it along, and is replayed where the pack is not known', async () => {
  const ada = await account()
  const records = { discovery: { '122': { cost: 3 } } }
  const prices = JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'prices', records })
  const { hash } = (await ada.post('/api/packs', prices)).body as { hash: string }
  const body = opening({ wish: { mode: 'solo', seats: 1 }, pack: hash })
  const { table } = (await ada.post('/api/tables', body)).body as { table: string }
  const seen = await ada.look(table)
  await seen.do({ type: 'propose', seat: 0, motion: { type: 'abandon' } })
  await seen.leave()
  const file = (await ada.get(`/api/tables/${table}/game`)).body as { pack: string; contentHash: string }
  expect(file.pack).toBe(prices)

  const elsewhere = await serve()
  const bo = await Visitor.guest(elsewhere.address, 'Bo')
  const { game } = (await bo.post('/api/imports', file)).body as { game: string }
  expect((await bo.get(`/api/imports/${game}`)).body).toEqual(file)
  const { pack: _, ...bare } = file
  expect(await bo.post('/api/imports', bare)).toMatchObject({ status: 409, body: { code: 'contentMismatch' } })
  const dearer = { ...file, pack: prices.replace('3', '4') }
  expect(await bo.post('/api/imports', dearer)).toMatchObject({ status: 409, body: { code: 'contentMismatch' } })
  const none = { ...file, pack: 'no pack' }
  expect(await bo.post('/api/imports', none)).toMatchObject({ status: 422, body: { code: 'badPack' } })
  await elsewhere.stop()
})

test('all finished games come in one file', async () => {
  const ada = await guest('Ada')
  expect((await ada.get('/api/me/games/files')).body).toEqual([])
  const { table } = (await ada.post('/api/tables', opening({ wish: { mode: 'solo', seats: 1 } }))).body as {
    table: string
  }
  const seen = await ada.look(table)
  await seen.do({ type: 'propose', seat: 0, motion: { type: 'abandon' } })
  await seen.until(({ room }) => room.status === 'over')
  expect((await ada.get('/api/me/games/files')).body).toMatchObject([{ format: 'nora-game', game: 'cats' }])
  expect((await ada.get('/api/me/games')).body).toMatchObject([{ table, room: { ending: 'abandoned' } }])
  await seen.leave()
})

test('a browser subscribes to notifications at an address of the open network only', async () => {
  const ada = await guest('Ada')
  const keys = { p256dh: 'BPk', auth: 'aut' }
  expect(((await ada.get('/api/push/key')).body as { key: string }).key).toMatch(/^[\w-]{80,}$/)
  expect((await ada.post('/api/me/push', { endpoint: 'https://push.service.org/x', keys })).status).toBe(200)
  for (const endpoint of [
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://db.internal/x',
    'https://a.org:8443/x',
  ]) {
    expect((await ada.post('/api/me/push', { endpoint, keys })).status).toBe(400)
  }
  expect((await ada.post('/api/me/push/remove', { endpoint: 'https://push.service.org/x' })).status).toBe(200)
})
