import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Append } from '../../src/store/rows.ts'
import { ThreadCommit } from '../../src/store/thread-commit.ts'

const folder = mkdtempSync(join(tmpdir(), 'nora-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const append: Append = {
  entry: { table: 't', seq: 1, at: 1, by: null, clientId: null, body: '{}' },
  row: {
    id: 't',
    game: 'cats',
    mode: 'classic',
    status: 'open',
    public: false,
    owner: null,
    seq: 1,
    free: 2,
    createdAt: 1,
    updatedAt: 1,
    wakeAt: null,
    summary: '{}',
  },
}

test('a commit that fails is told to who asked, and the thread goes on', async () => {
  const thread = new ThreadCommit(join(folder, 'without-tables.sqlite'))
  await expect(thread.commit([append])).rejects.toThrow('no such table')
  await expect(thread.commit([append])).rejects.toThrow('no such table')
  await thread.close()
})

test('a commit that fails says by which code, which is all that is logged of it', async () => {
  const thread = new ThreadCommit(join(folder, 'without-tables.sqlite'))
  await expect(thread.commit([append])).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
  await thread.close()
})

test('a thread that cannot open its file says so each time it is needed', async () => {
  const thread = new ThreadCommit(folder)
  await expect(thread.commit([append])).rejects.toThrow()
  await expect(thread.commit([append])).rejects.toThrow()
  await thread.close()
})
