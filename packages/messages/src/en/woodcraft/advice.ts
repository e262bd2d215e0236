/** Why a choice is good in Woodcraft. */
export const woodcraftAdvice = {
  'category.orders': 'Orders',
  'category.reputation': 'Reputation',
  'category.income': 'Marketing, income',
  'category.helpers': 'Helpers',
  'category.workshop': 'Workshop, attic',
  'category.contracts': 'Public contracts',
  'category.leftovers': 'Leftovers',
  'category.prospects': 'Trees and supplies',
  'reason.orderDone': 'Completes {order}: {points, plural, one {# point} other {# points}}.',
  'reason.ordersDone':
    'Completes {n, plural, one {# order} other {# orders}}: {points, plural, one {# point} other {# points}}.',
  'reason.helperWorks': '{helper} works for {rounds, plural, one {# more round} other {# more rounds}}.',
  'reason.contractClaimed': '{contract}: {points, plural, one {# point} other {# points}} as things stand.',
} as const
