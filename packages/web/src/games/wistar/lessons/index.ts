import type { Lesson } from '../../../learn/lesson.ts'
import { ratbot } from './ratbot.ts'
import { rounds } from './rounds.ts'

export const lessons: readonly Lesson[] = [rounds, ratbot]
