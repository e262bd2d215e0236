import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { Store } from '../../src/store/store.ts'
import { storeSuite } from '../support/store-suite.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'nora-store-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

storeSuite('the store on SQLite', () => Store.open({ databaseUrl: undefined, dataFolder }))
