import type { Translation } from '../../message-id.ts'

export const wistarAdvice = {
  'category.played': 'Během hry',
  'category.lair': 'Postele, komory',
  'category.guests': 'Myši',
  'category.inventions': 'Projekty',
  'category.abilities': 'Schopnosti',
  'category.leftovers': 'Zbylé zdroje',
  'category.prospects': 'Zásoby a postavení',
  'reason.inventionPlayed':
    '{points, plural, =0 {Vyloží projekt: {card}.} one {Vyloží projekt: {card}, # bod.} few {Vyloží projekt: {card}, # body.} many {Vyloží projekt: {card}, # bodu.} other {Vyloží projekt: {card}, # bodů.}}',
  'reason.guestHosted':
    '{guest} se nastěhuje: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'reason.hutFirst': 'V příštím kole začínáš ty.',
} satisfies Translation<'wistarAdvice'>
