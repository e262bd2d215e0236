// A small workspace in a temporary folder, laid out like this one, into which a test plants a violation.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import type { Finding, Gate } from '../../scripts/gates/finding.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'

const packages = [
  'bots',
  'cats',
  'choosing',
  'cli',
  'conformance',
  'effects',
  'kernel',
  'messages',
  'protocol',
  'room',
  'server',
  'web',
  'woodcraft',
  'words',
]
const pure = packages.filter((name) => !['cli', 'server', 'web'].includes(name))
const libraries = ['left-pad', 'pure-rand', 'react-dom']

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** The findings of a gate in a workspace that is clean but for the given files. */
export async function findingsWith(gate: Gate, files: Record<string, string>): Promise<readonly Finding[]> {
  return gate.inspect(workspaceWith(files))
}

/** `rule file` for each finding, the form in which tests compare them. */
export const inShort = (findings: readonly Finding[]): string[] => findings.map(({ rule, file }) => `${rule} ${file}`)

export function workspaceWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'nora-gates-'))
  made.push(root)
  for (const file of ['tsconfig.base.json', 'tsconfig.pure.json', 'tsconfig.tests.json'])
    cpSync(join(repositoryRoot, file), join(root, file))
  const references = packages.map((name) => ({ path: `packages/${name}` }))
  write(root, 'tsconfig.json', JSON.stringify({ files: [], references }))
  for (const name of packages) layPackage(root, name)
  for (const name of libraries) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(root, `node_modules/${name}/index.js`, 'module.exports = {}\n')
  }
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  return root
}

function layPackage(root: string, name: string): void {
  const face = { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' }
  const base = pure.includes(name) ? '../../tsconfig.pure.json' : '../../tsconfig.base.json'
  const manifest = { name: `@nora/${name}`, type: 'module', exports: { '.': face } }
  write(root, `packages/${name}/package.json`, JSON.stringify(manifest))
  write(root, `packages/${name}/tsconfig.json`, JSON.stringify({ extends: base, include: ['src'] }))
  write(root, `packages/${name}/src/index.ts`, `export const ${name} = '${name}'\n`)
  mkdirSync(join(root, 'node_modules/@nora'), { recursive: true })
  symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@nora', name))
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
