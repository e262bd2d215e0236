// The lessons, each played to its end as a learner plays it: by what the card says and the pointer points at.
import { type Language, languages, loadRulebook, type Rulebook } from '@nora/messages'
import type { Locator } from 'playwright-core'
import type { ExpectStatic } from 'vitest'
import { fetchLessons } from '../../packages/web/src/games/fetch.ts'
import { gameIds } from '../../packages/web/src/games/index.ts'
import type { Lesson } from '../../packages/web/src/learn/lesson.ts'
import { Finger, type Hands, Keys, Mouse } from './support/hands.ts'
import type { Visit } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import { cardAt, closeCeremony, crossed, cutOff, isPointedAt, onward } from './support/lesson-card.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

const all = (
  await Promise.all(gameIds.map(async (game) => (await fetchLessons(game)).map((lesson) => ({ game, lesson }))))
).flat()

interface Taught {
  readonly game: string
  readonly lesson: Lesson
}

/** So long a step that was done takes to give way to the next, and what was not asked for to be taken back. */
const DONE_MS = 2_500

/** Plays a lesson to its end. What cannot be done by taking what is pointed at, one is shown; gives how much was done by hand. */
async function learn(visitor: Visitor, hands: Hands, { game, lesson }: Taught, expect: ExpectStatic): Promise<number> {
  const { page, voice } = visitor
  const book = (await loadRulebook(game, voice.language)) as Rulebook
  let byHand = 0
  for (const [index, step] of lesson.steps.entries()) {
    const where = `/learn/${game}/${lesson.id}: ${step.id} (/rules/${game}#${step.address})`
    const card = cardAt(visitor, index + 1)
    await expect.poll(() => card.count(), { timeout: 60_000, message: where }).toBe(1)
    expect(await card.textContent(), where).toContain(book.lesson(lesson.id, step.id)?.heading)
    await closeCeremony(visitor)
    await answerAside(visitor, hands, index + 1)
    expect(await cutOff(visitor), where).toEqual([])
    const isShown = () => closeCeremony(visitor).then(() => isPointedAt(visitor))
    if (step.points) await expect.poll(isShown, { timeout: 8_000, message: where }).toBe(true)
    await expect.poll(() => crossed(visitor), { message: where }).toEqual([])
    if (step.act && (await take(visitor, hands, index + 1))) byHand++
    else await goOn(visitor, hands, index + 1)
  }
  await page.getByRole('heading', { name: voice.format('webLearn.over') }).waitFor()
  return byHand
}

/** The button of the card, pressed again where the press came too soon: a table takes no press for what nobody can have seen yet. */
async function goOn(visitor: Visitor, hands: Hands, step: number): Promise<void> {
  for (let presses = 0; presses < 5; presses++) {
    await pressed(hands, onward(cardAt(visitor, step)))
    if (await isBehind(visitor, step)) return
  }
}

/** What gave way meanwhile, or takes its time, was pressed as far as anybody can say. */
async function pressed(hands: Hands, target: Locator): Promise<void> {
  try {
    await hands.press(target)
  } catch (error) {
    if (!(error instanceof Error && /Timeout|nothing to go to|not attached/.test(error.message))) throw error
  }
}

/** Whether the step is over, or is so soon. */
async function isBehind(visitor: Visitor, step: number): Promise<boolean> {
  const isThere = async () => (await cardAt(visitor, step).count()) > 0
  for (let waited = 0; waited < DONE_MS && (await isThere()); waited += 250) await visitor.page.waitForTimeout(250)
  return !(await isThere())
}

/** What the game asks in between is answered as somebody would who does not care. */
async function answerAside(visitor: Visitor, hands: Hands, step: number): Promise<void> {
  const card = cardAt(visitor, step)
  const aside = card.getByText(visitor.voice.format('webLearn.aside'))
  for (let answers = 0; answers < 5 && (await aside.isVisible()); answers++) {
    await hands.press(onward(card))
    await visitor.page.waitForTimeout(300)
  }
}

/** Takes what is pointed at, and says whether that was what the step is about. */
async function take(visitor: Visitor, hands: Hands, step: number): Promise<boolean> {
  const { page, tray } = visitor
  const isDone = async () => (await cardAt(visitor, step).count()) === 0
  const pointed = page.locator('[data-pointed][data-open], [data-pointed] [data-open], [data-pointed][data-button]')
  const one = pointed
    .and(page.locator(':is(button, [role="button"]):not([data-picked])'))
    .filter({ visible: true })
    .first()
  const main = tray.locator('[data-button="main"][data-ready]')
  // Of some things two have to be taken before there is anything to confirm.
  for (let picks = 0; picks < 2 && (await one.count()) > 0 && (await main.count()) === 0; picks++) {
    await pressed(hands, one)
    await page.waitForTimeout(200)
    if (await isDone()) break
  }
  // A finger picks, and the main button does it; so does what is chosen together, or lies in the hand.
  for (let presses = 0; presses < 2 && !(await isDone()); presses++) {
    await page.waitForTimeout(800)
    if (!(await isDone()) && (await main.count()) > 0) await pressed(hands, main)
  }
  return isBehind(visitor, step)
}

const manners = {
  mouse: { visit: {}, hands: ({ page }: Visitor) => new Mouse(page) },
  finger: { visit: { device: 'phone' }, hands: ({ page }: Visitor) => new Finger(page) },
  keys: { visit: {}, hands: ({ page }: Visitor) => new Keys(page) },
} as const satisfies { readonly [manner: string]: { readonly visit: Visit; hands(visitor: Visitor): Hands } }
type Manner = keyof typeof manners

/** The short lessons by mouse in English; in long tests all of them, also on a phone and by keys, in all languages. */
const SHORT = 16
const told: readonly (Taught & { readonly manner: Manner; readonly language: Language })[] = all.flatMap((taught) =>
  (Object.keys(manners) as Manner[]).flatMap((manner) =>
    languages
      .filter((language) => isLong || (language === 'en' && manner === 'mouse' && taught.lesson.steps.length < SHORT))
      .map((language) => ({ ...taught, manner, language })),
  ),
)

for (const { manner, language, ...taught } of told)
  story(
    `${taught.game}/${taught.lesson.id} is learned to its end: ${manner}, ${language}`,
    async ({ come, expect }) => {
      const { visit, hands } = manners[manner]
      const visitor = await come({ ...visit, language })
      await visitor.goTo(`/learn/${taught.game}/${taught.lesson.id}`)
      const byHand = await learn(visitor, hands(visitor), taught, expect)
      // Tiles that have to be carried, and parts of a choice that are nowhere on the board, are shown here.
      const acts = taught.lesson.steps.filter(({ act }) => act).length
      expect(byHand * 2).toBeGreaterThanOrEqual(acts)
    },
  )

for (const { game, lesson } of isLong ? all : [])
  story(`${game}/${lesson.id} is left and resumed at every step`, async ({ come }) => {
    const visitor = await come()
    const { page, voice } = visitor
    await visitor.goTo(`/learn/${game}/${lesson.id}`)
    for (const [index] of lesson.steps.entries()) {
      await cardAt(visitor, index + 1).waitFor({ timeout: 60_000 })
      if (index > 0) {
        await visitor.goTo(`/learn/${game}`)
        await page.getByRole('link', { name: voice.format('webLearn.resume') }).click()
        await cardAt(visitor, index + 1).waitFor({ timeout: 60_000 })
      }
      await closeCeremony(visitor)
      await onward(cardAt(visitor, index + 1)).click()
    }
    await page.getByRole('heading', { name: voice.format('webLearn.over') }).waitFor()
  })

story(
  'a lesson is offered at the door until it is done, left, resumed, ended, and played on',
  async ({ come, expect }) => {
    const visitor = await come()
    const { page, voice } = visitor
    const door = page.getByRole('article', { name: voice.format('common.game.cats') })
    const show = door.getByRole('link', { name: voice.format('webLearn.show'), exact: true })
    const press = (step: number) => onward(cardAt(visitor, step)).click()
    await visitor.goTo('/')
    await show.click()
    for (const step of [1, 2, 3]) await press(step)
    await cardAt(visitor, 4).waitFor()
    await visitor.button(voice.format('webLearn.leave')).click()
    await page.getByRole('link', { name: voice.format('webLearn.resume') }).click()
    await cardAt(visitor, 4).waitFor()
    await page.reload()
    await cardAt(visitor, 4).waitFor()
    // Something else that is allowed is said to be so, and taken back.
    await page.locator('button[data-thing="red-11"]').click()
    await page.getByText(voice.format('webLearn.astray')).waitFor()
    await page.locator('button[data-thing="green-04"][data-open]').waitFor()
    await visitor.button(voice.format('webTable.tray.undo')).click()
    await cardAt(visitor, 3).waitFor()
    const rest = all.find(({ game }) => game === 'cats')?.lesson.steps.length ?? 0
    for (let step = 3; step <= rest; step++) {
      await closeCeremony(visitor)
      await press(step)
    }
    await visitor.button(voice.format('webLearn.playOn')).click()
    await page.waitForURL(/\/local\//)
    await visitor.tray.waitFor()
    await visitor.goTo('/')
    await door.waitFor()
    expect(await show.count()).toBe(0)
  },
)

for (const device of ['desk', 'phone'] as const)
  story(`a step and a question open their very paragraph beside the table: ${device}`, async ({ come, expect }) => {
    const visitor = await come({ device })
    const { page, tray, voice } = visitor
    await visitor.goTo('/learn/cats/family')
    await cardAt(visitor, 1).waitFor()
    const beside = page.locator('[data-beside]')
    const isRead = (address: string) => beside.locator(`[id="${address}"][data-here]`).isVisible()
    await cardAt(visitor, 1)
      .getByRole('button', { name: voice.format('webRules.more') })
      .click()
    await expect.poll(() => isRead('scoring.sections')).toBe(true)
    await beside.getByRole('button', { name: voice.format('webTable.close') }).click()
    await tray.getByText(voice.format('webRules.how')).click()
    await expect.poll(() => isRead('explore.draft')).toBe(true)
    // The lesson is where it was.
    expect(await cardAt(visitor, 1).count()).toBe(1)
  })
