// `node scripts/releases.mjs <root>`, a step of the build: makes the release of each game from what has just been compiled.
// A server keeps these files and goes on by them when it is given newer rules: see docs/hosting.md, Upgrades.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { releasesFolder } from './built.mjs'
import { writeRelease } from './release.mjs'

const root = /** @type {string} */ (argv[2])
const { catalogue } = await import(pathToFileURL(join(root, 'packages/catalogue/dist/index.js')).href)
const folder = join(root, releasesFolder)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { game } of catalogue) {
  const code = `import { ${game.id} } from '@nora/catalogue'
import { releaseOf } from './dist/rules/release.js'
export const release = releaseOf(${game.id})`
  await writeRelease(root, code, game.contentHash, join(folder, `${game.id}@${game.rulesVersion}.mjs`))
}
