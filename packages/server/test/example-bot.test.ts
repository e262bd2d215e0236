import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { serve } from './support/serve.ts'

const example = new URL('../../../examples/bot.ts', import.meta.url)
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

test('the example in under 60 lines plays a whole game from outside', async () => {
  const source = readFileSync(example, 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThan(60)
  // It knows nothing of this house but the protocol.
  expect(source).not.toMatch(/@nora|packages/)
  const served = await serve()
  const child = spawn(process.execPath, [`--import=${tsx}`, fileURLToPath(example), served.address, 'cats', 'family'])
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  const [code] = await once(child, 'close')
  expect(err).toBe('')
  expect(code).toBe(0)
  const { table, standings } = JSON.parse(out) as { table: string; standings: unknown[] }
  expect(standings).toHaveLength(2)
  expect((await served.services.tables.ask(table, 'summary')).status).toBe('over')
  await served.stop()
}, 120_000)
