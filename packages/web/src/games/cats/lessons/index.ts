import type { Lesson } from '../../../learn/lesson.ts'
import { day } from './day.ts'
import { family } from './family.ts'
import { sister } from './sister.ts'

export const lessons: readonly Lesson[] = [family, day, sister]
