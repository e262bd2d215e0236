// Games that a server of an earlier release has left in its database: this one goes on with them by their own rules.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { catalogue } from '@nora/catalogue'
import type { GameFile } from '@nora/kernel'
import type { Replay } from '@nora/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { describedIn, keptFolder, keptReleases } from '../../../scripts/releases/kept.mjs'
import { repositoryRoot } from '../../../scripts/workspace.mjs'
import type { ServerSaves } from '../../../test/releases/saves/server.ts'
import { readSettings } from '../src/index.ts'
import { keepReleases } from '../src/rules/releases.ts'
import { Store } from '../src/store/store.ts'
import { playOn } from './support/player.ts'
import { type Served, serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

let served: Served
afterEach(() => served.stop())

/** A server on the database of then, with the programs that are kept, and whose tables they are. */
async function continued(version: string) {
  const folder = join(repositoryRoot, keptFolder, version)
  const saves = JSON.parse(readFileSync(join(folder, 'saves/server.json'), 'utf8')) as ServerSaves
  const dataFolder = mkdtempSync(join(tmpdir(), 'nora-saves-'))
  writeFileSync(join(dataFolder, 'nora.sqlite'), gunzipSync(readFileSync(join(folder, 'saves/server.sqlite.gz'))), {
    mode: 0o600,
  })
  // As a build of today would find them.
  const store = await Store.open({ ...readSettings({}), dataFolder })
  await keepReleases(store.rules, join(folder, 'programs'))
  await store.close()
  served = await serve({ dataFolder })
  const owner = new Visitor(served.address)
  await owner.post('/api/sessions', saves.owner)
  return { owner, tables: saves.tables }
}

const presentVersion = (id: string) => catalogue.find(({ game }) => game.id === id)?.game.rulesVersion

describe.each(keptReleases(repositoryRoot))('release %s', (version) => {
  test('its tables are played to their end by their own rules, and new ones by those of today', async () => {
    const { owner, tables } = await continued(version)
    const running = tables.filter(({ status }) => status === 'playing')
    expect(new Set(running.map(({ game, mode }) => `${game} ${mode}`)).size).toBe(running.length)
    for (const { table, game, position } of running) {
      const seen = await owner.look(table)
      const { room } = await seen.until(({ view }) => (view?.position ?? 0) >= position)
      expect(room.status).toBe('playing')
      expect(room.rulesVersion).not.toBe(presentVersion(game))
      const release = await served.services.registry.find(room)
      await playOn(seen, 7, () => false, release.game)
      expect(seen.snapshot?.outcome?.standings).toHaveLength(room.options.seats)
      const { table: again } = (await seen.ask({ type: 'rematch' })) as { table: string }
      const next = (await owner.get(`/api/tables/${again}`)).body as { room: { rulesVersion: string } }
      expect(next.room.rulesVersion).toBe(presentVersion(game))
      await seen.leave()
    }
  }, 240_000)

  test('its finished games are as they were played: their files hold, and they are watched again', async () => {
    const { owner, tables } = await continued(version)
    const over = tables.filter(({ status }) => status === 'over')
    expect(over).toHaveLength(catalogue.length)
    for (const { table, position } of over) {
      const file = (await owner.get(`/api/tables/${table}/game`)).body as GameFile
      expect(file.line).toHaveLength(position)
      // Every choice of it is checked, and the hash of the state after it.
      const { status } = await owner.post('/api/imports', file)
      expect(status).toBe(200)
      const replay = (await owner.get(`/api/tables/${table}/replay`)).body as Replay
      expect(replay.steps).toHaveLength(position)
      expect(replay.outcome).toEqual(file.result)
    }
  }, 120_000)

  test('its rules refuse a pack without bounds as those of today do', async () => {
    await continued(version)
    const game = 'cats'
    const { rulesVersion, contentHash } = describedIn(join(repositoryRoot, keptFolder, version)).find(
      (program) => program.game === game,
    ) as { rulesVersion: string; contentHash: string }
    const release = await served.services.registry.find({ game, rulesVersion, contentHash, pack: null })
    const text = JSON.stringify({
      format: 'nora-pack',
      game,
      name: 'endless',
      records: { discovery: { '001': { cost: 1e12 } } },
    })
    expect(() => release.withPack('endless', text)).toThrow(expect.objectContaining({ name: 'ContentError' }))
  }, 60_000)
})
