// A backup that was never restored is a hope.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Admin } from '@nora/server'
import { expect, test } from 'vitest'
import { played } from './support/midgame.ts'
import { playOn } from './support/player.ts'
import { goesOnRestored } from './support/restored.ts'
import { serve } from './support/serve.ts'

test('a copy made while people play starts a server of its own, where they go on', async () => {
  const served = await serve()
  const folder = mkdtempSync(join(tmpdir(), 'nora-backup-'))
  const admin = await Admin.open(served.settings)
  try {
    const { table, players } = await played(served.address, { enough: (position) => position > 20 })
    const seq = players[0]?.snapshot?.seq as number
    await admin.backup(join(folder, 'nora.sqlite'))
    await Promise.all(players.map((player, seat) => playOn(player, seat + 10)))
    expect(players[0]?.snapshot?.room.status).toBe('over')

    await goesOnRestored({ dataFolder: folder }, table, players, seq)
  } finally {
    await admin.shut()
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
