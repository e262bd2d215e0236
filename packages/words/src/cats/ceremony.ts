import { ceremoniesOf } from '../ceremony.ts'

/** A new day: what is left behind, the boat that comes nearer, new cats, fish and cards. */
export const catsCeremony = ceremoniesOf({
  dayEnds: { role: 'before', icon: 'cat' },
  sisterColour: { role: 'before', icon: 'points' },
  day: { role: 'opens', icon: 'round' },
  zonesFilled: { role: 'after', icon: 'tile' },
  phase: { role: 'after', icon: 'phase' },
  fishing: { role: 'after', icon: 'fish' },
  dealt: { role: 'after', icon: 'cards' },
})
