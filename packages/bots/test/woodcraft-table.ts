import type { Variant, Wish } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'
import { settingOf } from './table.ts'

/** Every way to sit down to Woodcraft. */
export const everyTable: readonly Wish[] = [
  { mode: 'classic', seats: 2 },
  { mode: 'classic', seats: 3 },
  { mode: 'classic', seats: 4 },
  { mode: 'solo', seats: 1 },
]

export const woodcraftSetting = (wish: Wish): Variant => settingOf(woodcraftGame, wish)
