// `npm run bless`: plays the golden games anew, after a change of rules or content that was meant. Each is a whole game
// with the hash of the state after every act; what differs from before can be read in the diff.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './built.mjs'
import { goldenGames } from './golden/games.mjs'
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { repositoryRoot as root } from './workspace.mjs'

await orExit(async () => {
  await ensureInstalled(root, console.error)
  await ensureBuilt(root, console.error)
  const { recorded } = await import('./golden/record.mjs')
  const { catalogue } = await import(pathToFileURL(join(root, 'packages/cli/dist/catalogue.js')).href)
  for (const golden of goldenGames) {
    const path = join(root, 'packages', golden.game, 'test/golden/fixtures', `${golden.name}.json`)
    mkdirSync(dirname(path), { recursive: true })
    const text = recorded(catalogue, golden)
    writeFileSync(path, text)
    console.log(`${golden.game} ${golden.name}: ${text.split('\n').length} lines`)
  }
})
