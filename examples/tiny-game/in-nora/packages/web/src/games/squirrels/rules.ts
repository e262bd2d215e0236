import { squirrels } from '@nora/squirrels'
import { gameRules } from '../game-rules.ts'

export const rules = gameRules(squirrels(), squirrels)
