import type { Variant, Wish } from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { settingOf } from './table.ts'

export const wistarSetting = (wish: Wish): Variant => settingOf(wistarGame, wish)
