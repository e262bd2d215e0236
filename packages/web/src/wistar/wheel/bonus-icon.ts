import type { BonusAction } from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'

/** What a bonus action is drawn as, and how often where that is more than once. */
export const bonusIcons: { readonly [bonus in BonusAction]: { readonly icon: IconName; readonly n?: number } } = {
  move1: { icon: 'movement' },
  move2: { icon: 'movement', n: 2 },
  joker: { icon: 'joker' },
  basicCard: { icon: 'card-basic' },
  metal: { icon: 'metal' },
  wood: { icon: 'wood' },
  explore: { icon: 'explore' },
  potion: { icon: 'potion' },
  roundGuest: { icon: 'guest' },
  playInvention: { icon: 'play' },
  completeMission: { icon: 'mission' },
}
