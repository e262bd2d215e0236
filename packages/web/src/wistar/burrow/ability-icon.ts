import type { AbilityId } from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'

/** What an ability is good for, in one picture; those that are points show how many. */
export const abilityIcons: { readonly [ability in AbilityId]: IconName | 'points' } = {
  bedDiscount: 'bed',
  digDiscount: 'spade',
  porch: 'room-free',
  doubleMove: 'movement',
  skillToken: 'ability',
  vp3: 'points',
  vp6: 'points',
  freeInvention: 'play',
  anyMainAction: 'wheel',
  hero: 'hero',
}
