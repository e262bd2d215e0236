import type { Game } from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import type { Study } from '../study.ts'
import { report } from './report.ts'
import { groups } from './sets.ts'

export const wistarStudy: Study = { game: wistarGame as unknown as Game, groups, report }
