/** How much each way to score is valued. A bot that values one more than the others takes it more often. */
export interface Strategy {
  readonly beds: number
  readonly rooms: number
  readonly missions: number
  readonly guests: number
  readonly inventions: number
  readonly objectives: number
}

export const plainStrategy: Strategy = { beds: 1, rooms: 1, missions: 1, guests: 1, inventions: 1, objectives: 1 }
