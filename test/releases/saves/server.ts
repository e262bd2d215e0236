// Games as the server of this release leaves them: its whole database.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Admin } from '@nora/server'
import { opening } from '../../../packages/server/test/support/openings.ts'
import { playOn } from '../../../packages/server/test/support/player.ts'
import { serve } from '../../../packages/server/test/support/serve.ts'
import { Visitor } from '../../../packages/server/test/support/visitor.ts'
import { modes } from './modes.ts'

/** Who sits at the tables, to be signed in again by whoever goes on with them. */
const owner = { name: 'Ada', password: 'three doors' }
/** So far a game is played that is to be gone on with. */
const FAR = 40

/** A table of the database, and where it stands. */
export interface SavedTable {
  readonly table: string
  readonly game: string
  readonly mode: string
  readonly status: 'playing' | 'over'
  readonly position: number
}

export interface ServerSaves {
  readonly owner: typeof owner
  readonly tables: readonly SavedTable[]
}

export async function saveServerGames(folder: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'nora-saves-'))
  try {
    const served = await serve({ dataFolder })
    const tables = await playAll(served.address).finally(() => served.stopped())
    const admin = await Admin.open(served.settings)
    const copy = join(dataFolder, 'copy.sqlite')
    await admin.backup(copy)
    await admin.shut()
    const saves: ServerSaves = { owner, tables }
    writeFileSync(join(folder, 'server.json'), `${JSON.stringify(saves, null, 2)}\n`)
    writeFileSync(join(folder, 'server.sqlite.gz'), gzipSync(readFileSync(copy), { level: 9 }))
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function playAll(address: string): Promise<SavedTable[]> {
  const ada = await Visitor.guest(address, owner.name)
  await ada.post('/api/accounts', owner)
  const tables: SavedTable[] = []
  for (const [index, { game, wish }] of modes.entries()) {
    const isFirst = modes.findIndex((one) => one.game === game) === index
    for (const status of isFirst ? (['playing', 'over'] as const) : (['playing'] as const)) {
      const bots = Array.from({ length: wish.seats }, (_, seat) => (seat === 0 ? null : 'random'))
      const body = opening({ game: game.id, wish, bots })
      const { table } = (await ada.post('/api/tables', body)).body as { table: string }
      const seen = await ada.look(table)
      const position = () => seen.snapshot?.view?.position ?? 0
      await seen.do({ type: 'setPassing', seat: 0, passing: 'always' })
      await playOn(seen, index + 1, () => status === 'playing' && position() > FAR)
      await seen.leave()
      tables.push({ table, game: game.id, mode: wish.mode, status, position: position() })
      console.log(`server: ${game.id} ${wish.mode} ${status} at ${position()}`)
    }
  }
  return tables
}
