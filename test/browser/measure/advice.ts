// What minds cost people in the browser: the page while a master thinks, the wait for a hint, the time of an analysis.
import { analysed, askHint, openAnalysis } from '../support/advice.ts'
import { goldenGame } from '../support/golden-game.ts'
import { brisk, type House } from '../support/house.ts'
import { traceTasks } from './trace.ts'

const games = ['cats', 'wistar', 'woodcraft'] as const
/** So many hints are asked for in each game, from its beginning to its end. */
const HINTS = 7
/** So many lines of the log are written while a master is watched. */
const LINES = 60

const likes = { introduced: true, playForced: false }
/** What is no question that anybody would want a hint for. */
const plain: readonly string[] = ['confirm', 'interrupt', 'anytime', 'mustPass']

/** The page's own tasks in the middle of a game against a master on this device, in milliseconds. */
export async function besideMaster(house: House): Promise<readonly number[]> {
  const visitor = await house.visit({ motion: true, keepsHouse: true, likes: brisk })
  await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'master'] })
  const player = visitor.player('list', 62)
  const { lines: before } = await player.play(({ lines, isBusy }) => !isBusy && lines > 4)
  const tasks = await traceTasks(visitor.page, async () => {
    await player.play(({ lines, isOver }) => isOver || lines >= before + LINES)
  })
  await visitor.leave()
  return tasks
}

/** From the key to the hint, in milliseconds. */
export async function hintTimes(house: House): Promise<readonly number[]> {
  const visitor = await house.visit({ keepsHouse: true, likes })
  const times: number[] = []
  for (const game of games) {
    const file = await goldenGame(`${game}/classic-2`)
    const asked = file.line.flatMap(({ seat, kind }, at) => (seat === 0 && !plain.includes(kind) ? [at] : []))
    for (let hint = 0; hint < HINTS; hint++) {
      const line = file.line.slice(0, asked[Math.floor(((hint + 0.5) / HINTS) * asked.length)])
      await visitor.openFile({ ...file, line, result: null }, 1, 'casual')
      await visitor.page.locator('[data-asked]').waitFor()
      await visitor.page.waitForLoadState('networkidle')
      const since = performance.now()
      await askHint(visitor)
      times.push(performance.now() - since)
    }
  }
  await visitor.leave()
  return times
}

/** From opening a finished game for two to the last of its turns, in milliseconds. */
export async function analysisTimes(house: House): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {}
  for (const game of games) {
    const visitor = await house.visit({ keepsHouse: true, likes })
    await visitor.openFile(await goldenGame(`${game}/classic-2`), 2)
    const since = performance.now()
    await openAnalysis(visitor)
    await analysed(visitor)
    times[game] = Math.round(performance.now() - since)
    await visitor.leave()
  }
  return times
}
