import type { Translation } from '../../message-id.ts'

export const wistarAdvice = {
  'category.played': 'В ходе игры',
  'category.lair': 'Кровати, комнаты',
  'category.guests': 'Мыши',
  'category.inventions': 'Изобретения',
  'category.abilities': 'Способности',
  'category.leftovers': 'Оставшиеся ресурсы',
  'category.prospects': 'Запасы и положение',
  'reason.inventionPlayed':
    '{points, plural, =0 {Разыграет изобретение: {card}.} one {Разыграет изобретение: {card}, # очко.} few {Разыграет изобретение: {card}, # очка.} many {Разыграет изобретение: {card}, # очков.} other {Разыграет изобретение: {card}, # очка.}}',
  'reason.guestHosted': '{guest} заселится: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'reason.hutFirst': 'Следующий раунд начинаешь ты.',
} satisfies Translation<'wistarAdvice'>
