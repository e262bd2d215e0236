// Measures what people feel: how fast a page answers, how calm it is, how smoothly a tile follows the pointer.
import { loadavg } from 'node:os'
import { cats, wistar } from '@nora/catalogue'
import type { Match } from '@nora/kernel'
import { ROUNDS } from '@nora/wistar'
import { brisk, House } from '../support/house.ts'
import { momentWhen } from '../support/moments.ts'
import { homeScripts } from '../support/weight.ts'
import { analysisTimes, besideMaster, hintTimes } from './advice.ts'
import { traceMoves } from './trace.ts'
import { watch, watched } from './watch.ts'
import { waySearches } from './ways.ts'

const MOVES = 240
/** After so many acts several tiles lie on a ship. */
const LATE = 250

const rounded = (value: number) => Math.round(value * 1_000) / 1_000

/** The value below which so much of all lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}

async function home(house: House) {
  const visitor = await house.visit({ keepsHouse: true })
  const { packed } = await homeScripts(visitor)
  await visitor.leave()
  const paints: number[] = []
  for (let visit = 0; visit < 5; visit++) {
    const cold = await house.visit({ keepsHouse: true })
    await cold.goTo('/')
    await cold.status.waitFor()
    paints.push(
      await cold.page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            } as never),
          ),
      ),
    )
    await cold.leave()
  }
  return { packedScriptBytes: packed, largestPaintMs: quantile(paints, 0.5) }
}

/** Slow 4G and a fourth of the processor, as cheap phones have them. */
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
const FOURTH = 4

/** From an empty browser at a game's door to the first decision. */
async function firstDecision(house: House, device: 'desk' | 'phone') {
  const times: number[] = []
  for (let visit = 0; visit < 3; visit++) {
    const cold = await house.visit({ device, likes: { introduced: true } })
    if (device === 'phone') {
      const browser = await cold.context.newCDPSession(cold.page)
      await browser.send('Network.enable')
      await browser.send('Network.emulateNetworkConditions', slow)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: FOURTH })
    }
    await cold.goTo('/play/cats/alone')
    await cold.tray.locator('[data-button="main"]').waitFor()
    times.push(await cold.page.evaluate(() => performance.now()))
    await cold.leave()
  }
  return quantile(times, 0.5)
}

/** A whole game by mouse, as it is played with everything moving. */
async function game(house: House, id: 'cats' | 'woodcraft') {
  const visitor = await house.visit({ motion: true, keepsHouse: true })
  await watch(visitor)
  await visitor.openHere({ game: id, mode: 'classic', sitters: ['person', 'casual'] })
  await visitor.player('mouse', 60).play()
  const { responses, shifts } = await watched(visitor)
  await visitor.leave()
  return {
    clicks: responses.length,
    responseMs: { p50: quantile(responses, 0.5), p95: quantile(responses, 0.95), most: quantile(responses, 1) },
    largestShift: rounded(Math.max(0, ...shifts)),
  }
}

/** The last round of Rats of Wistar with three seats by mouse: the fullest of all tables. */
async function lastRound(house: House) {
  const visitor = await house.visit({ motion: true, keepsHouse: true, likes: { ...brisk, playForced: false } })
  await watch(visitor)
  const isLast = ({ table }: Match, kind: string) =>
    kind === 'turn' && (table.state as unknown as { readonly round: number }).round === ROUNDS
  await visitor.openFile(momentWhen(wistar.game, { mode: 'classic', seats: 3 }, isLast))
  await visitor.player('mouse', 61).play()
  const { responses } = await watched(visitor)
  await visitor.leave()
  return {
    clicks: responses.length,
    responseMs: { p50: quantile(responses, 0.5), p95: quantile(responses, 0.95), most: quantile(responses, 1) },
  }
}

/** A tile follows the pointer over a ship on which some lie already. */
async function ghost(house: House) {
  const visitor = await house.visit({ motion: true, keepsHouse: true, likes: { introduced: true } })
  const isLate = ({ line }: Match, kind: string) => kind === 'place' && line.length > LATE
  await visitor.openFile(momentWhen(cats.game, { mode: 'classic', seats: 2 }, isLate))
  const ship = visitor.board.getByRole('application')
  await ship.waitFor()
  const box = await ship.boundingBox()
  if (!box) throw new Error('the ship is not to be seen')
  const { work, tasks, moves } = await traceMoves(visitor.page, async () => {
    for (let step = 0; step < MOVES; step++) {
      const angle = (step / MOVES) * Math.PI * 6
      const x = box.x + box.width * (0.5 + 0.4 * Math.sin(angle))
      const y = box.y + box.height * (0.5 + 0.35 * Math.sin(angle * 1.7))
      await visitor.page.mouse.move(x, y)
    }
  })
  await visitor.leave()
  return { moves, workMs: { p50: quantile(work, 0.5), p95: quantile(work, 0.95) }, longestTaskMs: quantile(tasks, 1) }
}

/** The shortest ways to orders of Woodcraft, found beside the page. */
async function ways(house: House) {
  const times = await waySearches(house)
  return {
    searches: times.length,
    ms: { p50: quantile(times, 0.5), p95: quantile(times, 0.95), most: quantile(times, 1) },
  }
}

/** What minds that think beside the page leave of it, and how long one waits for them. */
async function advice(house: House) {
  const tasks = await besideMaster(house)
  const hints = await hintTimes(house)
  return {
    master: { tasks: tasks.length, longestTaskMs: quantile(tasks, 1) },
    hints: {
      asked: hints.length,
      ms: { p50: quantile(hints, 0.5), p95: quantile(hints, 0.95), most: quantile(hints, 1) },
    },
    analysisMs: await analysisTimes(house),
  }
}

/** What is measured, by name. */
const parts: { readonly [part: string]: (house: House) => Promise<unknown> } = {
  home,
  firstDecisionMs: async (house) => ({
    desk: await firstDecision(house, 'desk'),
    phone: await firstDecision(house, 'phone'),
  }),
  ghost,
  ways,
  games: async (house) => ({ cats: await game(house, 'cats'), woodcraft: await game(house, 'woodcraft') }),
  lastRound,
  advice,
}

/** Only these, or all. */
const wanted = process.argv.slice(2)
const house = await House.open()
try {
  const before = loadavg()[0] as number
  const found: { [part: string]: unknown } = {}
  for (const [part, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(part)) found[part] = await measure(house)
  const after = loadavg()[0] as number
  const load = { before: rounded(before), after: rounded(after) }
  console.log(JSON.stringify({ load, ...found }, null, 2))
} finally {
  await house.close()
}
