// The site as browsers get it, built when a source has changed since. Browsers' tests need it without the rest of the build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { runNode } from './run.mjs'
import { filesBelow, packagesOf } from './workspace.mjs'

/** Where the server looks for it. */
export const siteFolder = 'packages/web/dist/site'

/** @param {string} root */
export async function ensureSite(root) {
  if (isBuilt(root)) return
  await alone(root, 'build', async () => {
    if (isBuilt(root)) return
    const before = stampOf(root)
    await buildSite(root)
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(stampPath(root), before)
  })
}

/** @param {string} root */
async function buildSite(root) {
  const args = ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn']
  // A test that builds the site says what it is itself; people never get anything but this.
  const { code, output } = await runNode(root, args, { ...process.env, NODE_ENV: 'production' })
  if (code !== 0) throw new Error(`the site could not be built:\n${output.trim()}`)
}

/** @param {string} root */
const stampPath = (root) => join(root, '.cache', 'site')

/** @param {string} root */
const isBuilt = (root) =>
  existsSync(join(root, siteFolder, 'index.html')) &&
  existsSync(stampPath(root)) &&
  readFileSync(stampPath(root), 'utf8') === stampOf(root)

/** @param {string} root */
function stampOf(root) {
  const hash = createHash('sha256')
  const files = [
    'package-lock.json',
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    ...filesBelow(root, 'packages/web/public', ['']),
    ...packagesOf(root).flatMap((name) => filesBelow(root, `packages/${name}/src`, ['.ts', '.tsx', '.json', '.css'])),
  ]
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}
