import type { Translation } from '../message-id.ts'

export const wistarAdvice = {
  'category.played': 'Během hry',
  'category.lair': 'Postele, komory',
  'category.guests': 'Myši',
  'category.inventions': 'Projekty',
  'category.abilities': 'Schopnosti',
  'category.leftovers': 'Zbylé zdroje',
  'category.prospects': 'Prostředky a místa',
  'reason.inventionPlayed':
    '{points, plural, =0 {Postaví {card}.} one {Postaví {card}: # bod.} few {Postaví {card}: # body.} many {Postaví {card}: # bodu.} other {Postaví {card}: # bodů.}}',
  'reason.guestHosted':
    '{guest} se nastěhuje: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'reason.hutFirst': 'V příštím kole hraješ první.',
} satisfies Translation<'wistarAdvice'>
