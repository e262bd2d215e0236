// A backup that was never restored is a hope.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Admin } from '@nora/server'
import { expect, test } from 'vitest'
import { copiedWhilePlayed, goesOnRestored } from '../support/restored.ts'
import { serve } from '../support/serve.ts'

test('a copy made while people play starts a server of its own, where they go on', async () => {
  const served = await serve()
  const folder = mkdtempSync(join(tmpdir(), 'nora-backup-'))
  const admin = await Admin.open(served.settings)
  try {
    const copied = await copiedWhilePlayed(served, () => admin.backup(join(folder, 'nora.sqlite')))
    for await (const { wrong } of admin.verify(undefined)) expect(wrong).toEqual([])
    await goesOnRestored({ dataFolder: folder }, copied)
  } finally {
    await admin.shut()
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
