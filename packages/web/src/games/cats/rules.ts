import { catsGame, catsWithPack } from '@nora/cats'
import { rulebook } from '../rulebook.ts'

export const rules = rulebook(catsGame, catsWithPack)
