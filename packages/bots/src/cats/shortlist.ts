import type { CatsState, Content } from '@nora/cats'
import type { Shortlist } from '../judgement.ts'

export type CatsShortlist = Shortlist<CatsState, Content>
