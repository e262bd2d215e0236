import { wistarGame, wistarWithPack } from '@nora/wistar'
import { rulebook } from '../rulebook.ts'

export const rules = rulebook(wistarGame, wistarWithPack)
