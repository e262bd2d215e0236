/** The roads to points. A bot that values one of them more than the others takes it more often. */
export interface Roads {
  readonly beds: number
  readonly rooms: number
  readonly missions: number
  readonly guests: number
  readonly inventions: number
  readonly objectives: number
}

export const plainRoads: Roads = { beds: 1, rooms: 1, missions: 1, guests: 1, inventions: 1, objectives: 1 }
