// Programs that are no part of what is shipped, run from their TypeScript with what the caller says.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { ensureSystem } from './system.mjs'
import { repositoryRoot as root } from './workspace.mjs'

/** @param {string} program @param {readonly string[]} needed programs of the operating system */
export const fromSource = (program, needed = []) =>
  orExit(async () => {
    await ensureInstalled(root, console.error)
    const missing = await ensureSystem(root, needed, console.error)
    if (missing.length > 0) throw new Error(`there is no ${missing.join(' and no ')} here`)
    const args = ['--conditions=source', '--import=tsx', program, ...process.argv.slice(2)]
    const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit')
    process.exitCode = code ?? 1
  })
