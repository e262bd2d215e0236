import type { Catalogue } from '@nora/messages'
import { columns } from '../columns.ts'
import { rounded } from '../rounded.ts'
import type { Quantiles } from './quantiles.ts'
import type { Measured } from './run.ts'
import type { Stretch } from './stretch.ts'

/** `null` where a server elsewhere cannot be measured from here: its database, and tables it has not in memory. */
export type Figures = Omit<Measured, 'coldMs' | 'stretches' | 'growth'> & {
  readonly coldMs: Quantiles | null
  readonly databaseCommitsPerSecondBaseline: number | null
  /** Only where somebody wants to see how it went on. */
  readonly stretches?: Measured['stretches']
  readonly growth?: Measured['growth']
}

/** What was measured, without digits that are noise. */
export function figuresOf({ stretches, growth, ...measured }: Measured, baseline: number | null): Figures {
  return {
    ...measured,
    choicesPerSecond: rounded(measured.choicesPerSecond),
    ackMs: roundedAll(measured.ackMs),
    coldMs: baseline === null ? null : roundedAll(measured.coldMs),
    cpuMicrosPerChoice: rounded(measured.cpuMicrosPerChoice),
    serverRssMb: rounded(measured.serverRssMb),
    databaseCommitsPerSecondBaseline: baseline === null ? null : rounded(baseline),
    ...(stretches.length > 1 && {
      stretches: stretches.map(roundedStretch),
      growth: { memory: rounded(growth.memory, 3), latency: rounded(growth.latency, 3) },
    }),
  }
}

function roundedStretch(stretch: Stretch): Stretch {
  return {
    seconds: rounded(stretch.seconds),
    choices: stretch.choices,
    choicesPerSecond: rounded(stretch.choicesPerSecond),
    ackMs: roundedAll(stretch.ackMs),
    cpuMicrosPerChoice: rounded(stretch.cpuMicrosPerChoice),
    serverRssMb: rounded(stretch.serverRssMb),
    serverHeapMb: rounded(stretch.serverHeapMb),
  }
}

function roundedAll({ p50, p95, p99 }: Quantiles): Quantiles {
  return { p50: rounded(p50), p95: rounded(p95), p99: rounded(p99) }
}

/** One column for each measurement. */
export function readable(all: readonly Figures[], voice: Catalogue): string {
  const row = (name: string, figure: (figures: Figures) => number | null): string[][] => {
    const values = all.map(figure)
    return values.includes(null) ? [] : [[name, ...values.map((value) => voice.number(value ?? 0))]]
  }
  return columns([
    ...row(voice.format('cli.load.tables'), ({ tables }) => tables),
    ...row(voice.format('cli.load.sockets'), ({ sockets }) => sockets),
    ...row(voice.format('cli.load.choices'), ({ choices }) => choices),
    ...pace(voice, all),
    ...row(voice.format('cli.load.cold', { share: '95' }), ({ coldMs }) => coldMs?.p95 ?? null),
    ...row(voice.format('cli.load.commits'), ({ commits }) => commits),
    ...row(voice.format('cli.load.baseline'), (figures) => figures.databaseCommitsPerSecondBaseline),
    ...row(voice.format('cli.load.lost'), ({ lost }) => lost),
    ...row(voice.format('cli.load.duplicated'), ({ duplicated }) => duplicated),
  ])
}

/** One column for each stretch, and what grew. */
export function readableCourse({ stretches = [], growth }: Figures, voice: Catalogue): string {
  let passed = 0
  const ends = stretches.map(({ seconds }) => {
    passed += seconds
    return voice.number(Math.round(passed))
  })
  return [
    columns([
      [voice.format('cli.load.after'), ...ends],
      ...pace(voice, stretches),
      [voice.format('cli.load.heap'), ...stretches.map(({ serverHeapMb }) => voice.number(serverHeapMb))],
    ]),
    '',
    columns([
      [voice.format('cli.load.memoryGrowth'), voice.number(growth?.memory ?? 1)],
      [voice.format('cli.load.latencyGrowth'), voice.number(growth?.latency ?? 1)],
    ]),
  ].join('\n')
}

type Pace = Pick<Stretch, 'choicesPerSecond' | 'ackMs' | 'cpuMicrosPerChoice' | 'serverRssMb'>

function pace(voice: Catalogue, all: readonly Pace[]): string[][] {
  const row = (name: string, figure: (pace: Pace) => number) => [name, ...all.map((one) => voice.number(figure(one)))]
  return [
    row(voice.format('cli.load.choicesPerSecond'), ({ choicesPerSecond }) => choicesPerSecond),
    row(voice.format('cli.load.ack', { share: '50' }), ({ ackMs }) => ackMs.p50),
    row(voice.format('cli.load.ack', { share: '95' }), ({ ackMs }) => ackMs.p95),
    row(voice.format('cli.load.ack', { share: '99' }), ({ ackMs }) => ackMs.p99),
    row(voice.format('cli.load.cpu'), ({ cpuMicrosPerChoice }) => cpuMicrosPerChoice),
    row(voice.format('cli.load.rss'), ({ serverRssMb }) => serverRssMb),
  ]
}
