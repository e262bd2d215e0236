// `npm test`: everything that can be known about this repository, part by part. The last line counts it up.
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { figures } from './test/figures.mjs'
import { remembered } from './test/remembered.mjs'
import { report } from './test/report.mjs'
import { repositoryRoot as root } from './workspace.mjs'

await orExit(async () => {
  await ensureInstalled(root, console.log)
  // Only now: the parts import what was just installed.
  const { parts } = await import('./test/parts.mjs')
  const arguments_ = process.argv.slice(2)
  const flags = ['--long', '--again']
  const wanted = arguments_.filter((argument) => !flags.includes(argument))
  const unknown = wanted.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) throw new Error(`no part of the test is called ${unknown}`)
  const named = wanted.length === 0 ? parts : parts.filter(({ name }) => wanted.includes(name))
  const isLong = arguments_.includes('--long')
  const context = { root, figures: figures[isLong ? 'long' : 'short'] }
  // A build machine starts with nothing, and the short test is short.
  const isResumed = isLong && process.env.CI !== 'true'
  const chosen = isResumed ? await remembered(named, root, { again: arguments_.includes('--again') }) : named
  const everythingPassed = await report(chosen, context)
  process.exitCode = everythingPassed ? 0 : 1
})
