// A picture of every step of every lesson, in every language, on a desk and on a phone; those of one lesson lie together on sheets.
// Words after the folder choose among them: `cs phone` those of both.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@nora/catalogue'
import { type Language, languages } from '@nora/messages'
import type { Lesson } from '../../../packages/web/src/learn/lesson.ts'
import { House } from '../support/house.ts'
import { cardAt, closeCeremony, isPointedAt, onward } from '../support/lesson-card.ts'
import { type Framed, sheetOf } from '../support/sheet.ts'
import type { Visitor } from '../support/visitor.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) throw new Error('where are the pictures to go?')

const devices = { desk: { columns: 2, rows: 3 }, phone: { columns: 6, rows: 2 } } as const
/** A picture is worth waiting for, however busy the machine is. */
const PATIENCE_MS = 240_000
/** Rooms turn, boards scroll and pieces travel first. */
const SETTLED_MS = 900

/** The site fetches its lessons by what its builder provides; here they are read as they lie there. */
async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const { lessons } = await import(`../../../packages/web/src/games/${game}/lessons/index.ts`)
  return lessons
}

/** What a learner sees at every step, who is shown what to do. */
async function framesOf(visitor: Visitor, game: string, lesson: Lesson): Promise<readonly Framed[]> {
  const { page } = visitor
  const frames: Framed[] = []
  await visitor.goTo(`/learn/${game}/${lesson.id}`)
  for (const [index, step] of lesson.steps.entries()) {
    const card = cardAt(visitor, index + 1)
    await card.waitFor()
    for (let waited = 0; step.points && waited < 4_000 && !(await isPointedAt(visitor)); waited += 250) {
      await closeCeremony(visitor)
      await page.waitForTimeout(250)
    }
    await page.waitForTimeout(SETTLED_MS)
    await closeCeremony(visitor)
    const picture = await page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' })
    frames.push({ picture, caption: `${index + 1} ${step.id}` })
    await onward(card).click()
  }
  await page.getByRole('heading', { name: visitor.voice.format('webLearn.over') }).waitFor()
  frames.push({ picture: await page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' }), caption: 'over' })
  return frames
}

async function pictureLesson(
  house: House,
  game: string,
  lesson: Lesson,
  language: Language,
  device: keyof typeof devices,
) {
  const name = `lesson-${game}-${lesson.id}-${device}-${language}`
  if (!wanted.every((word) => name.split('-').includes(word))) return
  const { columns, rows } = devices[device]
  const visitor = await house.visit({ language, device })
  visitor.page.setDefaultTimeout(PATIENCE_MS)
  const frames = await framesOf(visitor, game, lesson)
  const paper = await visitor.context.newPage()
  for (let from = 0; from < frames.length; from += columns * rows) {
    const path = join(folder as string, `${name}-${String(from + 1).padStart(2, '0')}.png`)
    await sheetOf(paper, frames.slice(from, from + columns * rows), columns, path)
  }
  await visitor.leave()
}

mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  for (const { game } of catalogue)
    for (const lesson of await lessonsOf(game.id))
      for (const language of languages)
        for (const device of Object.keys(devices) as (keyof typeof devices)[])
          await pictureLesson(house, game.id, lesson, language, device)
} finally {
  await house.close()
}
