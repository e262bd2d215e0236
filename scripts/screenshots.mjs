// `npm run screenshots`: pictures of every page and of the main states of the tables, sheets of frames of what others do, sheets of the
// steps of every lesson, positions of whole games, hints and analyses, into the ignored folder screenshots/. `npm run screenshots --
// recordings`, `-- lessons`, `-- positions` or `-- advice` makes those alone; `-- lessons cs phone` the lessons in one language at one
// size, `-- positions GAME` those of one game, `-- advice GAME hint cs` hints of one game in one language.
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { runNode } from './run.mjs'
import { ensureSystem } from './system.mjs'
import { repositoryRoot as root } from './workspace.mjs'

const programs = ['screenshots', 'recordings', 'lessons', 'positions', 'advice']

await orExit(async () => {
  await ensureInstalled(root, console.log)
  const missing = await ensureSystem(root, ['chromium'], console.log)
  if (missing.length > 0) throw new Error('there is no chromium here')
  const [only, ...words] = process.argv.slice(2)
  if (only !== undefined && !programs.includes(only)) throw new Error(`there are no pictures of “${only}”`)
  for (const program of only === undefined ? programs : [only]) {
    const args = ['--conditions=source', '--import=tsx', `test/browser/${program}/main.ts`, 'screenshots', ...words]
    const { code, output } = await runNode(root, args)
    if (code !== 0) throw new Error(`the pictures could not be taken:\n${output.trim()}`)
  }
})
