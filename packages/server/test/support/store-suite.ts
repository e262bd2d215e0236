// What every store must do, whichever database it keeps things in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Append } from '../../src/store/rows.ts'
import type { Store } from '../../src/store/store.ts'

/** Opens the same place again at each call. */
type Opening = () => Promise<Store>

let tables = 0
const newTable = () => `table-${++tables}`

function entryOf(table: string, seq: number, more: Partial<Append['entry']> = {}): Append {
  const body = JSON.stringify({ table, seq, text: 'žluťoučký кот' })
  return {
    entry: { table, seq, at: 1_700_000_000_000 + seq, by: 'ada', clientId: `ada:${seq}`, body, ...more },
    row: {
      id: table,
      game: 'cats',
      mode: 'classic',
      status: 'open',
      public: true,
      owner: 'ada',
      seq,
      free: 1,
      createdAt: 1_700_000_000_000 + tables,
      updatedAt: 1_700_000_000_000 + seq,
      wakeAt: null,
      summary: `{"seq":${seq}}`,
    },
  }
}

export function storeSuite(name: string, open: Opening): void {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    test('entries come back in order, whole and with their times as numbers', async () => {
      const table = newTable()
      for (const seq of [1, 2, 3]) expect(await store.tables.append(entryOf(table, seq))).toBe('stored')
      const entries = await store.tables.entries(table)
      expect(entries).toEqual([1, 2, 3].map((seq) => entryOf(table, seq).entry))
      expect(await store.tables.entries(table, 2)).toEqual([entryOf(table, 3).entry])
    })

    test('a number is given once: the second entry is refused and leaves nothing behind', async () => {
      const table = newTable()
      await store.tables.append(entryOf(table, 1))
      const rival = entryOf(table, 1, { clientId: 'bo:1', by: 'bo', body: '{}' })
      const result = await store.tables.append({ ...rival, row: { ...rival.row, status: 'playing' } })
      expect(result).toBe('taken')
      expect(await store.tables.entries(table)).toEqual([entryOf(table, 1).entry])
      expect((await store.tables.find(table))?.status).toBe('open')
    })

    test('of two that race for a number exactly one wins', async () => {
      const table = newTable()
      const rivals = ['ada', 'bo', 'cy'].map((by) => store.tables.append(entryOf(table, 1, { by, clientId: by })))
      const results = await Promise.all(rivals)
      expect(results.toSorted()).toEqual(['stored', 'taken', 'taken'])
      expect(await store.tables.entries(table)).toHaveLength(1)
    })

    test('a command that was stored is not stored under another number', async () => {
      const table = newTable()
      await store.tables.append(entryOf(table, 1, { clientId: 'ada:same' }))
      expect(await store.tables.append(entryOf(table, 2, { clientId: 'ada:same' }))).toBe('taken')
      expect(await store.tables.storedAs(table, 'ada:same')).toBe(1)
      expect(await store.tables.storedAs(table, 'ada:other')).toBeUndefined()
    })

    test('the same command id at two tables is two commands', async () => {
      const [one, other] = [newTable(), newTable()]
      expect(await store.tables.append(entryOf(one, 1, { clientId: 'x' }))).toBe('stored')
      expect(await store.tables.append(entryOf(other, 1, { clientId: 'x' }))).toBe('stored')
    })

    test('entries without a command never stand in each other’s way', async () => {
      const table = newTable()
      for (const seq of [1, 2, 3]) {
        expect(await store.tables.append(entryOf(table, seq, { clientId: null, by: null }))).toBe('stored')
      }
    })

    test('appends that come together share commits, and one that fails harms no other', async () => {
      const ids = Array.from({ length: 120 }, newTable)
      await store.tables.append(entryOf(ids[7] as string, 1))
      const before = store.group.commits
      const results = await Promise.all(ids.map((table) => store.tables.append(entryOf(table, 1, { clientId: 'c' }))))
      expect(results.filter((result) => result === 'taken')).toHaveLength(1)
      expect(results[7]).toBe('taken')
      expect(store.group.commits - before).toBeLessThanOrEqual(3)
      for (const table of ids) expect(await store.tables.entries(table)).toHaveLength(1)
    })

    test('of what somebody did at a table the entries that hold a name are found, and no others', async () => {
      const [table, elsewhere] = [newTable(), newTable()]
      const sat = { body: '{"deed":{"type":"sit","person":"ada","name":"Ada"}}' }
      await store.tables.append(entryOf(table, 1, sat))
      await store.tables.append(entryOf(table, 2))
      await store.tables.append(entryOf(table, 3, { ...sat, by: 'bo' }))
      await store.tables.append(entryOf(elsewhere, 1, sat))
      expect(await store.tables.entriesNaming(table, 'ada')).toEqual([{ seq: 1, ...sat }])
    })

    test('a snapshot goes along with its entry and replaces the one before', async () => {
      const table = newTable()
      expect(await store.tables.snapshot(table)).toBeUndefined()
      await store.tables.append({ ...entryOf(table, 1), snapshot: { table, seq: 1, body: 'one' } })
      await store.tables.append({ ...entryOf(table, 2), snapshot: { table, seq: 2, body: 'two' } })
      expect(await store.tables.snapshot(table)).toEqual({ table, seq: 2, body: 'two' })
      await store.tables.append({ ...entryOf(table, 2), snapshot: { table, seq: 2, body: 'refused' } })
      expect((await store.tables.snapshot(table))?.body).toBe('two')
    })

    test('the lobby lists public tables, newest first, by game and page by page', async () => {
      const made = Array.from({ length: 5 }, (_, index) => ({ table: newTable(), index }))
      for (const { table, index } of made) {
        const { entry, row } = entryOf(table, 1)
        const mode = index === 1 ? 'family' : 'classic'
        const times = { createdAt: 2_000_000_000_000 + index }
        await store.tables.append({ entry, row: { ...row, ...times, game: 'lobby', mode, public: index !== 3 } })
      }
      const list = async (more: object = {}) =>
        (await store.tables.lobby({ game: 'lobby', status: 'open', limit: 10, ...more })).map(({ id }) => id)
      const id = (index: number) => made[index]?.table
      expect(await list()).toEqual([id(4), id(2), id(1), id(0)])
      expect(await list({ mode: 'family' })).toEqual([id(1)])
      expect(await list({ limit: 2 })).toEqual([id(4), id(2)])
      expect(await list({ before: 2_000_000_000_002 })).toEqual([id(1), id(0)])
      expect(await list({ status: 'playing' })).toEqual([])
    })

    test('a person finds the tables they sit at, with everybody there and how it ended', async () => {
      const table = newTable()
      const seated = [
        { person: 'dora', seat: 0, place: null, score: null },
        { person: 'emil', seat: 1, place: null, score: null },
      ]
      await store.tables.append({ ...entryOf(table, 1), seated })
      expect(await store.tables.of('dora', ['open'], 10)).toMatchObject([{ id: table, seated }])
      const ended = seated.map((one) => ({ ...one, place: one.seat + 1, score: 40 - one.seat }))
      const over = entryOf(table, 2)
      await store.tables.append({ ...over, row: { ...over.row, status: 'over' }, seated: ended })
      expect(await store.tables.of('dora', ['open'], 10)).toEqual([])
      expect(await store.tables.of('emil', ['over'], 10)).toMatchObject([{ id: table, seated: ended }])
      expect(await store.tables.of('nobody', ['over'], 10)).toEqual([])
    })

    test('who opened a table or ever sat there is known, also when they left', async () => {
      const table = newTable()
      const seat = (person: string) => ({ person, seat: 0, place: null, score: null })
      const owned = (seq: number) => ({ ...entryOf(table, seq), row: { ...entryOf(table, seq).row, owner: 'olga' } })
      await store.tables.append({ ...owned(1), seated: [] })
      await store.tables.append({ ...owned(2), seated: [seat('petr')] })
      await store.tables.append({ ...owned(3), seated: [] })
      await store.tables.append({ ...owned(4), seated: [seat('rita')] })
      for (const person of ['olga', 'petr', 'rita']) expect(await store.tables.naming(person)).toEqual([table])
      expect(await store.tables.naming('nobody')).toEqual([])
      await store.people.forget('petr')
      expect(await store.tables.naming('petr')).toEqual([])
    })

    test('tables that should be looked after are found by their time', async () => {
      const [early, late] = [newTable(), newTable()]
      for (const [table, wakeAt] of [
        [early, 10],
        [late, 20],
      ] as const) {
        const { entry, row } = entryOf(table, 1)
        await store.tables.append({ entry, row: { ...row, wakeAt } })
      }
      expect(await store.tables.sleepers(9, 10)).toEqual([])
      expect(await store.tables.sleepers(15, 10)).toEqual([early])
      expect(await store.tables.sleepers(25, 10)).toEqual([early, late])
      expect(await store.tables.newest([early, late])).toEqual(
        new Map([
          [early, 1],
          [late, 1],
        ]),
      )
    })

    test('a guest becomes an account under a name nobody else has', async () => {
      const { people } = store
      for (const id of ['fay', 'gus']) await people.add({ id, name: id, createdAt: 5 })
      const secrets = { password: 'hash', recovery: 'hash2' }
      expect(await people.becomeAccount('fay', 'fay', 'Fay', secrets)).toBe(true)
      expect(await people.becomeAccount('gus', 'fay', 'Fay', secrets)).toBe(false)
      expect(await people.becomeAccount('fay', 'other', 'Fay', secrets)).toBe(false)
      expect(await people.byLogin('fay')).toMatchObject({ id: 'fay', name: 'Fay', createdAt: 5, ...secrets })
      expect((await people.find('gus'))?.login).toBeNull()
    })

    test('sessions open, are found, and close one by one, all at once or with age', async () => {
      const { people } = store
      await people.add({ id: 'hana', name: 'Hana', createdAt: 1 })
      for (const token of ['t1', 't2', 't3', 't4']) await people.openSession(token, 'hana', 100)
      expect(await people.session('t1')).toMatchObject({ person: { id: 'hana', name: 'Hana' }, seenAt: 100 })
      await people.closeSession('t1')
      expect(await people.session('t1')).toBeUndefined()
      await people.touchSession('t2', 200)
      await people.closeSessionsUnseenSince(150)
      expect(await people.session('t3')).toBeUndefined()
      expect((await people.session('t2'))?.seenAt).toBe(200)
      expect(await people.openSessions(['t1', 't2', 't3'])).toEqual(new Set(['t2']))
      expect(await people.openSessions([])).toEqual(new Set())
      await people.openSession('t5', 'hana', 300)
      expect((await people.closeSessions('hana')).sort()).toEqual(['t2', 't5'])
      expect(await people.session('t2')).toBeUndefined()
    })

    test('who blocks and who is blocked do not meet', async () => {
      const { people } = store
      for (const id of ['ivo', 'jan']) await people.add({ id, name: id, createdAt: 1 })
      await people.block('ivo', 'jan', 1)
      await people.block('ivo', 'jan', 2)
      expect(await people.blockedBy('ivo')).toEqual([{ id: 'jan', name: 'jan' }])
      expect(await people.avoids('jan')).toEqual(new Set(['ivo']))
      await people.unblock('ivo', 'jan')
      expect(await people.avoids('ivo')).toEqual(new Set())
    })

    test('who is forgotten leaves nothing of theirs, and nobody else loses anything', async () => {
      const { people, chat, imports, push, tables: log } = store
      const table = newTable()
      const seated = ['kai', 'lea'].map((person, seat) => ({ person, seat, place: null, score: null }))
      await log.append({ ...entryOf(table, 1), seated })
      for (const id of ['kai', 'lea']) {
        await people.add({ id, name: id, createdAt: 1 })
        await people.openSession(`${id}-token`, id, 1)
        await push.subscribe(id, { endpoint: `https://push/${id}`, p256dh: 'p', auth: 'a' }, 1)
        await chat.add({ id: `${id}-chat`, table, person: id, name: id, at: 1, text: 'hello' })
        await imports.add({ id: `${id}-import`, person: id, at: 1, game: 'cats', mode: 'classic', body: '{}' })
        await people.report({ id: `${id}-report`, by: id, about: null, table: null, text: 'rude', at: 1 })
      }
      await people.block('lea', 'kai', 1)
      await people.forget('kai')
      expect(await people.find('kai')).toBeUndefined()
      expect(await people.session('kai-token')).toBeUndefined()
      expect(await push.subscriptionsFor('kai', table)).toEqual([])
      expect(await imports.of('kai')).toEqual([])
      expect(await people.reportsBy('kai')).toEqual([])
      expect(await people.avoids('lea')).toEqual(new Set())
      expect((await chat.latest(table, 10)).map(({ id }) => id)).toEqual(['lea-chat'])
      expect(await log.of('lea', ['open'], 10)).toHaveLength(1)
      expect((await people.openReports()).map(({ id, by }) => ({ id, by }))).toEqual(
        expect.arrayContaining([
          { id: 'kai-report', by: null },
          { id: 'lea-report', by: 'lea' },
        ]),
      )
    })

    test('a pack is kept once under its hash', async () => {
      const pack = { hash: 'h', game: 'cats', name: 'mine', body: '{}', person: 'ada', at: 1 }
      await store.packs.add(pack)
      await store.packs.add({ ...pack, person: 'bo', at: 2 })
      expect(await store.packs.find('h')).toEqual(pack)
      expect(await store.packs.of('ada')).toEqual([{ hash: 'h', game: 'cats', name: 'mine', at: 1 }])
      expect(await store.packs.find('none')).toBeUndefined()
    })

    test('releases of one version are kept by their content, and one that was built again replaces itself', async () => {
      const kept = (contentHash: string, body: string) => ({ name: 'cats@1', contentHash, body })
      await store.rules.keep(kept('a', 'first'), 1)
      await store.rules.keep(kept('b', 'second'), 2)
      expect(await store.rules.of('cats@1')).toEqual([kept('b', 'second'), kept('a', 'first')])
      await store.rules.keep(kept('a', 'mended'), 3)
      await store.rules.keep(kept('b', 'second'), 4)
      expect(await store.rules.of('cats@1')).toEqual([kept('a', 'mended'), kept('b', 'second')])
      expect(await store.rules.of('cats@1', ['a'])).toEqual([kept('b', 'second')])
      expect(await store.rules.of('cats@2')).toEqual([])
    })

    test('notifications can be off for one table', async () => {
      const { push } = store
      const quiet = newTable()
      await store.tables.append(entryOf(quiet, 1))
      await push.subscribe('mia', { endpoint: 'https://push/mia', p256dh: 'p', auth: 'a' }, 1)
      await push.mute('mia', quiet, true)
      await push.mute('mia', quiet, true)
      expect(await push.subscriptionsFor('mia', quiet)).toEqual([])
      expect(await push.subscriptionsFor('mia', 'other')).toHaveLength(1)
      await push.mute('mia', quiet, false)
      expect(await push.subscriptionsFor('mia', quiet)).toHaveLength(1)
    })

    test('nothing is kept for a table that does not exist, nor about a person who does not', async () => {
      const { chat, push } = store
      const line = { id: 'lost', table: 'nowhere', person: 'ada', name: 'Ada', at: 1, text: 'hello' }
      const noSuchTable = { reason: { code: 'noSuchTable', params: { table: 'nowhere' } } }
      await expect(chat.add(line)).rejects.toMatchObject(noSuchTable)
      await expect(chat.mute('nowhere', 'ada', 'bo', true)).rejects.toMatchObject(noSuchTable)
      await expect(push.mute('ada', 'nowhere', true)).rejects.toMatchObject(noSuchTable)
      const table = newTable()
      await store.tables.append(entryOf(table, 1))
      await expect(chat.mute(table, 'ada', 'nobody', true)).rejects.toMatchObject({ reason: { code: 'noSuchPerson' } })
      expect(await chat.latest('nowhere', 10)).toEqual([])
    })

    test('it is known how much a person keeps', async () => {
      const { imports, packs } = store
      expect(await imports.keptFor('nia')).toEqual({ count: 0, size: 0 })
      for (const id of ['nia-1', 'nia-2'])
        await imports.add({ id, person: 'nia', at: 1, game: 'cats', mode: 'classic', body: '{"a":1}' })
      expect(await imports.keptFor('nia')).toEqual({ count: 2, size: 14 })
      await packs.add({ hash: 'nia', game: 'cats', name: 'hers', body: '{}', person: 'nia', at: 1 })
      expect(await packs.keptFor('nia')).toEqual({ count: 1, size: 2 })
    })

    test('the first to set a shared value decides it', async () => {
      expect(await store.settings.get('key', () => 'mine')).toBe('mine')
      expect(await store.settings.get('key', () => 'yours')).toBe('mine')
    })

    test('opened again, everything is still there', async () => {
      const table = newTable()
      await store.tables.append(entryOf(table, 1))
      const again = await open()
      expect(await again.tables.entries(table)).toEqual([entryOf(table, 1).entry])
      expect(await again.tables.append(entryOf(table, 1, { clientId: 'z' }))).toBe('taken')
      await again.close()
    })
  })
}
