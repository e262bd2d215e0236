import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const page = readFileSync(join(root, 'docs', 'adding-a-game.md'), 'utf8')
const example = 'examples/tiny-game'

interface Block {
  readonly language: string
  /** The file the block shows, whole or in part; none for a block that is not from the example. */
  readonly file: string | undefined
  readonly whole: boolean
  readonly text: string
}

/** Code blocks read "```ts path" when they show a file, and "```ts part of path" when they show a part of one. */
const blocks: readonly Block[] = [...page.matchAll(/^```(\w*)(?: (part of )?(\S+))?\n(.*?)^```$/gms)].map(
  ([, language = '', part, file, text = '']) => ({ language, file, whole: part === undefined, text }),
)

const shown = blocks.filter((block) => block.file !== undefined)
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test('the page shows the example', () => {
  expect(shown.length).toBeGreaterThan(8)
})

test.each(shown)('the block from $file is what stands there', ({ file, whole, text }) => {
  if (whole) expect(text).toBe(textOf(file as string))
  else expect(textOf(file as string)).toContain(text)
})

test('no code on the page comes from anywhere else', () => {
  const strange = blocks.filter(({ language, file }) => ['ts', 'tsx', 'json', 'diff'].includes(language) && !file)
  expect(strange.map(({ text }) => text)).toEqual([])
})

test('every file of the example is shown or named on the page', () => {
  const files = readdirSync(join(root, example), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  )
  const unnamed = files.map((file) => file.replaceAll('\\', '/')).filter((file) => !page.includes(file))
  expect(unnamed).toEqual([])
})

test('all rules of the example are shown whole', () => {
  const rules = readdirSync(join(root, example, 'src')).filter((file) => file.endsWith('.ts'))
  const whole = shown.filter((block) => block.whole).map(({ file }) => file)
  expect(rules.filter((file) => !whole.includes(`${example}/src/${file}`))).toEqual([])
})

test('the example compiles under the rules for pure packages', () => {
  const config = ts.readConfigFile(join(root, example, 'tsconfig.json'), ts.sys.readFile).config
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, example))
  const program = ts.createProgram(fileNames, options)
  const found = [...errors, ...ts.getPreEmitDiagnostics(program)]
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  expect(fileNames.length).toBeGreaterThan(8)
})
