// What `nora load` measured at several points: with more and more tables, or as time went on.

/**
 * @typedef {{ p50: number, p95: number, p99: number }} Quantiles
 * @typedef {{ choicesPerSecond: number, ackMs: Quantiles, cpuMicrosPerChoice: number, serverRssMb: number }} Point
 * @typedef {Point & { seconds: number, serverHeapMb: number }} Stretch
 * @typedef {{ game: string, seats: number, seconds: number, nodes: number, curve: readonly (Point & { tables: number })[] }} Curve
 * @typedef {{ tables: number, stretches: readonly Stretch[] }} Soak
 * @typedef {{ title: string, scale: import('./chart.mjs').Scale, points: readonly Point[], panels: readonly import('./chart.mjs').Panel[] }} Report
 */

const [BLUE, GREEN, RED] = ['#2563a8', '#2f7d4f', '#b4432f']

/** @param {Curve | Soak} measured @returns {Report} */
export function reportOf(measured) {
  if ('curve' in measured) {
    const at = measured.curve.map(({ tables }) => tables)
    const title = `${measured.seats} players at each table, ${measured.seconds} seconds for each point`
    return reportAt(title, { title: 'tables', at, ticks: at, isLog: true }, measured.curve)
  }
  let passed = 0
  const at = measured.stretches.map(({ seconds }) => {
    passed += seconds
    return Math.round(passed / 6) / 10
  })
  const heap = line('heap', GREEN, measured.stretches, ({ serverHeapMb }) => serverHeapMb)
  const ticks = at.filter((_minute, index) => index % 3 === 2)
  return reportAt(
    `${measured.tables} tables for ${Math.round(passed / 60)} minutes`,
    { title: 'minutes', at, ticks, isLog: false },
    measured.stretches,
    [heap],
  )
}

/**
 * @param {string} title @param {import('./chart.mjs').Scale} scale @param {readonly Point[]} points
 * @param {readonly import('./chart.mjs').Line[]} memory beside the memory of the process @returns {Report}
 */
function reportAt(title, scale, points, memory = []) {
  return {
    title,
    scale,
    points,
    panels: [
      { title: 'Choices per second', lines: [line('', BLUE, points, (point) => point.choicesPerSecond)] },
      {
        title: 'Milliseconds to the acknowledgement',
        lines: [
          line('p50', GREEN, points, ({ ackMs }) => ackMs.p50),
          line('p95', BLUE, points, ({ ackMs }) => ackMs.p95),
          line('p99', RED, points, ({ ackMs }) => ackMs.p99),
        ],
      },
      {
        title: 'Memory of the server, MB',
        lines: [line('all', BLUE, points, (point) => point.serverRssMb), ...memory],
      },
      {
        title: 'Processor time for a choice, µs',
        lines: [line('', BLUE, points, (point) => point.cpuMicrosPerChoice)],
      },
    ],
  }
}

/**
 * @template P @param {string} name @param {string} colour @param {readonly P[]} points @param {(point: P) => number} value
 * @returns {import('./chart.mjs').Line}
 */
function line(name, colour, points, value) {
  return { name, colour, values: points.map(value) }
}

/** The same as a table of Markdown. @param {Report} report */
export function tableOf({ scale, points }) {
  const rows = points.map(({ choicesPerSecond, ackMs, serverRssMb, cpuMicrosPerChoice }, index) => [
    (scale.at[index] ?? 0).toLocaleString('en'),
    Math.round(choicesPerSecond).toLocaleString('en'),
    ...[ackMs.p50, ackMs.p95, ackMs.p99].map((wait) => (wait < 10 ? wait.toFixed(1) : wait.toFixed(0))),
    String(Math.round(serverRssMb)),
    String(Math.round(cpuMicrosPerChoice)),
  ])
  const heading = [
    scale.title,
    'choices per second',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'memory, MB',
    'µs of processor a choice',
  ]
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
