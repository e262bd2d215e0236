// Runs the part that it is told, once it is told in what context, and sends what was found and what it cost.
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'

const [module, name] = /** @type {[string, string]} */ (argv.slice(2))

process.once('message', async (/** @type {import('./part.mjs').Context} */ context) => {
  /** @type {{ parts: readonly import('./parts.mjs').Loaded[] }} */
  const { parts } = await import(module)
  const part = await parts.find((one) => one.name === name)?.load()
  if (!part) throw new Error(`no part of the test is called ${name}`)
  const result = await part.run(context)
  process.send?.({ ...result, cpuSeconds: cpuSeconds() }, () => process.disconnect())
})

/** Of this process and of all that it started and that have ended, where the system tells. @returns {number | undefined} */
function cpuSeconds() {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  try {
    // What follows the name of the program, which may hold anything; in hundredths of a second.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (userCPUTime + systemCPUTime) / 1e6 + (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return undefined
  }
}
