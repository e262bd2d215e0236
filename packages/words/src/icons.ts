import type { CatsIcon } from './cats/icons.ts'
import type { WistarIcon } from './wistar/icons.ts'
import type { WoodcraftIcon } from './woodcraft/icons.ts'

export type CommonIcon = 'card' | 'cards' | 'points' | 'round' | 'turn' | 'order' | 'deck' | 'discards' | 'passed'

interface IconsOfGames {
  readonly cats: CatsIcon
  readonly wistar: WistarIcon
  readonly woodcraft: WoodcraftIcon
}

/**
 * Every icon there is, one per concept. The words name them, the browser draws exactly these, and a terminal has the
 * label beside them instead.
 */
export type Icon = CommonIcon | IconsOfGames[keyof IconsOfGames]
