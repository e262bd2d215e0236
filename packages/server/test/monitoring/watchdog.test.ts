import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const blocked = fileURLToPath(new URL('../support/blocked.ts', import.meta.url))

test('a process that is stuck is ended, with a line in its log that says why', async () => {
  const child = spawn(process.execPath, ['--conditions=source', '--import=tsx', blocked, '2'], { stdio: 'pipe' })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await once(child.stdout, 'data')
  // What systemd would do first: the process never gets to it.
  child.kill('SIGTERM')
  process.kill(child.pid as number, 0)
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
  const line = said.split('\n').find((text) => text.startsWith('{'))
  expect(JSON.parse(line as string)).toMatchObject({
    level: 60,
    name: 'nora',
    msg: 'the server did nothing else for 2 seconds and is ended',
  })
}, 30_000)
