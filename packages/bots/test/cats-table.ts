import { catsGame } from '@nora/cats'
import type { Variant, Wish } from '@nora/kernel'
import { settingOf } from './table.ts'

export const catsSetting = (wish: Wish): Variant => settingOf(catsGame, wish)
