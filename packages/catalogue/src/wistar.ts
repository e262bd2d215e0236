import { wistarHeuristics, wistarWeights } from '@nora/bots'
import { wistarGame, wistarWithPack } from '@nora/wistar'
import { type Offered, offered } from './offered.ts'

export const wistar: Offered = offered(wistarGame, wistarWithPack, wistarHeuristics, wistarWeights)
