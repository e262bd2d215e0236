// The process itself, as `npm start` runs it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../../scripts/built.mjs'
import { repositoryRoot } from '../../../scripts/workspace.mjs'

const dataFolder = mkdtempSync(join(tmpdir(), 'nora-process-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

await ensureBuilt(repositoryRoot, console.error)
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

function start(environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, HOST: '127.0.0.1', DATA_FOLDER: dataFolder, ...environment }
  return spawn(process.execPath, [main], { env, stdio: 'pipe' })
}

/** What the process said, and how it ended. */
async function ended(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, errors }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it says where it answers, answers there, and stops on %s',
  async (signal) => {
    const child = start({ PORT: '0' })
    const end = ended(child)
    const [said] = (await once(child.stdout!, 'data')) as [Buffer]
    const address = /http:\/\/\S+/.exec(String(said))?.[0]
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    child.kill(signal)
    expect(await end).toEqual({ code: 0, errors: '' })
  },
)

test('a taken port is named, with a way out', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  const { code, errors } = await ended(start({ PORT: String(port) }))
  holder.close()
  expect(code).toBe(1)
  expect(errors).toBe(
    `Port ${port} is already taken. Stop the program that uses it, or choose another port: PORT=4001 npm start\n`,
  )
})

test('a malformed port is refused in one line', async () => {
  expect(await ended(start({ PORT: 'tea' }))).toEqual({
    code: 1,
    errors: 'PORT must be a whole number from 0 to 65535, and is "tea".\n',
  })
})

test('an address of another machine is refused in one line', async () => {
  const { code, errors } = await ended(start({ HOST: '192.0.2.1', PORT: '0' }))
  expect({ code, errors }).toEqual({ code: 1, errors: 'HOST is "192.0.2.1", which is no address of this machine.\n' })
})

test('a setting that is wrong is refused in one line, without its password', async () => {
  const { code, errors } = await ended(start({ PORT: '0', DATABASE_URL: 'mysql://nora:secret@db' }))
  expect({ code, errors }).toEqual({
    code: 1,
    errors: 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.\n',
  })
})

test('a database that does not answer is named', async () => {
  const { code, errors } = await ended(start({ PORT: '0', DATABASE_URL: 'postgres://nora@127.0.0.1:1/nora' }))
  expect(code).toBe(1)
  expect(errors).toMatch(/^The database \(DATABASE_URL\) cannot be used: .*ECONNREFUSED/)
})
