import { beforeAll, expect, test } from 'vitest'
import type { Finding } from '../../scripts/gates/finding.mjs'
import { flows } from '../../scripts/gates/flows.mjs'
import { findingsWith } from './seeded-workspace.ts'

const rules = [
  'export type Flow<R = void> = Generator<number, R, number>',
  'export function* turn(seat: number): Flow<boolean> { return (yield seat) > 0 }',
  'export const game: { interrupt?: (seat: number) => Flow } = {}',
  'export const each = (seats: number[], visit: (seat: number) => void) => seats.forEach(visit)',
].join('\n')

const notRun = [
  'turn(1); yield 1',
  'void turn(1); yield 1',
  'if (turn(1)) yield 1',
  'while (!turn(1)) yield 1',
  'game.interrupt?.(1); yield 1',
  'const seat = yield 1; seat > 1 && turn(seat)',
  'const seat = yield 1; seat > 1 ? turn(seat) : undefined',
  '[1, 2].forEach((seat) => turn(seat)); yield 1',
  'each([1, 2], (seat) => turn(seat)); yield 1',
  'yield turn(1) as unknown as number',
]

const run = [
  'yield* turn(1)',
  'const won = yield* turn(1); if (won) yield 1',
  'if (yield* turn(1)) yield 1',
  'const later = turn(1); yield* later',
  'const later = game.interrupt?.(1); if (later) yield* later',
  'yield* [turn(1), turn(2)][0]!',
  'const all = [1, 2].map((seat) => turn(seat)); for (const one of all) yield* one',
  'for (const seat of turn(1)) yield seat',
  'turn(1).next(); yield 1',
  'yield* (yield 1) > 1 ? turn(1) : turn(2)',
]

/** One workspace holds every case in a file of its own: the compiler is slow to start. */
const fileOf = (body: string) => `packages/cats/src/case-${[...notRun, ...run].indexOf(body)}.ts`
const inTests = 'packages/kernel/test/game.ts'
let refused: readonly Finding[]

beforeAll(async () => {
  const imports = "import { each, game, turn, type Flow } from './rules.ts'"
  const cases = [...notRun, ...run].map((body) => [
    fileOf(body),
    `${imports}\nexport function* it(): Flow {\n${body}\n}`,
  ])
  refused = await findingsWith(flows, {
    'packages/cats/src/rules.ts': rules,
    [inTests]: `${rules}\nturn(1)`,
    ...Object.fromEntries(cases),
  })
})

const linesRefused = (file: string) => refused.filter((finding) => finding.file === file).map(({ line }) => line)

test.each(notRun)('a flow that is called but not run is refused: %s', (body) => {
  expect(linesRefused(fileOf(body))).toEqual([3])
})

test.each(run)('a flow that is run or handed on passes: %s', (body) => {
  expect(linesRefused(fileOf(body))).toEqual([])
})

test('flows in the tests of a package are looked at too', () => {
  expect(linesRefused(inTests)).toEqual([5])
})
