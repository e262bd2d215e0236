/** A sheet of one of two shapes, and where on it everything stands. */
export interface Form {
  readonly width: number
  readonly height: number
  /** The card on the scene. */
  readonly card: { readonly width: number; readonly height: number }
  /** Where the winner's board is drawn. */
  readonly board: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Below the board: where its line is, and the lines of words. */
  readonly line: number
  readonly words: { readonly y: number; readonly scale: number }
  readonly house: { readonly y: number; readonly scale: number }
  readonly places: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly scale: number
    /** From one to the next, and where there are many. */
    readonly step: number
    readonly close: number
  }
}

/** As pages show a link, and as phones are held. */
export const forms = {
  wide: {
    width: 1200,
    height: 630,
    card: { width: 1124, height: 564 },
    board: { x: 56, y: 46, width: 1088, height: 350 },
    line: 406,
    words: { y: 449, scale: 1 },
    house: { y: 573, scale: 1 },
    places: { x: 738, y: 424, width: 386, scale: 1, step: 53, close: 42 },
  },
  tall: {
    width: 1080,
    height: 1350,
    card: { width: 1004, height: 1284 },
    board: { x: 56, y: 50, width: 968, height: 560 },
    line: 630,
    words: { y: 702, scale: 1.5 },
    house: { y: 1276, scale: 1.4 },
    places: { x: 74, y: 884, width: 582, scale: 1.6, step: 88, close: 82 },
  },
} as const satisfies { readonly [name: string]: Form }

export type FormName = keyof typeof forms
