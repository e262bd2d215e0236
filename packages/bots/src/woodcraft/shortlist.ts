import type { Content, WoodcraftState } from '@nora/woodcraft'
import type { Shortlist } from '../heuristics.ts'

export type WoodcraftShortlist = Shortlist<WoodcraftState, Content>
