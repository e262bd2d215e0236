import { woodcraftHeuristics, woodcraftWeights } from '@nora/bots'
import { woodcraftGame, woodcraftWithPack } from '@nora/woodcraft'
import { type Offered, offered } from './offered.ts'

export const woodcraft: Offered = offered(woodcraftGame, woodcraftWithPack, woodcraftHeuristics, woodcraftWeights)
