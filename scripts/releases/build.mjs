// `node scripts/releases/build.mjs <root>`, a step of the build: makes the release of each game from what has just been
// compiled, and lays those beside it that were kept.
// A server keeps these files and goes on by them when it is given newer rules: see docs/hosting.md, Upgrades.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { releasesFolder } from '../built.mjs'
import { keptFolder, keptReleases } from './kept.mjs'
import { writeRelease } from './program.mjs'

const root = /** @type {string} */ (argv[2])
const { catalogue } = await import(pathToFileURL(join(root, 'packages/catalogue/dist/index.js')).href)
const folder = join(root, releasesFolder)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { game } of catalogue) {
  const code = `import { ${game.id} } from '@nora/catalogue'
import { releaseOf } from '@nora/release'
export const release = releaseOf(${game.id})`
  await writeRelease(root, code, game.contentHash, join(folder, `${game.id}@${game.rulesVersion}.mjs`))
}
for (const version of keptReleases(root))
  cpSync(join(root, keptFolder, version, 'programs'), join(folder, version), { recursive: true })
