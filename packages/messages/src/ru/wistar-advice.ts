import type { Translation } from '../message-id.ts'

export const wistarAdvice = {
  'category.played': 'В ходе игры',
  'category.lair': 'Кровати, комнаты',
  'category.guests': 'Мыши',
  'category.inventions': 'Изобретения',
  'category.abilities': 'Способности',
  'category.leftovers': 'Остатки',
  'category.prospects': 'Средства и места',
  'reason.inventionPlayed':
    '{points, plural, =0 {Строит: {card}.} one {Строит: {card}, # очко.} few {Строит: {card}, # очка.} many {Строит: {card}, # очков.} other {Строит: {card}, # очка.}}',
  'reason.guestHosted': '{guest} заселится: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'reason.hutFirst': 'В следующем раунде ты ходишь первым.',
} satisfies Translation<'wistarAdvice'>
