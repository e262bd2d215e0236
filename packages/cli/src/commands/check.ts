import { usualBot } from '@nora/bots'
import { checkNames, check as conform, packSorts, type Report } from '@nora/conformance'
import { everySetting, type Game, type Options, type Policy, randomPolicy } from '@nora/kernel'
import { message } from '@nora/messages'
import type { Entry } from '../catalogue.ts'
import { columns } from '../columns.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag, tableFlags } from '../common-flags.ts'
import type { Flags } from '../flags.ts'
import { generatedPacks } from '../generated-packs.ts'
import { entryOf, optionsOf, wishOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { progressBar } from '../progress.ts'

const PER_CENT = 100

export const check: Command = {
  name: 'check',
  argument: 'game',
  about: 'cli.check.about',
  flags: [
    ...tableFlags,
    { name: 'games', value: 'G', about: 'cli.option.games' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: '1' },
    { name: 'thoroughness', value: '%', about: 'cli.option.thoroughness', default: '100' },
    { name: 'packs', value: packSorts.join('|'), about: 'cli.option.packs' },
    { name: 'policy', value: 'NAME', about: 'cli.option.policy' },
    { name: 'only', value: 'CHECK', about: 'cli.option.only' },
    { name: 'picks', value: 'N,N', mayBeEmpty: true, about: 'cli.option.picks' },
    jsonFlag,
  ],
  examples: [
    'nora check cats',
    'nora check cats --packs generated --games 50',
    'nora check cats --mode classic --seats 4 --games 50 --json',
  ],
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
      thoroughness: (flags.whole('thoroughness', 1) ?? PER_CENT) / PER_CENT,
      flags: repeatedFlags(flags),
      ...(games === undefined ? {} : { games }),
      ...(only === undefined ? {} : { only }),
      ...(picks === undefined ? {} : { picks }),
      ...packedBy(entry, flags),
      ...(entry.retelling && { retelling: entry.retelling }),
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

/** With packs made for the occasion, each game has its own. */
function packedBy(entry: Entry, flags: Flags): { packed?: (seed: number) => Game } {
  const wanted = flags.text('packs')
  if (wanted === undefined) return {}
  const sort = packSorts.find((name) => name === wanted)
  if (!sort) throw new WrongUsage(message('cli.error.unknownPacks', { packs: wanted, known: [...packSorts] }))
  return { packed: generatedPacks(entry, sort) }
}

/** Half of the games at random, half by the casual bot. */
function policiesOf(entry: Entry, wanted: string | undefined): { readonly [name: string]: Policy } {
  const usual = usualBot(entry.bots)
  const policies: Record<string, Policy> = { random: randomPolicy, [usual.id]: usual.mind() }
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
  const named = ['pack', 'packs', 'thoroughness'].flatMap((flag) => {
    const value = flags.text(flag)
    return value === undefined ? [] : [`--${flag}`, value]
  })
  return [...(flags.has('practice') ? ['--practice'] : []), ...named]
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
    [voice.format('cli.check.toldChecks'), voice.number(report.toldChecks)],
    ...(report.endless > 0 ? [[voice.format('cli.check.endless'), voice.number(report.endless)]] : []),
  ])
  if (failures.length === 0) return `${counts}\n\n${voice.format('cli.check.passed')}`
  const told = failures.flatMap(({ seed, at, what, reproduce }) => [
    voice.format('cli.check.failure', { seed: String(seed), at, what }),
    `  ${voice.format('cli.check.reproduce', { command: reproduce })}`,
  ])
  return [counts, '', voice.format('cli.check.failed', { n: failures.length }), ...told].join('\n')
}
