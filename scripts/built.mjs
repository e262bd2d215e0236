// The packages are compiled and the site is bundled; if a source changed since, it is done again.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './lock.mjs'
import { runNode } from './run.mjs'
import { filesBelow, packagesOf } from './workspace.mjs'

/** Where the server looks for the releases of its games. */
export const releasesFolder = 'packages/server/dist/rules/releases'

/** Where the server looks for the site. */
export const siteFolder = 'packages/web/dist/site'

const releasesProgram = fileURLToPath(new URL('releases/build.mjs', import.meta.url))

/** @param {string} root @param {(line: string) => void} say */
export async function ensureBuilt(root, say) {
  if (isBuilt(root)) return
  await alone(root, 'build', async () => {
    if (isBuilt(root)) return
    say('Building ...')
    await buildAndNote(root)
  })
}

/** Builds, and notes from what: whatever starts next finds it built. @param {string} root */
export async function buildAndNote(root) {
  const before = stampOf(root)
  await build(root)
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampPath(root), before)
}

/**
 * Every step is a process of its own that ends: what it took to build stays with nobody who only wants to serve.
 * @param {string} root
 */
async function build(root) {
  await must(root, [compilerOf(root), '-b'])
  if (hasServer(root)) await must(root, [releasesProgram, root])
  if (hasSite(root)) await must(root, ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'])
}

/** @param {string} root @param {string[]} args */
async function must(root, args) {
  // A test that needs the build says what it is itself; people never get anything but this.
  const { code, output } = await runNode(root, args, { ...process.env, NODE_ENV: 'production' })
  if (code !== 0) throw new Error(`the build failed:\n${output.trim()}`)
}

/** @param {string} root */
const hasSite = (root) => packagesOf(root).includes('web')

/** @param {string} root */
const hasServer = (root) => packagesOf(root).includes('server')

/**
 * TypeScript 7 builds several times faster; TypeScript 6 stands in where 7 has no binary for the machine. The long test
 * checks all types with TypeScript 6 too, so the two have to agree.
 * @param {string} root
 */
export function compilerOf(root) {
  const native = `node_modules/@typescript/typescript-${process.platform}-${process.arch}`
  return existsSync(join(root, native)) ? 'node_modules/ts7/bin/tsc' : 'node_modules/typescript/bin/tsc'
}

/** @param {string} root */
const stampPath = (root) => join(root, '.cache', 'built')

/** @param {string} root */
function isBuilt(root) {
  if (!existsSync(stampPath(root)) || readFileSync(stampPath(root), 'utf8') !== stampOf(root)) return false
  if (hasSite(root) && !existsSync(join(root, siteFolder, 'index.html'))) return false
  if (hasServer(root) && !existsSync(join(root, releasesFolder))) return false
  return packagesOf(root).every((name) => existsSync(join(root, 'packages', name, 'dist', '.tsbuildinfo')))
}

/** Changes whenever a file that goes into the build changes. @param {string} root */
function stampOf(root) {
  const files = [
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.pure.json',
    ...filesBelow(root, 'packages/web/public', ['']),
    ...filesBelow(root, 'releases', ['.mjs']),
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    ...filesBelow(root, 'packages/web/build', ['.ts']),
    ...packagesOf(root).flatMap((name) => [
      `packages/${name}/package.json`,
      `packages/${name}/tsconfig.json`,
      ...filesBelow(root, `packages/${name}/src`, ['.ts', '.tsx', '.json', '.css']),
    ]),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}
