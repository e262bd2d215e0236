import { catsHeuristics, catsWeights } from '@nora/bots'
import { catsGame, catsWithPack } from '@nora/cats'
import { type Offered, offered } from './offered.ts'

export const cats: Offered = offered(catsGame, catsWithPack, catsHeuristics, catsWeights)
