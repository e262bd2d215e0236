import type { Translation } from '../../message-id.ts'

export const catsAdvice = {
  'category.families': 'Rodziny',
  'category.lessons': 'Zadania',
  'category.treasures': 'Rzadkie skarby',
  'category.rats': 'Szczury',
  'category.rooms': 'Niewypełnione sekcje',
  'category.prospects': 'Zapasy i miejsce na rozwój',
  'reason.familyGrows':
    '{colour, select, blue {Niebieska} green {Zielona} red {Czerwona} purple {Fioletowa} other {Pomarańczowa}} rodzina urośnie do {size, number}: o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'reason.ratsCovered':
    '{n, plural, one {Zakrywa # szczura.} few {Zakrywa # szczury.} many {Zakrywa # szczurów.} other {Zakrywa # szczura.}}',
  'reason.roomFilled':
    '{n, plural, one {Wypełnia sekcję: {points, number} punktów.} few {Wypełnia # sekcje: {points, number} punktów.} many {Wypełnia # sekcji: {points, number} punktów.} other {Wypełnia # sekcji: {points, number} punktów.}}',
} satisfies Translation<'catsAdvice'>
