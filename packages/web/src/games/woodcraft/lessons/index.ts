import type { Lesson } from '../../../learn/lesson.ts'
import { rounds } from './rounds.ts'
import { solo } from './solo.ts'

export const lessons: readonly Lesson[] = [rounds, solo]
