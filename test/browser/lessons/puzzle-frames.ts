import { idOf, type PuzzleSet } from '../../../packages/web/src/learn/puzzle.ts'
import { cardAt } from '../support/lesson-card.ts'
import type { Framed } from '../support/sheet.ts'
import type { Visitor } from '../support/visitor.ts'
import { pictureOf } from './picture.ts'

/** Boards scroll and the pointer comes first. */
const SETTLED_MS = 1_500

/** The list of a game's lessons and puzzles, each puzzle as it is asked, and the first of each sort when it is answered. */
export async function puzzleFrames(
  visitor: Visitor,
  game: string,
  sets: readonly PuzzleSet[],
): Promise<readonly Framed[]> {
  const { page, voice } = visitor
  const frames: Framed[] = []
  const take = async (caption: string) => frames.push({ picture: await pictureOf(page), caption })
  await visitor.goTo(`/learn/${game}`)
  await page.getByRole('heading', { name: voice.format('webLearn.puzzles') }).waitFor()
  await take('list')
  for (const { sort, puzzles } of sets)
    for (const [index, puzzle] of puzzles.entries()) {
      await visitor.goTo(`/puzzle/${game}/${idOf(puzzle)}`)
      await cardAt(visitor, index + 1).waitFor()
      await page.waitForTimeout(SETTLED_MS)
      await take(`${sort} ${index + 1}`)
      if (index > 0) continue
      await visitor.button(voice.format('webLearn.answer')).click()
      await page.locator('[data-judged="right"]').waitFor()
      await page.waitForTimeout(SETTLED_MS)
      await take(`${sort} ${index + 1}: answered`)
    }
  return frames
}
