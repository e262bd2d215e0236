/** Why a choice is good in Rats of Wistar. */
export const wistarAdvice = {
  'category.played': 'In play',
  'category.lair': 'Beds, rooms',
  'category.guests': 'Guests',
  'category.inventions': 'Inventions',
  'category.abilities': 'Abilities',
  'category.leftovers': 'Left over',
  'category.prospects': 'Means and places',
  'reason.inventionPlayed':
    '{points, plural, =0 {Builds {card}.} one {Builds {card}: # point.} other {Builds {card}: # points.}}',
  'reason.guestHosted': '{guest} moves in: {points, plural, one {# point} other {# points}}.',
  'reason.hutFirst': 'You play first in the next round.',
} as const
