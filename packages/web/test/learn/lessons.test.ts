import { each, type Match } from '@nora/kernel'
import { languages, loadRulebook } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { fetchLessons, fetchRules } from '../../src/games/fetch.ts'
import { gameIds, webGame } from '../../src/games/index.ts'
import type { Lesson, LessonMove } from '../../src/learn/lesson.ts'
import { type LessonNow, movesOf, playedLesson, shownMove } from '../../src/learn/play-lesson.ts'

const all = await Promise.all(
  gameIds.map(async (id) => ({ id, game: (await fetchRules(id)).game, lessons: await fetchLessons(id) })),
)
const everyLesson = all.flatMap(({ id, game, lessons }) =>
  lessons.map((lesson) => ({ where: `/learn/${id}/${lesson.id}`, id, game, lesson })),
)

/** Every step by the address of its paragraph, which is what a failure names. */
const nameOf = (id: string, lesson: Lesson, at: number) =>
  `${lesson.id}.${lesson.steps[at]?.id} (/rules/${id}#${lesson.steps[at]?.address})`

test('every game has a lesson, and the first one is behind its door', () => {
  for (const { id, lessons } of all) {
    expect(lessons.length).toBeGreaterThanOrEqual(1)
    expect(lessons[0]?.id).toBe(webGame(id).firstLesson)
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
  }
})

describe.each(everyLesson)('$where', ({ id, game, lesson }) => {
  test('every step is asked when it is reached, can be done, and leads to the next', () => {
    const moves: LessonMove[] = []
    for (let at = 0; at < lesson.steps.length; at++) {
      const now = playedLesson(game, lesson, moves)
      const name = nameOf(id, lesson, at)
      expect(now.at, name).toBe(at)
      expect(now.isAside, `${name}: the game asks ${now.match.owed(lesson.learner)?.kind}`).toBe(false)
      const move = shownMove(now, lesson)
      if (move === 'on') expect(now.step?.act, name).toBeUndefined()
      else {
        expect(now.match.whyNot(lesson.learner, move.choice), name).toBeUndefined()
        // What is shown is also what the step accepts from whoever does it by hand.
        expect(movesOf(now, lesson, move.choice), name).toEqual([move])
      }
      moves.push(move)
    }
    const end = playedLesson(game, lesson, moves)
    expect(end.step).toBeUndefined()
    // There is something to play on with.
    expect(end.match.over).toBe(false)
    expect(end.match.owed(lesson.learner)).toBeDefined()
  })

  test('there is something to do in at least half of its steps, and something else is not taken for it', () => {
    const acts = lesson.steps.filter(({ act }) => act)
    expect(acts.length * 2).toBeGreaterThanOrEqual(lesson.steps.length)
    expect(refusedAnswers(game, lesson)).toBeGreaterThan(0)
  })

  test('where only one piece will do, the pointer is at that piece and at no other', () => {
    for (const { id: step, points, act } of lesson.steps) {
      const piece = act?.does
      if (typeof points !== 'object' || typeof piece !== 'string' || points.at.includes('[data-button=')) continue
      // A tree may be planted in any pot that is free.
      if (piece !== 'plant') expect(points.at, step).toMatch(new RegExp(`\\[data-thing="${piece}"\\]$`))
    }
  })

  test('nothing that can be chosen on the way breaks it', () => {
    const moves: LessonMove[] = []
    for (const [at] of lesson.steps.entries()) {
      const now = playedLesson(game, lesson, moves)
      for (const choice of choicesAt(now.match, lesson))
        expect(() => movesOf(now, lesson, choice), `${nameOf(id, lesson, at)}: ${JSON.stringify(choice)}`).not.toThrow()
      moves.push(shownMove(now, lesson))
    }
  })

  test.each([1, 2, 3])('every step comes up, whatever one likes where one may choose: learner %i', (taste) => {
    const moves: LessonMove[] = []
    for (let at = 0, asides = 0; at < lesson.steps.length; ) {
      const now = playedLesson(game, lesson, moves)
      const name = nameOf(id, lesson, at)
      expect(now.at, name).toBe(at)
      if (!now.isAside) at++
      else expect(++asides, `${name}: the game asks ${now.match.owed(lesson.learner)?.kind}`).toBeLessThan(MOST_ASIDES)
      moves.push(likedMove(now, lesson, taste))
    }
    expect(playedLesson(game, lesson, moves).step).toBeUndefined()
  })

  test('it can be left at every step, and is the same when one comes back', () => {
    const moves: LessonMove[] = []
    for (const _ of lesson.steps) {
      const now = playedLesson(game, lesson, moves)
      expect(playedLesson(game, lesson, JSON.parse(JSON.stringify(moves))).match.hash).toBe(now.match.hash)
      moves.push(shownMove(now, lesson))
    }
  })

  test.each(languages)('its words are there: %s', async (language) => {
    const book = await loadRulebook(id, language)
    expect(book?.lesson(lesson.id)?.text).toBeTruthy()
    for (const step of lesson.steps) {
      expect(book?.lesson(lesson.id, step.id)?.text, step.id).toBeTruthy()
      expect(book?.paragraph(step.address), `${step.id}: ${step.address}`).toBeDefined()
    }
  })
})

/** How many choices on the way are legal and yet not what a step is about. */
function refusedAnswers(game: Parameters<typeof playedLesson>[0], lesson: Lesson): number {
  const moves: LessonMove[] = []
  let refused = 0
  for (const _ of lesson.steps) {
    const now = playedLesson(game, lesson, moves)
    if (now.step?.act) refused += choicesAt(now.match, lesson).filter((choice) => !movesOf(now, lesson, choice)).length
    moves.push(shownMove(now, lesson))
  }
  return refused
}

/** So much may be asked in between, in one lesson. */
const MOST_ASIDES = 60

/** One of the choices that a step accepts, and not always the first; in between, any. */
function likedMove(now: LessonNow, lesson: Lesson, taste: number): LessonMove {
  const { match, step, isAside } = now
  if (!step?.act) return 'on'
  const space = match.space(lesson.learner)
  const choices = space ? [...each(space)] : []
  const from = (taste * 7919) % choices.length
  const liked = [...choices.slice(from), ...choices.slice(0, from)]
  const choice = liked.find((one) => isAside || movesOf(now, lesson, one))
  if (choice === undefined) throw new Error(`${step.id}: nothing is accepted`)
  return { choice }
}

function choicesAt(match: Match, { learner }: Lesson) {
  const space = match.space(learner)
  return space ? [...each(space)].slice(0, 12) : []
}
