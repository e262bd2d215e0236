import { woodcraftGame, woodcraftWithPack } from '@nora/woodcraft'
import { rulebook } from '../rulebook.ts'

export const rules = rulebook(woodcraftGame, woodcraftWithPack)
