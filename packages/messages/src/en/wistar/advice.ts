/** Why a choice is good in Rats of Wistar. */
export const wistarAdvice = {
  'category.played': 'In play',
  'category.lair': 'Beds, rooms',
  'category.guests': 'Guests',
  'category.inventions': 'Inventions',
  'category.abilities': 'Abilities',
  'category.leftovers': 'Leftovers',
  'category.prospects': 'Supplies and position',
  'reason.inventionPlayed':
    '{points, plural, =0 {Plays {card}.} one {Plays {card}: # point.} other {Plays {card}: # points.}}',
  'reason.guestHosted': '{guest} moves in: {points, plural, one {# point} other {# points}}.',
  'reason.hutFirst': 'You’ll go first in the next round.',
} as const
