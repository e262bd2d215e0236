/** Where the parts of a burrow lie in its drawing. */
export interface BurrowPlan {
  readonly width: number
  readonly height: number
  /** The foot of the grass, under the stock. */
  readonly grass: number
  readonly stockRows: number
  readonly shelf: { readonly y: number; readonly left: number; readonly step: number; readonly label: number }
  readonly skills: { readonly x: number; readonly y: number; readonly columns: number; readonly step: number }
  readonly chambers: { readonly y: number; readonly rows: number; readonly step: number }
  readonly abilities: { readonly y: number; readonly columns: number }
}

export const wideBurrow: BurrowPlan = {
  width: 616,
  height: 218,
  grass: 30,
  stockRows: 1,
  shelf: { y: 74, left: 152, step: 55, label: 72 },
  skills: { x: 478, y: 36, columns: 3, step: 45 },
  chambers: { y: 83, rows: 2, step: 49 },
  abilities: { y: 181, columns: 10 },
}

/** The same, as narrow as a phone. */
export const narrowBurrow: BurrowPlan = {
  width: 390,
  height: 352,
  grass: 58,
  stockRows: 2,
  shelf: { y: 104, left: 92, step: 52, label: 12 },
  skills: { x: 8, y: 112, columns: 6, step: 63 },
  chambers: { y: 137, rows: 3, step: 47 },
  abilities: { y: 279, columns: 5 },
}
