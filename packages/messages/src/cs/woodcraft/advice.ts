import type { Translation } from '../../message-id.ts'

export const woodcraftAdvice = {
  'category.orders': 'Objednávky',
  'category.reputation': 'Pověst',
  'category.income': 'Marketing, příjem',
  'category.helpers': 'Pomocníci',
  'category.workshop': 'Dílna, půda',
  'category.contracts': 'Veřejné zakázky',
  'category.leftovers': 'Zbytky',
  'category.prospects': 'Stromy a zásoby',
  'reason.orderDone':
    'Splní objednávku: {order}, {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'reason.ordersDone':
    'Splní {n, plural, one {# objednávku} few {# objednávky} many {# objednávky} other {# objednávek}}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'reason.helperWorks':
    '{helper} pracuje ještě {rounds, plural, one {# kolo} few {# kola} many {# kola} other {# kol}}.',
  'reason.contractClaimed':
    '{contract}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} podle současného stavu.',
} satisfies Translation<'woodcraftAdvice'>
