import { Admin, SettingsError } from '@nora/server'
import { expect, test } from 'vitest'
import { serve } from '../support/serve.ts'

test('a second server on the same folder is refused in words, and may start when the first has ended', async () => {
  const first = await serve()
  const { dataFolder } = first.settings
  const second = serve({ dataFolder })
  await expect(second).rejects.toThrow(SettingsError)
  await expect(second).rejects.toThrow(`Another server is running on the folder ${dataFolder}.`)
  const again = await first.restart()
  await again.stop()
})

test('an operator may work beside a server', async () => {
  const served = await serve()
  const admin = await Admin.open(served.settings)
  for await (const _ of admin.list()) throw new Error('there is no table')
  await admin.shut()
  await served.stop()
})
