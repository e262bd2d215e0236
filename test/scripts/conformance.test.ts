// The part of the test that asks the command line, here with a command line that answers as told.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { conformance } from '../../scripts/test/conformance.mjs'
import { figures } from '../../scripts/test/figures.mjs'
import { forgetChecks } from '../../scripts/test/notebook.mjs'
import { folderWith } from './temporary-folder.ts'

const games = [
  {
    id: 'cats',
    modes: [
      { id: 'classic', seats: { min: 2, max: 3 }, levels: [], options: { lessons: ['all', 'few'] } },
      { id: 'solo', seats: { min: 1, max: 1 }, levels: ['easy', 'hard'], options: {} },
    ],
  },
]
const practice = [{ id: 'market', modes: [{ id: 'classic', seats: { min: 2, max: 2 }, levels: [], options: {} }] }]

const listed = `
if (args[0] === 'games') console.out(JSON.stringify(args.includes('--practice') ? ${JSON.stringify(practice)} : ${JSON.stringify(games)}))
`

/** Asked by a process for one line or by one for many, it answers alike, and writes down which it was. */
const commandLine = (listing: string, answer: string) => ({
  'packages/cli/dist/nora.js': `
import { appendFileSync } from 'node:fs'
export async function nora(args, console) {
  appendFileSync('asked', args.join(' ') + (process.send ? '' : ' as a process') + '\\n')
  let code = 0
  ${listing} else { ${answer} }
  return code
}`,
  'bin/nora.mjs': `
import { nora } from '../packages/cli/dist/nora.js'
process.exitCode = await nora(process.argv.slice(2), { out: (line) => console.log(line) })`,
  'package.json': JSON.stringify({ type: 'module' }),
  asked: '',
})

async function checked(answer: string, listing = listed, inAll = 0) {
  const root = folderWith(commandLine(listing, answer))
  const result = await conformance.run({
    root,
    figures: { ...figures.short, conformance: { each: 20, option: 20, inAll, thoroughness: 40, packs: 20, seed: 7 } },
  })
  const asked = readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')
  const checks = asked.filter((line) => line.startsWith('check '))
  return { ...result, checks: checks.map((line) => line.replace(' as a process', '')).sort(), asked }
}

const everythingSeen = { reasons: { unseen: [] }, kinds: { unseen: [] } }
const answerOf = (result: object) =>
  `console.out(JSON.stringify(${JSON.stringify({ coverage: everythingSeen, ...result })}))`

test('every mode, number of seats, level and option of every game is checked', async () => {
  const { passed, failures, checks } = await checked(answerOf({ games: 20, decisions: 900, failures: [] }))
  const end = '--games 20 --seed 7 --thoroughness 40 --json'
  expect(checks).toEqual(
    [
      `check cats --mode classic --seats 2 ${end}`,
      `check cats --mode classic --seats 2 --option lessons=few ${end}`,
      `check cats --mode classic --seats 3 ${end}`,
      `check cats --mode classic --seats 3 --option lessons=few ${end}`,
      `check cats --mode solo --seats 1 --level easy ${end}`,
      `check cats --mode solo --seats 1 --level hard ${end}`,
      ...['generated', 'nested', 'hostile'].map((sort) => `check cats --packs ${sort} ${end}`),
      `check market --practice --mode classic --seats 2 ${end}`,
    ].sort(),
  )
  expect({ passed, failures }).toEqual({ passed: 10, failures: [] })
})

test('a failure that the suite found is shown with the command that found it', async () => {
  const found = { seed: 7, at: 12, what: 'secrecy', reproduce: 'npx nora check cats --seed 7' }
  const { passed, failures } = await checked(`${answerOf({ games: 20, decisions: 9, failures: [found] })}; code = 1`)
  expect(passed).toBe(0)
  expect(failures).toHaveLength(10)
  expect(failures[0]).toContain('npx nora check market --practice --mode classic --seats 2')
  expect(failures[0]).toContain('"what": "secrecy"')
})

test('the first check of each game is a process as from a shell', async () => {
  const { asked } = await checked(answerOf({ games: 20, decisions: 900, failures: [] }))
  const processes = asked.filter((line) => line.startsWith('check ') && line.endsWith(' as a process'))
  expect(processes.map((line) => line.split(' ')[1]).sort()).toEqual(['cats', 'market'])
})

test('a process that dies of a check is a failure, and the next checks have another', async () => {
  const dies = `if (args.includes('hard')) { process.stderr.write('out of memory'); process.kill(process.pid, 'SIGKILL') }`
  const { passed, failures } = await checked(
    `${dies} else { ${answerOf({ games: 20, decisions: 900, failures: [] })} }`,
  )
  expect(passed).toBe(9)
  expect(failures).toEqual([
    expect.stringMatching(/--level hard .*\nended with exit code 1 and printed no result:\n.*SIGKILL/),
  ])
})

test('a command that breaks is a failure, with what it said', async () => {
  const { passed, failures } = await checked("throw new Error('out of memory')")
  expect(passed).toBe(0)
  expect(failures[0]).toContain('out of memory')
})

test.each([
  { games: 19, decisions: 900, failures: [] },
  { games: 20, decisions: 0, failures: [] },
])('a check that played too little is a failure: %j', async (result) => {
  const { passed, failures } = await checked(answerOf(result))
  expect(passed).toBe(0)
  expect(failures[0]).toContain(`played ${result.games} games with ${result.decisions} decisions`)
})

test('a catalogue without games is fine as long as the practice games are played', async () => {
  const listing = listed.replace(JSON.stringify(games), '[]')
  const { passed, checks } = await checked(answerOf({ games: 20, decisions: 900, failures: [] }), listing)
  expect({ passed, checks }).toEqual({
    passed: 1,
    checks: ['check market --practice --mode classic --seats 2 --games 20 --seed 7 --thoroughness 40 --json'],
  })
})

test('without practice games nothing was checked, and that is an error', async () => {
  const listing = listed.replace(JSON.stringify(practice), '[]')
  await expect(checked('', listing)).rejects.toThrow('nora games --practice lists no game')
})

test('a reason that never came up in many games is a failure, one that came up somewhere is not', async () => {
  const seen = (...unseen: string[]) =>
    answerOf({ games: 2000, decisions: 9, failures: [], coverage: { reasons: { unseen }, kinds: { unseen: [] } } })
  const answer = `if (args.includes('solo')) { ${seen('needsFish')} } else { ${seen('needsFish', 'supplyEmpty')} }`
  expect((await checked(answer)).failures).toEqual([])
  expect((await checked(answer, listed, 60)).failures).toEqual([
    'no game of market came across: needsFish, supplyEmpty',
    'no game of cats came across: needsFish',
  ])
})

test('what is rare need not come across', async () => {
  const one = JSON.stringify([{ ...games[0], id: 'wistar' }])
  const listing = listed.replace(JSON.stringify(games), one)
  const coverage = { reasons: { unseen: ['heroTaken', 'needsFish'] }, kinds: { unseen: [] } }
  const answer = `console.out(JSON.stringify({ failures: [], games: 60, decisions: 9, coverage: ${JSON.stringify(coverage)} }))`
  expect((await checked(answer, listing, 60)).failures).toEqual([
    'no game of market came across: heroTaken, needsFish',
    'no game of wistar came across: needsFish',
  ])
})

test('a long run that is started again plays only what had not passed by these rules', async () => {
  const answer = answerOf({ games: 60, decisions: 900, failures: [] })
  const root = folderWith({ ...commandLine(listed, answer), '.gitignore': 'asked\n.cache\n' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'all')
  const long = { each: 20, option: 20, inAll: 60, thoroughness: 40, packs: 0, seed: 7 }
  const checks = async (conformanceFigures: typeof long) => {
    writeFileSync(join(root, 'asked'), '')
    const { passed } = await conformance.run({ root, figures: { ...figures.short, conformance: conformanceFigures } })
    const asked = readFileSync(join(root, 'asked'), 'utf8').split('\n')
    return { passed, asked: asked.filter((line) => line.startsWith('check ')).length }
  }
  expect(await checks(long)).toEqual({ passed: 7, asked: 7 })
  expect(await checks(long)).toEqual({ passed: 7, asked: 0 })
  expect(await checks({ ...long, seed: 8 })).toEqual({ passed: 7, asked: 7 })
  forgetChecks(root)
  expect(await checks(long)).toEqual({ passed: 7, asked: 7 })
  writeFileSync(join(root, 'README.md'), 'nothing to the rules')
  expect(await checks(long)).toEqual({ passed: 7, asked: 0 })
  writeFileSync(join(root, 'packages/cli/other.js'), 'not what is committed')
  expect(await checks(long)).toEqual({ passed: 7, asked: 7 })
})
