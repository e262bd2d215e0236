import { wistarGame, wistarWithPack } from '@nora/wistar'
import { gameRules } from '../game-rules.ts'

export const rules = gameRules(wistarGame, wistarWithPack)
