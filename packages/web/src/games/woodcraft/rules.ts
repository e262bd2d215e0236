import { woodcraftGame, woodcraftWithPack } from '@nora/woodcraft'
import { gameRules } from '../game-rules.ts'

export const rules = gameRules(woodcraftGame, woodcraftWithPack)
