import { expect, test } from 'vitest'
import { chart } from '../../scripts/load/chart.mjs'
import { withMeasured } from '../../scripts/load/document.mjs'
import { reportOf, tableOf } from '../../scripts/load/report.mjs'

const point = {
  choicesPerSecond: 1500,
  ackMs: { p50: 5.25, p95: 20, p99: 40 },
  cpuMicrosPerChoice: 210.4,
  serverRssMb: 300,
}

const curve = reportOf({
  game: 'orchard',
  seats: 2,
  seconds: 30,
  nodes: 1,
  curve: [
    { ...point, tables: 10 },
    { ...point, tables: 100, choicesPerSecond: 3000 },
    { ...point, tables: 1_000 },
  ],
})

test('a curve is a table with a line for each number of tables', () => {
  expect(tableOf(curve).split('\n')).toEqual([
    '| tables | choices per second | p50 ms | p95 ms | p99 ms | memory, MB | µs of processor a choice |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| 10 | 1,500 | 5.3 | 20 | 40 | 300 | 210 |',
    '| 100 | 3,000 | 5.3 | 20 | 40 | 300 | 210 |',
    '| 1,000 | 1,500 | 5.3 | 20 | 40 | 300 | 210 |',
  ])
})

test('and a picture, on which ten times as many tables are as far away as ten times as many again', () => {
  const [line] = chart(curve.title, curve.scale, curve.panels).match(/(?<=<polyline points=")[^"]+/) ?? []
  const places = (line ?? '').split(' ').map((place) => place.split(',').map(Number) as [number, number])
  const [[few = 0, low = 0] = [], [some = 0, high = 0] = [], [many = 0] = []] = places
  expect(many - some).toBeCloseTo(some - few, 0)
  expect(high).toBeLessThan(low)
})

test('a long time is told by its minutes', () => {
  const stretch = { ...point, seconds: 150, serverHeapMb: 80 }
  const { scale, panels } = reportOf({ tables: 200, stretches: [stretch, stretch, stretch, stretch] })
  expect(scale.at).toEqual([2.5, 5, 7.5, 10])
  expect(panels.flatMap(({ lines }) => lines.map(({ name }) => name))).toContain('heap')
})

test('what was measured before gives way to what is measured now, and nothing else does', () => {
  const once = withMeasured('# Load\n\n## Memory\n\nText.\n', 'curve', 'Then', '| a |')
  expect(once.indexOf('pictures/load-curve.svg')).toBeLessThan(once.indexOf('## Memory'))
  expect(withMeasured(once, 'curve', 'Now', '| b |')).toBe(once.replaceAll('Then', 'Now').replace('| a |', '| b |'))
  expect(() => withMeasured('# Load', 'curve', 'Now', '')).toThrow('no place')
})
