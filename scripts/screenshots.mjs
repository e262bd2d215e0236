// `npm run screenshots`: pictures of every page and of the main states of the tables, and sheets of frames of what others do, into
// the ignored folder screenshots/. `npm run screenshots -- recordings` makes the sheets alone.
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { runNode } from './run.mjs'
import { ensureSystem } from './system.mjs'
import { repositoryRoot as root } from './workspace.mjs'

await orExit(async () => {
  await ensureInstalled(root, console.log)
  const missing = await ensureSystem(root, ['chromium'], console.log)
  if (missing.length > 0) throw new Error('there is no chromium here')
  const programs = process.argv.includes('recordings') ? ['recordings'] : ['screenshots', 'recordings']
  for (const program of programs) {
    const args = ['--conditions=source', '--import=tsx', `test/browser/${program}/main.ts`, 'screenshots']
    const { code, output } = await runNode(root, args)
    if (code !== 0) throw new Error(`the pictures could not be taken:\n${output.trim()}`)
  }
})
