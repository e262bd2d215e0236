import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { tsconfigs } from '../../scripts/gates/tsconfigs.mjs'
import { findingsWith, inShort, workspaceWith } from './seeded-workspace.ts'

const config = (compilerOptions: object, base = '../../tsconfig.pure.json') =>
  JSON.stringify({ extends: base, compilerOptions, include: ['src'] })

const violations = [
  ['pure-lib', 'packages/cats/tsconfig.json', config({ lib: ['ES2023', 'DOM'] })],
  ['pure-types', 'packages/cats/tsconfig.json', config({ types: ['node'] })],
  ['pure-types', 'packages/cats/tsconfig.json', config({}, '../../tsconfig.base.json')],
  ['referenced', 'tsconfig.json', '{ "files": [], "references": [] }'],
] as const

test.each(violations)('%s is refused in %s', async (rule, file, text) => {
  expect(new Set(inShort(await findingsWith(tsconfigs, { [file]: text })))).toEqual(new Set([`${rule} ${file}`]))
})

test('every rule has a violation above', () => {
  expect([...new Set(violations.map(([rule]) => rule))].sort()).toEqual([...tsconfigs.rules].sort())
})

test('a workspace as it should be passes', async () => {
  expect(await findingsWith(tsconfigs, {})).toEqual([])
})

test.each(['document.title', 'process.exit', 'fetch', 'setTimeout', 'performance.now', 'console.log', 'Buffer'])(
  '%s does not compile in a pure package',
  (code) => {
    expect(errorsOf('cats', `export const it = ${code}\n`)).toContain(`Cannot find name '${code.split('.')[0]}'`)
  },
)

test('plain code compiles in a pure package', () => {
  expect(errorsOf('cats', 'export const it = [1, 2].toSorted()\n')).toBe('')
})

/** What the compiler says of one file of a package that has this repository's settings. */
function errorsOf(name: string, code: string): string {
  const folder = join(workspaceWith({ [`packages/${name}/src/seed.ts`]: code }), 'packages', name)
  const { config: json } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, folder)
  const program = ts.createProgram([join(folder, 'src/seed.ts')], { ...options, noEmit: true })
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(join(folder, 'src/seed.ts')))
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n')
}
