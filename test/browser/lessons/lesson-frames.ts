import type { Lesson } from '../../../packages/web/src/learn/lesson.ts'
import { cardAt, closeCeremony, isPointedAt, onward } from '../support/lesson-card.ts'
import type { Framed } from '../support/sheet.ts'
import type { Visitor } from '../support/visitor.ts'
import { pictureOf } from './picture.ts'

/** Rooms turn, boards scroll and pieces travel first. */
const SETTLED_MS = 900
/** So long the pointer may take to come to where it points. */
const POINTED_MS = 4_000

/** What a learner sees at every step, who is shown what to do. */
export async function lessonFrames(visitor: Visitor, game: string, lesson: Lesson): Promise<readonly Framed[]> {
  const { page } = visitor
  const frames: Framed[] = []
  await visitor.goTo(`/learn/${game}/${lesson.id}`)
  for (const [index, step] of lesson.steps.entries()) {
    const card = cardAt(visitor, index + 1)
    await card.waitFor()
    for (let waited = 0; step.points && waited < POINTED_MS && !(await isPointedAt(visitor)); waited += 250) {
      await closeCeremony(visitor)
      await page.waitForTimeout(250)
    }
    await page.waitForTimeout(SETTLED_MS)
    await closeCeremony(visitor)
    frames.push({ picture: await pictureOf(page), caption: `${index + 1} ${step.id}` })
    await onward(card).click()
  }
  await page.getByRole('heading', { name: visitor.voice.format('webLearn.over') }).waitFor()
  return [...frames, { picture: await pictureOf(page), caption: 'over' }]
}
