import type { Setting, Wish } from '@nora/kernel'
import { wistarGame } from '@nora/wistar'
import { settingOf } from './table.ts'

export const wistarSetting = (wish: Wish): Setting => settingOf(wistarGame, wish)
