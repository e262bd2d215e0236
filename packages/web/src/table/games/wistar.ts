import { wistarGame, wistarWithPack } from '@nora/wistar'
import { wistarWords } from '@nora/words'
import { rulebook } from './rulebook.ts'

export const wistar = rulebook(wistarGame, wistarWithPack, wistarWords)
