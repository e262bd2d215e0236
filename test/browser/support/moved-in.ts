// A copy of this repository into which the game of docs/adding-a-game.md has moved, step by step as the page says.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../../scripts/run.mjs'
import { packagesOf, repositoryRoot } from '../../../scripts/workspace.mjs'

const example = join(repositoryRoot, 'examples/tiny-game')
const page = readFileSync(join(repositoryRoot, 'docs/adding-a-game.md'), 'utf8')

/** What the types of the game can be wrong in: its own files, the lists, and the texts. */
const newPlaces = [
  'packages/*/src/squirrels',
  'packages/catalogue/src',
  'packages/messages/src',
  'packages/web/src/games',
]

export interface MovedIn {
  readonly root: string
  remove(): void
}

export async function moveIn(): Promise<MovedIn> {
  const root = mkdtempSync(join(tmpdir(), 'nora-squirrels-'))
  copySources(root)
  const { code, output } = await run('sh', ['-ec', commandsOnThePage()], { cwd: root })
  if (code !== 0) throw new Error(`the commands on the page fail:\n${output}`)
  for (const file of readdirSync(join(example, 'lines')))
    for (const [target, lines] of sections(readFileSync(join(example, 'lines', file), 'utf8')))
      addLines(root, target, lines)
  linkPackages(root)
  writeFileSync(
    join(root, 'tsconfig.moved-in.json'),
    JSON.stringify({ extends: './tsconfig.tests.json', include: newPlaces }),
  )
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** What a build needs, and nothing that another build has left. */
function copySources(root: string): void {
  for (const file of [
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.pure.json',
    'tsconfig.tests.json',
  ])
    cpSync(join(repositoryRoot, file), join(root, file))
  for (const name of packagesOf(repositoryRoot))
    for (const part of ['src', 'package.json', 'tsconfig.json'])
      cpSync(join(repositoryRoot, 'packages', name, part), join(root, 'packages', name, part), { recursive: true })
  for (const part of ['build', 'public', 'index.html', 'vite.config.ts'])
    cpSync(join(repositoryRoot, 'packages/web', part), join(root, 'packages/web', part), { recursive: true })
  symlinkSync(join(repositoryRoot, 'examples'), join(root, 'examples'))
}

/** The shell block under the heading that says how a game moves in. */
function commandsOnThePage(): string {
  const commands = page.split('\n## Moving in\n')[1]?.match(/^```sh\n(.*?)^```$/ms)?.[1]
  if (commands === undefined) throw new Error('the page has no commands for moving in')
  return commands
}

/** A file of lines reads `+++ file`, then lines of that file with those to be added among them. */
function sections(text: string): [file: string, lines: readonly string[]][] {
  return text
    .split(/^\+\+\+ /m)
    .slice(1)
    .map((section) => {
      const [file = '', ...lines] = section.trimEnd().split('\n')
      return [file, lines]
    })
}

/** `…` stands for the rest of a line, `-` for a line that goes, `+` for one that comes where it stands. */
function addLines(root: string, file: string, lines: readonly string[]): void {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8').split('\n')
  const coming: string[] = []
  let after = -1
  for (const line of lines) {
    const rest = line.slice(1)
    if (line.startsWith('+')) {
      if (after < 0) coming.push(rest)
      else text.splice(++after, 0, rest)
      continue
    }
    after = whereIs(text, rest, file)
    if (line.startsWith('-')) text.splice(after--, 1)
    text.splice(line.startsWith('-') ? after + 1 : after, 0, ...coming)
    after += coming.length
    coming.length = 0
  }
  writeFileSync(path, text.join('\n'))
}

function whereIs(text: readonly string[], wanted: string, file: string): number {
  const isIt = wanted.endsWith('…')
    ? (line: string) => line.startsWith(wanted.slice(0, -1).trimEnd())
    : (line: string) => line === wanted
  const found = text.findIndex(isIt)
  if (found < 0) throw new Error(`${file} has no line ${wanted.trim()}`)
  return found
}

/** What `npm install` does for a new package of the workspace. */
function linkPackages(root: string): void {
  const installed = join(repositoryRoot, 'node_modules')
  mkdirSync(join(root, 'node_modules/@nora'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@nora') symlinkSync(join(installed, name), join(root, 'node_modules', name))
  for (const name of packagesOf(root)) symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@nora', name))
}
