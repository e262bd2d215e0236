// `npm run release -- 0.2.0`: keeps the rules and the content of today as a release, and begins the next one.
//
// releases/<version> gets the program of every game, and games that the server and the browser of this release have saved;
// release.json in it says what the programs are. The changelog gets a heading. Then the rules of every game get their next
// version, because from now on they may change.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { buildAndNote, releasesFolder } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { headed, nextVersion, withVersion } from './releases/changes.mjs'
import { describedIn, keptFolder } from './releases/kept.mjs'
import { runNode } from './run.mjs'
import { ensureSystem } from './system.mjs'
import { filesBelow, packagesOf, repositoryRoot as root } from './workspace.mjs'

await orExit(async () => {
  const version = argv[2] ?? ''
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('which release? For example: npm run release -- 0.2.0')
  const folder = join(root, keptFolder, version)
  if (existsSync(folder)) throw new Error(`there is a release ${version} already: what was released does not change`)
  await ensureInstalled(root, console.log)
  const missing = await ensureSystem(root, ['chromium'], console.log)
  if (missing.length > 0) throw new Error('there is no chromium here, and a release keeps games of the browser')
  await buildAndNote(root)
  try {
    await keep(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  edit('CHANGELOG.md', (text) => headed(text, version))
  for (const file of ['package.json', ...packagesOf(root).map((name) => `packages/${name}/package.json`)])
    edit(file, (text) => withVersion(text, version))
  for (const { game, rulesVersion } of describedIn(folder)) raise(game, rulesVersion)
  console.log(`${keptFolder}/${version} is made. Look it over, run the test, and commit it.`)
})

/** @param {string} folder */
async function keep(folder) {
  const from = join(root, releasesFolder)
  const [programs, saves] = [join(folder, 'programs'), join(folder, 'saves')]
  for (const needed of [programs, saves]) mkdirSync(needed, { recursive: true })
  // The programs of earlier releases lie in folders beside those that the build has made.
  for (const file of readdirSync(from).filter((name) => name.endsWith('.mjs')))
    cpSync(join(from, file), join(programs, file))
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(describedIn(folder), null, 2)}\n`)
  const program = ['--conditions=source', '--import=tsx', 'test/releases/saves/main.ts', saves]
  const { code, output } = await runNode(root, program)
  if (code !== 0) throw new Error(`the games could not be saved:\n${output.trim()}`)
}

/** The next version of a game's rules, in its code and in its golden games. @param {string} game @param {string} version */
function raise(game, version) {
  const next = nextVersion(version)
  edit(`packages/${game}/src/game.ts`, (text) => text.replace(`rulesVersion: '${version}'`, `rulesVersion: '${next}'`))
  for (const file of filesBelow(root, `packages/${game}/test/golden`, ['.json']))
    edit(file, (text) => text.replace(`"rulesVersion":"${version}"`, `"rulesVersion":"${next}"`))
}

/** @param {string} file @param {(text: string) => string} change */
function edit(file, change) {
  const path = join(root, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
