import { ceremoniesOf } from '../ceremony.ts'

/** A new day: what is left behind, the boat that comes nearer, new cats, fish and cards. */
export const catsCeremony = ceremoniesOf({
  dayEnds: { role: 'before', icon: 'cat', short: 'catsPlay.ceremony.leave' },
  sisterColour: { role: 'before', icon: 'points' },
  basketsReady: { role: 'before', icon: 'basket' },
  turnOrder: { role: 'before', icon: 'order' },
  day: { role: 'opens', icon: 'round' },
  lastDay: { role: 'after', icon: 'round' },
  rareFound: { role: 'after', icon: 'treasure-rare', short: 'catsPlay.ceremony.rare' },
  zonesFilled: { role: 'after', icon: 'tile', short: 'catsPlay.ceremony.come' },
  phase: { role: 'after', icon: 'phase' },
  fishing: { role: 'after', icon: 'fish' },
  dealt: { role: 'after', icon: 'cards' },
})
