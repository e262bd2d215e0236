// A backup that was never restored is a hope.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Admin } from '@nora/server'
import { expect, test } from 'vitest'
import { played } from './support/midgame.ts'
import { playOn } from './support/player.ts'
import { serve } from './support/serve.ts'
import { Visitor } from './support/visitor.ts'

test('a copy made while people play starts a server of its own, where they go on', async () => {
  const served = await serve()
  const folder = mkdtempSync(join(tmpdir(), 'nora-backup-'))
  const admin = await Admin.open(served.settings)
  try {
    const { table, players } = await played(served.address, { enough: (position) => position > 20 })
    const seq = players[0]?.sight?.seq as number
    await admin.backup(join(folder, 'nora.sqlite'))
    await Promise.all(players.map((player, seat) => playOn(player, seat + 10)))
    expect(players[0]?.sight?.room.status).toBe('over')

    const restored = await serve({ dataFolder: folder })
    const there = await Promise.all(
      players.map(({ visitor }) => {
        const moved = new Visitor(restored.address)
        moved.cookie = visitor.cookie
        return moved.look(table)
      }),
    )
    expect(there.map((one) => [one.seat, one.sight?.seq])).toEqual(players.map((_, seat) => [seat, seq]))
    await Promise.all(there.map((one, seat) => playOn(one, seat + 20)))
    expect(there[0]?.sight?.outcome?.standings).toHaveLength(2)
    await Promise.all([...players, ...there].map((one) => one.leave()))
    await restored.stop()
  } finally {
    await admin.shut()
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
