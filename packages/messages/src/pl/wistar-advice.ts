import type { Translation } from '../message-id.ts'

export const wistarAdvice = {
  'category.played': 'W trakcie gry',
  'category.lair': 'Łóżka, pomieszczenia',
  'category.guests': 'Mysi Goście',
  'category.inventions': 'Wynalazki',
  'category.abilities': 'Zdolności',
  'category.leftovers': 'Pozostałe zasoby',
  'category.prospects': 'Środki i miejsca',
  'reason.inventionPlayed':
    '{points, plural, =0 {Buduje: {card}.} one {Buduje: {card}, # punkt.} few {Buduje: {card}, # punkty.} many {Buduje: {card}, # punktów.} other {Buduje: {card}, # punktu.}}',
  'reason.guestHosted':
    '{guest} zamieszka: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'reason.hutFirst': 'W następnej rundzie grasz pierwszy.',
} satisfies Translation<'wistarAdvice'>
