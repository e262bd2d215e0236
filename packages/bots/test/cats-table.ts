import { catsGame } from '@nora/cats'
import type { Setting, Wish } from '@nora/kernel'
import { settingOf } from './table.ts'

export const catsSetting = (wish: Wish): Setting => settingOf(catsGame, wish)
