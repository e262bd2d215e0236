/** Where points come from, as the figures ask for it. */
export const scoreSources = [
  'orders times reputation',
  'points of orders',
  'hazelnut income',
  'marketing',
  'contracts',
  'the rest',
] as const

export type ScoreSource = (typeof scoreSources)[number]

/** Lines of the score sheet; what is not among them is the rest. */
const sourceOfLine: { readonly [line: string]: ScoreSource } = {
  completedOrders: 'orders times reputation',
  orders: 'points of orders',
  // What a hazelnut order prints instead of a contract is printed on an order all the same.
  hazelnutOrders: 'points of orders',
  late: 'points of orders',
  nutIncome: 'hazelnut income',
  marketing: 'marketing',
  contract: 'contracts',
}

export function sourceOf(line: string): ScoreSource {
  return sourceOfLine[line] ?? 'the rest'
}
