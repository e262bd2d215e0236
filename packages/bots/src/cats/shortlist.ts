import type { CatsState, Content } from '@nora/cats'
import type { Shortlist } from '../heuristics.ts'

export type CatsShortlist = Shortlist<CatsState, Content>
