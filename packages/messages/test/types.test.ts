import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { english } from '../src/en/index.ts'
import { needsOf } from './audit.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** What the compiler says about a program that stands in this folder. */
function complaints(program: string): string[] {
  const file = join(here, 'program.ts')
  const config = join(here, '..', 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  )
  const settings: ts.CompilerOptions = {
    ...options,
    composite: false,
    incremental: false,
    noEmit: true,
    rootDir: join(here, '..'),
  }
  delete settings.tsBuildInfoFile
  const host = ts.createCompilerHost(settings)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, program, version) : getSourceFile.call(host, name, version)
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], settings, host))
    .map((found) => ts.flattenDiagnosticMessageText(found.messageText, ' '))
}

const start = `
  import { type MessageId, message, type ParamsOf, type Text } from '@nora/messages'
  import { format } from '@nora/messages/all'
`

test('the compiler reads off each English sentence what a reader would', () => {
  const type = (needs: string) =>
    needs === 'text'
      ? 'Text'
      : needs === 'number'
        ? 'number'
        : needs
            .replace('one of ', '')
            .split(' ')
            .map((word) => `'${word}'`)
            .join(' | ')
  const claims = Object.entries(english).flatMap(([area, table]) =>
    Object.entries(table).map(([key, text]) => {
      const fields = Object.entries(needsOf(text)).map(([name, needs]) => `readonly ${name}: ${type(needs)}`)
      return `same<ParamsOf<'${area}.${key}'>, { ${fields.join('; ')} }>(true)`
    }),
  )
  const same = `
    type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
    declare function same<A, B>(yes: Same<A, B>): void
  `
  expect(complaints([start, same, ...claims].join('\n'))).toEqual([])
})

test('the reading holds for sentences in sentences', () => {
  const program = `
    import type { ParametersOf } from '../src/parameters.ts'
    const deep: ParametersOf<'{n, plural, one {{who} has {kind, select, red {a {shade} one} other {one}}} other {# of {total, number}}} on {when, date}'> =
      { n: 1, who: 'Ela', kind: 'red', shade: 'dark', total: 2, when: 0 }
    // @ts-expect-error the select knows no blue
    const blue: typeof deep = { ...deep, kind: 'blue' }
    // @ts-expect-error nothing is called "one"
    deep.one
    const none: ParametersOf<'No parameter at all.'> = {}
  `
  expect(complaints(program)).toEqual([])
})

test('right calls pass and wrong calls are refused by the compiler', () => {
  const program = `${start}
    format('cs', 'common.watcher')
    format('pl', 'common.points', { n: 3 })
    format('ru', 'cli.play.undone', { choice: message('common.points', { n: 3 }) })
    // @ts-expect-error no such language
    format('de', 'common.watcher')
    // @ts-expect-error no such message
    format('cs', 'common.perhaps')
    // @ts-expect-error the number is missing
    format('cs', 'common.points')
    // @ts-expect-error the number is text
    format('cs', 'common.points', { n: 'three' })
    // @ts-expect-error the parameter is misspelt
    format('cs', 'common.points', { count: 3 })
    // @ts-expect-error nothing to fill in
    format('cs', 'common.watcher', { n: 3 })
    // @ts-expect-error a reference is checked as well
    message('common.points', { n: '3' })
    // @ts-expect-error an area alone is no message
    const id: MessageId = 'common'
  `
  expect(complaints(program)).toEqual([])
})

test('a wrong call without the mark is a complaint', () => {
  expect(complaints(`${start} format('cs', 'common.points')`)).toHaveLength(1)
})
