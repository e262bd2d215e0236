import type { Game } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import type { Study } from '../study.ts'
import { report } from './report.ts'
import { groups } from './sets.ts'

export const woodcraftStudy: Study = { game: woodcraftGame as unknown as Game, groups, report }
