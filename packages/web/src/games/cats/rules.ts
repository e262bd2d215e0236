import { catsGame, catsWithPack } from '@nora/cats'
import { gameRules } from '../game-rules.ts'

export const rules = gameRules(catsGame, catsWithPack)
