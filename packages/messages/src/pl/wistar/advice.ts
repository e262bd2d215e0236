import type { Translation } from '../../message-id.ts'

export const wistarAdvice = {
  'category.played': 'W trakcie gry',
  'category.lair': 'Łóżka, Pomieszczenia',
  'category.guests': 'Mysi Goście',
  'category.inventions': 'Wynalazki',
  'category.abilities': 'Zdolności',
  'category.leftovers': 'Pozostałe zasoby',
  'category.prospects': 'Zapasy i pozycja',
  'reason.inventionPlayed':
    '{points, plural, =0 {Zagrywa Wynalazek: {card}.} one {Zagrywa Wynalazek: {card}, # punkt.} few {Zagrywa Wynalazek: {card}, # punkty.} many {Zagrywa Wynalazek: {card}, # punktów.} other {Zagrywa Wynalazek: {card}, # punktu.}}',
  'reason.guestHosted':
    '{guest} zamieszka: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'reason.hutFirst': 'Zaczynasz następną Rundę.',
} satisfies Translation<'wistarAdvice'>
