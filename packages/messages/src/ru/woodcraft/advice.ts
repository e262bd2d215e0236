import type { Translation } from '../../message-id.ts'

export const woodcraftAdvice = {
  'category.orders': 'Заказы',
  'category.reputation': 'Репутация',
  'category.income': 'Реклама, доход',
  'category.helpers': 'Помощники',
  'category.workshop': 'Мастерская, чердак',
  'category.contracts': 'Общественные контракты',
  'category.leftovers': 'Остатки',
  'category.prospects': 'Деревья и запасы',
  'reason.orderDone':
    'Выполнит заказ: {order}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'reason.ordersDone':
    'Выполнит {n, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'reason.helperWorks':
    '{helper} работает ещё {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'reason.contractClaimed':
    '{contract}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} при нынешнем положении.',
} satisfies Translation<'woodcraftAdvice'>
