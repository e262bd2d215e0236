/** The roads to points, as the figures ask for them. */
export const roads = [
  'orders times reputation',
  'points of orders',
  'hazelnut income',
  'marketing',
  'contracts',
  'the rest',
] as const

export type Road = (typeof roads)[number]

/** Lines of the score sheet; what is not among them is the rest. */
const roadOfLine: { readonly [line: string]: Road } = {
  completedOrders: 'orders times reputation',
  orders: 'points of orders',
  // What a hazelnut order prints instead of a contract is printed on an order all the same.
  hazelnutOrders: 'points of orders',
  late: 'points of orders',
  nutIncome: 'hazelnut income',
  marketing: 'marketing',
  contract: 'contracts',
}

export function roadOf(line: string): Road {
  return roadOfLine[line] ?? 'the rest'
}
