import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const source = join(dirname(fileURLToPath(import.meta.url)), '..', 'src')

/** The files that come along, at once, when one file is imported. */
function comesAlong(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  for (const statement of statements) {
    const isImport = ts.isImportDeclaration(statement)
    if (!isImport && !ts.isExportDeclaration(statement)) continue
    if (isImport ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : statement.isTypeOnly) continue
    const from = statement.moduleSpecifier
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) comesAlong(join(dirname(file), from.text), seen)
  }
  return seen
}

function languagesBehind(entry: string): string[] {
  const folders = [...comesAlong(join(source, entry))].map((file) => relative(source, file).split('/'))
  return [
    ...new Set(folders.filter(([folder]) => /^(en|cs|pl|ru)$/.test(folder ?? '')).map(([folder]) => String(folder))),
  ].sort()
}

test('the front door of the package brings no language along', () => {
  expect(languagesBehind('index.ts')).toEqual([])
})

test('one language brings no other along', () => {
  expect(languagesBehind('pl/index.ts')).toEqual(['pl'])
})

test('the side door for server and command line brings all', () => {
  expect(languagesBehind('all.ts')).toEqual(['cs', 'en', 'pl', 'ru'])
})
