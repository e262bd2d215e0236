// A disk that gives back nothing where pages of the database were.
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SettingsError } from '../src/settings.ts'
import { Store } from '../src/store/store.ts'
import { serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

const PAGE = 4_096
const folder = mkdtempSync(join(tmpdir(), 'nora-damaged-'))
const copy = join(folder, 'copy.sqlite')
let pages: number

beforeAll(async () => {
  const served = await serve()
  await Visitor.guest(served.address, 'Ada')
  await served.services.store.backup(copy)
  await served.stop()
  pages = statSync(copy).size / PAGE
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is said at the start, once these pages hold nothing. */
async function saidWithout(lost: readonly number[]): Promise<{ readonly file: string; readonly said: unknown }> {
  const dataFolder = mkdtempSync(join(folder, 'data-'))
  const file = join(dataFolder, 'nora.sqlite')
  copyFileSync(copy, file)
  const open = openSync(file, 'r+')
  for (const page of lost) writeSync(open, Buffer.alloc(PAGE), 0, PAGE, page * PAGE)
  closeSync(open)
  const said = await Store.open({ databaseUrl: undefined, dataFolder }).then(
    (store) => store.close(),
    (error: unknown) => error,
  )
  return { file, said }
}

test.each([
  ['the first page', () => [0]],
  ['the second page', () => [1]],
  ['a page in the middle', () => [Math.floor(pages / 2)]],
  ['all but the first page', () => Array.from({ length: pages - 1 }, (_, index) => index + 1)],
])('without %s the file is named, and the way to its copy', async (_which, lost) => {
  const { file, said } = await saidWithout(lost())
  expect(said).toBeInstanceOf(SettingsError)
  expect((said as Error).message).toContain(`The database file ${file} is damaged`)
  expect((said as Error).message).toContain('docs/hosting.md says under "Backups"')
})

test('a whole file is opened', async () => {
  expect((await saidWithout([])).said).toBeUndefined()
})
