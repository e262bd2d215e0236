/** Where the parts of a burrow lie in its drawing. */
export interface BurrowPlan {
  readonly width: number
  readonly height: number
  /** So much of the width is for everything but the abilities, where these stand beside it. */
  readonly main: number
  /** The foot of the grass, under the stock. */
  readonly grass: number
  readonly stockRows: number
  readonly shelf: {
    readonly y: number
    readonly left: number
    readonly step: number
    readonly label: number
    /** There is room for the word, not only for the price. */
    readonly isNamed: boolean
  }
  readonly skills: { readonly x: number; readonly y: number; readonly columns: number; readonly step: number }
  readonly chambers: { readonly y: number; readonly rows: number; readonly step: number }
  readonly abilities: { readonly x: number; readonly y: number; readonly columns: number; readonly step: number }
}

export const wideBurrow: BurrowPlan = {
  width: 584,
  height: 218,
  main: 584,
  grass: 30,
  stockRows: 1,
  shelf: { y: 74, left: 152, step: 50, label: 72, isNamed: true },
  skills: { x: 447, y: 36, columns: 3, step: 45 },
  chambers: { y: 83, rows: 2, step: 49 },
  abilities: { x: 11, y: 181, columns: 10, step: 56.4 },
}

/** The same in a lower window: the abilities stand at the right. */
export const lowBurrow: BurrowPlan = {
  width: 648,
  height: 188,
  main: 526,
  grass: 30,
  stockRows: 1,
  shelf: { y: 75, left: 126, step: 46, label: 70, isNamed: false },
  skills: { x: 389, y: 36, columns: 3, step: 45 },
  chambers: { y: 87, rows: 2, step: 49 },
  abilities: { x: 529, y: 6, columns: 2, step: 58 },
}

/** The same, as narrow as a phone. */
export const narrowBurrow: BurrowPlan = {
  width: 390,
  height: 355,
  main: 390,
  grass: 58,
  stockRows: 2,
  shelf: { y: 104, left: 92, step: 52, label: 12, isNamed: false },
  skills: { x: 8, y: 112, columns: 6, step: 63 },
  chambers: { y: 137, rows: 3, step: 47 },
  abilities: { x: 18, y: 279, columns: 5, step: 74 },
}

/** The same on a phone that lies on its side: abilities and skills stand at the right. */
export const lyingBurrow: BurrowPlan = {
  width: 490,
  height: 262,
  main: 372,
  grass: 58,
  stockRows: 2,
  shelf: { y: 97, left: 88, step: 46, label: 12, isNamed: false },
  skills: { x: 376, y: 194, columns: 2, step: 58 },
  chambers: { y: 108, rows: 3, step: 49 },
  abilities: { x: 372, y: 6, columns: 2, step: 58 },
}
