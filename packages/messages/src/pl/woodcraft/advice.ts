import type { Translation } from '../../message-id.ts'

export const woodcraftAdvice = {
  'category.orders': 'Zamówienia',
  'category.reputation': 'Reputacja',
  'category.income': 'Marketing, przychód',
  'category.helpers': 'Pomocnicy',
  'category.workshop': 'Warsztat, strych',
  'category.contracts': 'Zlecenia publiczne',
  'category.leftovers': 'Resztki',
  'category.prospects': 'Drzewa i zapasy',
  'reason.orderDone':
    'Realizuje zamówienie: {order}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'reason.ordersDone':
    'Realizuje {n, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'reason.helperWorks':
    '{helper} pracuje jeszcze {rounds, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  'reason.contractClaimed':
    '{contract}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} według obecnego stanu.',
} satisfies Translation<'woodcraftAdvice'>
