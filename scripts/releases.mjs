// Makes the release of each game: its rules, content and bots with the kernel and the room they were made for, as one file.
// A server keeps these files and goes on by them when it is given newer rules: see docs/hosting.md, Upgrades.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { releasesFolder } from './built.mjs'

/** From what has just been compiled. @param {string} root */
export async function buildReleases(root) {
  const { catalogue } = await import(pathToFileURL(join(root, 'packages/catalogue/dist/index.js')).href)
  const folder = join(root, releasesFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { game } of catalogue) {
    const code = `import { ${game.id} } from '@nora/catalogue'
import { releaseOf } from './dist/rules/release.js'
export const release = releaseOf(${game.id})`
    await writeBook(root, code, game.contentHash, join(folder, `${game.id}@${game.rulesVersion}.mjs`))
  }
}

/**
 * Bundles code that exports a `release`; it may import what the server may. Nothing in a release touches Node or the DOM. Its
 * first line says which content it holds.
 * @param {string} root @param {string} code @param {string} contentHash @param {string} file @param {string[]} conditions
 */
export async function writeBook(root, code, contentHash, file, conditions = []) {
  await build({
    stdin: { contents: code, resolveDir: join(root, 'packages/server'), sourcefile: 'release.js' },
    outfile: file,
    banner: { js: `// content ${contentHash}` },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    conditions,
    // Names stay: a fault in an old version has to be found, too.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
}
