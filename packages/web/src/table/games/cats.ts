import { catsGame, catsWithPack } from '@nora/cats'
import { catsWords } from '@nora/words'
import { rulebook } from './rulebook.ts'

export const cats = rulebook(catsGame, catsWithPack, catsWords)
