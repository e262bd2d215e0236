import { Setting, settle, type Wish } from '@nora/kernel'
import { woodcraftGame } from '@nora/woodcraft'

/** Every way to sit down to Woodcraft. */
export const everyTable: readonly Wish[] = [
  { mode: 'standard', seats: 2 },
  { mode: 'standard', seats: 3 },
  { mode: 'standard', seats: 4 },
  { mode: 'solo', seats: 1 },
]

export function woodcraftSetting(wish: Wish): Setting {
  return new Setting(woodcraftGame, settle(woodcraftGame, wish)) as unknown as Setting
}
