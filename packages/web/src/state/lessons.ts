import { isRecord } from '@nora/kernel'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { LessonMove } from '../learn/lesson.ts'
import { forgivingStorage } from './forgiving-storage.ts'

/** How far somebody has come in a lesson. */
export interface LessonProgress {
  readonly moves: readonly LessonMove[]
  /** It was played to its end, or ended early, at least once. */
  readonly isDone: boolean
}

interface Lessons {
  /** By game and lesson: `<game>/<lesson>`. */
  readonly lessons: { readonly [lesson: string]: LessonProgress }
  /** The games that were played at a table of this browser. */
  readonly known: readonly string[]
  /** By game and puzzle: `<game>/<puzzle>`. */
  readonly solved: readonly string[]
  keep(lesson: string, progress: LessonProgress): void
  know(game: string): void
  solve(puzzle: string): void
}

/** What was learned in this browser: nobody else is told. */
export const useLessons = create<Lessons>()(
  persist(
    (set) => ({
      lessons: {},
      known: [],
      solved: [],
      keep: (lesson, progress) => set(({ lessons }) => ({ lessons: { ...lessons, [lesson]: progress } })),
      know: (game) => set(({ known }) => (known.includes(game) ? {} : { known: [...known, game] })),
      solve: (puzzle) => set(({ solved }) => (solved.includes(puzzle) ? {} : { solved: [...solved, puzzle] })),
    }),
    {
      name: 'nora-lessons',
      storage: forgivingStorage(),
      version: 1,
      // What was kept may be older, or touched by hand: whatever cannot be read is as if it had never been.
      merge: (kept, now) => ({ ...now, ...sound(kept) }),
    },
  ),
)

function sound(kept: unknown): Partial<Lessons> {
  if (!isRecord(kept)) return {}
  const { lessons, known, solved } = kept
  const read = Object.entries(isRecord(lessons) ? lessons : {}).flatMap(([lesson, progress]) =>
    isProgress(progress) ? [[lesson, progress] as const] : [],
  )
  return {
    lessons: Object.fromEntries(read),
    known: stringsIn(known),
    solved: stringsIn(solved),
  }
}

function isProgress(value: unknown): value is LessonProgress {
  return isRecord(value) && typeof value.isDone === 'boolean' && Array.isArray(value.moves) && value.moves.every(isMove)
}

function isMove(value: unknown): value is LessonMove {
  return value === 'on' || (isRecord(value) && 'choice' in value)
}

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
