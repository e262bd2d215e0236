import { checkNames, check as conform, type Report } from '@nora/conformance'
import { everySetting, type Options, type Policy, randomPolicy } from '@nora/kernel'
import { message } from '@nora/messages'
import type { Entry } from '../catalogue.ts'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag, tableFlags } from '../common-flags.ts'
import type { Flags } from '../flags.ts'
import { entryOf, optionsOf, wishOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { progressBar } from '../progress.ts'

export const check: Command = {
  name: 'check',
  argument: 'game',
  about: 'cli.check.about',
  flags: [
    ...tableFlags,
    { name: 'games', value: 'G', about: 'cli.option.games' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: '1' },
    { name: 'policy', value: 'NAME', about: 'cli.option.policy' },
    { name: 'only', value: 'CHECK', about: 'cli.option.only' },
    { name: 'picks', value: 'N,N', mayBeEmpty: true, about: 'cli.option.picks' },
    jsonFlag,
  ],
  examples: ['nora check cats', 'nora check cats --mode classic --seats 4 --games 50 --json'],
  run(call) {
    const { flags, console } = call
    const entry = entryOf(call)
    const only = flags.text('only')
    const picks = picksOf(flags)
    if (only !== undefined && !checkNames.some((name) => name === only)) {
      throw new WrongUsage(message('cli.error.unknownCheck', { check: only, known: [...checkNames] }))
    }
    const games = flags.whole('games', 1)
    const json = flags.has('json')
    const report = conform(entry.game, {
      settings: settingsOf(entry, flags),
      policies: policiesOf(entry, flags.text('policy')),
      seed: flags.whole('seed', 0) ?? 1,
      flags: repeatedFlags(flags),
      ...(games === undefined ? {} : { games }),
      ...(only === undefined ? {} : { only }),
      ...(picks === undefined ? {} : { picks }),
      ...(json ? {} : { onGame: progressOf(call) }),
    })
    console.out(json ? JSON.stringify(report) : readable(report, call))
    return report.failures.length > 0 ? exitCode.problem : exitCode.good
  },
}

/** Every setting that agrees with what was asked for; without any flag, all of them. */
function settingsOf(entry: Entry, flags: Flags): readonly Options[] {
  const { mode, seats, level, options = {} } = wishOf(flags)
  // What no mode of the game has is refused with the same words as anywhere else.
  const matching = [...everySetting(entry.game)].filter(
    (setting) =>
      (mode === undefined || setting.mode === mode) &&
      (seats === undefined || setting.seats === seats) &&
      (level === undefined || setting.level === level) &&
      Object.entries(options).every(([key, value]) => setting.options[key] === value),
  )
  return matching.length > 0 ? matching : [optionsOf(entry, flags)]
}

/** Half of the games at random, half by the greedy bot where the game has one. */
function policiesOf(entry: Entry, wanted: string | undefined): { readonly [name: string]: Policy } {
  const greedy = entry.bots.find(({ id }) => id === 'greedy')
  const policies: Record<string, Policy> = { random: randomPolicy, ...(greedy ? { greedy: greedy.mind() } : {}) }
  if (wanted === undefined) return policies
  const policy = Object.hasOwn(policies, wanted) ? policies[wanted] : undefined
  if (!policy) throw new WrongUsage(message('cli.error.unknownBot', { bot: wanted, known: Object.keys(policies) }))
  return { [wanted]: policy }
}

function picksOf(flags: Flags): readonly number[] | undefined {
  return flags.list('picks')?.map((value) => {
    const pick = Number(value)
    if (Number.isSafeInteger(pick) && pick >= 0) return pick
    throw new WrongUsage(message('cli.error.notWholeNumber', { flag: '--picks', min: 0, value }))
  })
}

/** What a command must repeat besides the setting to see a failure again. */
function repeatedFlags(flags: Flags): readonly string[] {
  const pack = flags.text('pack')
  return [...(flags.has('practice') ? ['--practice'] : []), ...(pack === undefined ? [] : ['--pack', pack])]
}

function progressOf({ voice, console }: Call): (done: number, of: number) => void {
  return (done, of) => progressBar(console, () => voice.format('cli.simulate.progress', { done, games: of }), of)(done)
}

function readable(report: Report, { voice }: Call): string {
  const { failures } = report
  const counts = columns([
    [voice.format('cli.simulate.games'), voice.number(report.games)],
    [voice.format('cli.simulate.decisions'), voice.number(report.decisions)],
    [voice.format('cli.check.offeredApplied'), voice.number(report.offeredApplied)],
    [voice.format('cli.check.unofferedRefused'), voice.number(report.unofferedRefused)],
    [voice.format('cli.check.restores'), voice.number(report.restores)],
    [voice.format('cli.check.undos'), voice.number(report.undos)],
    [voice.format('cli.check.replays'), voice.number(report.replays)],
    [voice.format('cli.check.secrecyChecks'), voice.number(report.secrecyChecks)],
    [voice.format('cli.check.conservationChecks'), voice.number(report.conservationChecks)],
  ])
  if (failures.length === 0) return `${counts}\n\n${voice.format('cli.check.passed')}`
  const told = failures.flatMap(({ seed, at, what, reproduce }) => [
    voice.format('cli.check.failure', { seed: String(seed), at, what }),
    `  ${voice.format('cli.check.reproduce', { command: reproduce })}`,
  ])
  return [counts, '', voice.format('cli.check.failed', { n: failures.length }), ...told].join('\n')
}
