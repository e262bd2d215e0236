// The parts that need a program of the operating system: installed where that is possible, else told as not run.
import { ensureSystem } from '../system.mjs'
import { vitest } from './vitest.mjs'

/**
 * @param {string} name @param {readonly string[] | ((figures: import('./figures.mjs').Figures) => readonly string[])} programs
 * @param {readonly string[]} filters @param {(figures: import('./figures.mjs').Figures) => NodeJS.ProcessEnv} [env] @returns {import('./part.mjs').Part}
 */
const systemPart = (name, programs, filters, env = () => ({})) => ({
  name,
  async run({ root, figures }) {
    const wanted = typeof programs === 'function' ? programs(figures) : programs
    const missing = await ensureSystem(root, wanted, console.log)
    if (missing.length > 0) return { passed: 0, failures: [], notRun: `there is no ${missing.join(' and no ')} here` }
    return vitest(root, name, filters, { NORA_SYSTEM: '1', ...env(figures) })
  },
})

/** The long test comes with browsers of other makes as well. */
/** @param {import('./figures.mjs').Figures} figures */
const browsersFor = ({ everyState }) =>
  everyState ? ['chromium', 'firefox', 'webkit', 'minibrowser', 'xvfb'] : ['chromium']

/** The server on PostgreSQL, and two nodes beside each other. */
export const postgres = systemPart('postgres', ['postgres', 'nats'], ['.postgres.test.ts'])

/** Servers, databases and connections that fail while games are played. */
export const chaos = systemPart('chaos', ['postgres', 'nats'], ['test/chaos/'], ({ chaosMinutes, chaosKills }) => ({
  NORA_CHAOS_MINUTES: String(chaosMinutes),
  NORA_CHAOS_KILLS: String(chaosKills),
}))

/**
 * Whole games in a real browser. A game waits for its page half of the time: two files beside each other fill two cores.
 * What a busy machine made too late is told once more, and named as unsteady.
 */
export const browser = systemPart('browser', browsersFor, ['test/browser/'], ({ everyState }) => ({
  NORA_SYSTEM: '2',
  NORA_TRIES: '2',
  NORA_LONG: everyState ? '1' : '',
}))
