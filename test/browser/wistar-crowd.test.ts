import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import { screens } from './support/in-sight.ts'
import { crowdedTable } from './support/wistar-crowd.ts'

const story = inHouse()

story('forty cards in play and a hand of fifteen need no scrolling of the board, on any screen', async (scene) => {
  const file = crowdedTable()
  const visitor = await scene.come({ language: 'ru', likes: { ...brisk, playForced: false } })
  const { page } = visitor
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height })
    await visitor.openFile(file)
    await page.locator('[data-asked]').first().waitFor()
    const cut = await page.locator('[data-board]').evaluateAll((boards) =>
      boards
        .flatMap((board) => [board, ...board.querySelectorAll('*')])
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
        .map(({ className, scrollHeight, clientHeight }) => `${className}: ${scrollHeight} of ${clientHeight}`),
    )
    scene.expect(cut, `${width} by ${height}`).toEqual([])
  }
})
