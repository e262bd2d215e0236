// `npm test`: everything that can be known about this repository, part by part. The last line counts it up.
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { figures } from './test/figures.mjs'
import { report } from './test/report.mjs'
import { repositoryRoot as root } from './workspace.mjs'

await orExit(async () => {
  await ensureInstalled(root, console.log)
  // Only now: the parts import what was just installed.
  const { parts } = await import('./test/parts.mjs')
  const arguments_ = process.argv.slice(2)
  const wanted = arguments_.filter((argument) => !argument.startsWith('--'))
  const unknown = wanted.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) throw new Error(`no part of the test is called ${unknown}`)
  const chosen = wanted.length === 0 ? parts : parts.filter(({ name }) => wanted.includes(name))
  const context = { root, figures: figures[arguments_.includes('--long') ? 'long' : 'short'] }
  const everythingPassed = await report(chosen, context)
  process.exitCode = everythingPassed ? 0 : 1
})
