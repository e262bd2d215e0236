import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { ensureBuilt } from '../../../scripts/built.mjs'
import { repositoryRoot } from '../../../scripts/workspace.mjs'
import { nora } from '../src/nora.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this process. */
export async function ran(...line: readonly string[]): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const console = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    progress: () => {},
    interactive: false,
    colours: false,
    width: undefined,
  }
  const code = await nora(line, console, ['en'])
  return { code, out: out.join('\n'), err: err.join('\n') }
}

// As a process it is what was built: that starts in a third of the time.
await ensureBuilt(repositoryRoot, console.error)
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** Runs a command line as a process of its own, as from a shell, in a folder of its own. */
export function spawned(line: readonly string[], input = '', cwd = temporaryFolder()): Ran {
  const env = { ...process.env, LC_ALL: 'en' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...line], { cwd, input, encoding: 'utf8', env })
  return { code: status ?? -1, out: stdout, err: stderr }
}

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nora-cli-'))
  folders.push(folder)
  return folder
}

export function temporaryFile(name: string, content: string): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, content)
  return file
}
