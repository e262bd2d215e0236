import { squirrelsHeuristics } from '@nora/bots'
import { squirrels as withPack } from '@nora/squirrels'
import { type Offered, offered } from './offered.ts'

export const squirrels: Offered = offered(withPack(), withPack, squirrelsHeuristics)
