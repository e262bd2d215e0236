// The puzzles: opened on the real table, answered, judged, tried again and shown.
import { fetchPuzzles } from '../../packages/web/src/games/fetch.ts'
import { gameIds } from '../../packages/web/src/games/index.ts'
import { idOf } from '../../packages/web/src/learn/puzzle.ts'
import { inHouse, isLong } from './support/in-house.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

const all = await Promise.all(
  gameIds.map(async (game) => ({ game, sets: (await fetchPuzzles(game)).map(({ puzzles }) => puzzles) })),
)

const judged = ({ page }: Visitor, how: 'right' | 'wrong') => page.locator(`[data-judged="${how}"]`)

for (const { game, sets } of all)
  story(`the answers to the puzzles of ${game} are judged right, and what was solved is remembered`, async (scene) => {
    const visitor = await scene.come()
    const { page, voice } = visitor
    const asked = isLong ? sets.flat() : sets.flatMap((puzzles) => puzzles.slice(0, 2))
    for (const puzzle of asked) {
      await visitor.goTo(`/puzzle/${game}/${idOf(puzzle)}`)
      await visitor.button(voice.format('webLearn.answer')).click()
      await judged(visitor, 'right').waitFor()
      await visitor.button(voice.format('webLearn.tryAgain')).click()
      await visitor.tray.waitFor()
    }
    await visitor.goTo(`/learn/${game}`)
    const solved = page.getByRole('link', { name: voice.format('webLearn.solved') })
    await scene.expect.poll(() => solved.count()).toBe(asked.length)
  })

story('another place than the best is judged so, and tried again', async ({ come, expect }) => {
  const visitor = await come()
  const { page, voice } = visitor
  await visitor.goTo('/learn/cats')
  await page.locator('a[href^="/puzzle/cats/"]').first().click()
  const put = visitor.tray.locator('[data-button="main"][data-ready]')
  await expect.poll(() => put.count(), { timeout: 30_000 }).toBe(1)
  await put.click()
  await judged(visitor, 'wrong').waitFor()
  await visitor.button(voice.format('webLearn.tryAgain')).click()
  await expect.poll(() => put.count()).toBe(1)
})
