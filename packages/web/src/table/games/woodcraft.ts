import { woodcraftGame, woodcraftWithPack } from '@nora/woodcraft'
import { woodcraftWords } from '@nora/words'
import { rulebook } from './rulebook.ts'

export const woodcraft = rulebook(woodcraftGame, woodcraftWithPack, woodcraftWords)
