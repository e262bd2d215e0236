import type { Translation } from '../../message-id.ts'

export const catsAdvice = {
  'category.families': 'Семьи',
  'category.lessons': 'Задания',
  'category.treasures': 'Редкие сокровища',
  'category.rats': 'Крысы',
  'category.rooms': 'Незаполненные отсеки',
  'category.prospects': 'Запасы и место для роста',
  'reason.familyGrows':
    '{colour, select, blue {Синяя} green {Зелёная} red {Красная} purple {Фиолетовая} other {Оранжевая}} семья вырастет до {size, number}: на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} больше.',
  'reason.ratsCovered':
    '{n, plural, one {Закроет # крысу.} few {Закроет # крыс.} many {Закроет # крыс.} other {Закроет # крысы.}}',
  'reason.roomFilled':
    '{n, plural, one {Заполнит отсек: {points, number} очков.} few {Заполнит # отсека: {points, number} очков.} many {Заполнит # отсеков: {points, number} очков.} other {Заполнит # отсека: {points, number} очков.}}',
} satisfies Translation<'catsAdvice'>
