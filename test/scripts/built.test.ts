import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureBuilt } from '../../scripts/built.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'
import { folderWith } from './temporary-folder.ts'

const compilerOptions = {
  composite: true,
  module: 'nodenext',
  rootDir: 'src',
  outDir: 'dist',
  types: [],
  tsBuildInfoFile: 'dist/.tsbuildinfo',
}

function workspace(): string {
  const root = folderWith({
    'tsconfig.json': JSON.stringify({ files: [], references: [{ path: 'packages/kernel' }] }),
    'packages/kernel/package.json': JSON.stringify({ type: 'module' }),
    'packages/kernel/tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
    'packages/kernel/src/index.ts': 'export const seats = 4\n',
  })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** What the build said: nothing, if there was nothing to do. */
async function said(root: string): Promise<string[]> {
  const lines: string[] = []
  await ensureBuilt(root, (line) => lines.push(line))
  return lines
}

const building = ['Building ...']

test('it builds once, and again only after a change', async () => {
  const root = workspace()
  const built = join(root, 'packages/kernel/dist/index.js')
  expect(await said(root)).toEqual(building)
  expect(existsSync(built)).toBe(true)
  expect(await said(root)).toEqual([])

  writeFileSync(join(root, 'packages/kernel/src/index.ts'), 'export const seats = 2 + 2\n')
  expect(await said(root)).toEqual(building)
  expect(await said(root)).toEqual([])

  rmSync(join(root, 'packages/kernel/dist'), { recursive: true })
  expect(await said(root)).toEqual(building)
  expect(existsSync(built)).toBe(true)
})

test('two that need the build at once share it', async () => {
  const root = workspace()
  const [one, other] = await Promise.all([said(root), said(root)])
  expect([...one, ...other]).toEqual(building)
})

test('a lock left by a process that died does not stop the next one', async () => {
  const root = workspace()
  await said(root)
  writeFileSync(join(root, '.cache/build.lock'), '999999999')
  rmSync(join(root, '.cache/built'))
  expect(await said(root)).toEqual(building)
})

test('an error in the types stops it, every time, with the compiler’s words', async () => {
  const root = workspace()
  writeFileSync(join(root, 'packages/kernel/src/index.ts'), "export const seats: number = 'four'\n")
  await expect(said(root)).rejects.toThrow("Type 'string' is not assignable to type 'number'")
  await expect(said(root)).rejects.toThrow("Type 'string' is not assignable to type 'number'")
})

test('who builds keeps nothing of it: the releases are made by a process that ends', () => {
  const project = (name: string, file: string, code: string) => ({
    [`packages/${name}/package.json`]: JSON.stringify({ type: 'module', exports: './dist/index.js' }),
    [`packages/${name}/tsconfig.json`]: JSON.stringify({ compilerOptions, include: ['src'] }),
    [`packages/${name}/src/${file}`]: code,
  })
  const game = "{ game: { id: 'cats', rulesVersion: '1', contentHash: 'abc' } }"
  const root = folderWith({
    'tsconfig.json': JSON.stringify({
      files: [],
      references: ['catalogue', 'release', 'server'].map((name) => ({ path: `packages/${name}` })),
    }),
    ...project('catalogue', 'index.ts', `export const cats = ${game}\nexport const catalogue = [cats]\n`),
    ...project('release', 'index.ts', 'export const releaseOf = (game: unknown) => game\n'),
    ...project('server', 'index.ts', 'export const served = true\n'),
  })
  mkdirSync(join(root, 'node_modules/@nora'), { recursive: true })
  for (const name of ['catalogue', 'release'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@nora', name))
  for (const name of ['typescript', 'ts7', '@typescript'])
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(root, 'node_modules', name))
  const code = `import { execFileSync } from 'node:child_process'
import { ensureBuilt } from ${JSON.stringify(new URL('../../scripts/built.mjs', import.meta.url).href)}
await ensureBuilt(${JSON.stringify(root)}, () => {})
console.log(execFileSync('ps', ['-o', 'comm=', '--ppid', String(process.pid)], { encoding: 'utf8' }))`
  const left = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(existsSync(join(root, 'packages/server/dist/rules/releases/cats@1.mjs'))).toBe(true)
  expect(left.trim().split('\n')).toEqual(['ps'])
})
