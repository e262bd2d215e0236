import { expect, test } from 'vitest'
import { barriers } from './support/audit.ts'
import { inHouse, WHOLE_GAME } from './support/in-house.ts'
import { housePages } from './support/pages.ts'
import type { Visitor } from './support/visitor.ts'

const here = inHouse()

test('nothing keeps anybody out of the pages of the house, in light and dark', WHOLE_GAME, async () => {
  const visitor = await here.house.visit()
  const found: string[] = []
  for (const path of housePages) {
    await visitor.goTo(path)
    await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await barriers(visitor, path)))
  }
  expect(found).toEqual([])
  await visitor.leave()
})

/** Looks at the table whenever something else is asked, and at everything that can be opened over it. */
async function auditGame(visitor: Visitor, states: number): Promise<readonly string[]> {
  const { page, voice } = visitor
  const player = visitor.player('mouse', 50)
  await page.getByRole('dialog').waitFor()
  const found = [...(await barriers(visitor, 'introduction'))]
  const known = new Set<string>()
  await player.play(async ({ dialog, isBusy, isOver, placing, status }) => {
    if (isOver || known.size >= states) return true
    const kind = placing ? 'placing' : status
    if (dialog !== null || isBusy || known.has(kind)) return false
    known.add(kind)
    found.push(...(await barriers(visitor, status)))
    return false
  })
  for (const tool of ['score.title', 'piles.title', 'menu.title'] as const) {
    const name = voice.format(`webTable.${tool}`)
    await page
      .getByRole('navigation', { name: voice.format('webTable.tools') })
      .getByRole('button', { name, exact: true })
      .click()
    found.push(...(await barriers(visitor, name)))
    await page.keyboard.press('Escape')
  }
  return found
}

test('nothing keeps anybody away from the table of The Isle of Cats', WHOLE_GAME, async () => {
  const visitor = await here.house.visit()
  await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'random'] })
  expect(await auditGame(visitor, 10)).toEqual([])
  await visitor.leave()
})

test('nothing keeps anybody away from the plain table', WHOLE_GAME, async () => {
  const found: string[] = []
  for (const game of ['wistar', 'woodcraft'] as const) {
    const visitor = await here.house.visit()
    await visitor.enterBy(game, 'alone')
    found.push(...(await auditGame(visitor, 4)))
    await visitor.leave()
  }
  expect(found).toEqual([])
})

test('nothing keeps anybody away from curtain, final sheet, replay and waiting room', WHOLE_GAME, async () => {
  const visitor = await here.house.visit()
  const { page, voice } = visitor
  await visitor.openHere({ game: 'cats', mode: 'family', sitters: ['person', 'person'] })
  const player = visitor.player('list', 51)
  await player.play(({ isCurtain }) => isCurtain)
  const found = [...(await barriers(visitor, 'curtain'))]
  await player.play()
  found.push(...(await barriers(visitor, 'final sheet')))
  await page
    .getByRole('dialog')
    .getByRole('link', { name: voice.format('webTable.over.replay') })
    .click()
  await page.getByRole('slider').waitFor()
  found.push(...(await barriers(visitor, 'replay')))
  await visitor.enterBy('cats', 'online')
  await visitor.button(voice.format('webOpening.openOnline')).click()
  await visitor.button(voice.format('webTable.room.invite')).waitFor()
  found.push(...(await barriers(visitor, 'waiting room')))
  expect(found).toEqual([])
  await visitor.leave()
})
