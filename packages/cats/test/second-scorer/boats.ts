/** Rows run from top to bottom, columns from the stern on the left to the bow on the right. */
export type Cell = readonly [row: number, column: number]

export const COLOURS = ['blue', 'green', 'red', 'purple', 'orange'] as const
export type Colour = (typeof COLOURS)[number]

const MAP_LETTERS = new Set(COLOURS.map((colour) => colour.charAt(0)))

/** A blank is the sea, x a rat, a letter the map of the colour that begins with it, a dot a plain square. */
const BOATS: Record<string, readonly string[]> = {
  'boat-1': [
    '       g...xxxx       ',
    '    x.........b..     ',
    ' ................xx   ',
    '.r.....xx..........x. ',
    '......................',
    'xx.................o. ',
    ' x.............x...   ',
    '    .....p....xx.     ',
    '       ...x..xx       ',
  ],
  'boat-2': [
    '       p....xxx       ',
    '    ......x.xxg..     ',
    ' xx................   ',
    '.b...x.............x. ',
    'x....x................',
    '............xx.....r. ',
    ' ...........x....xx   ',
    '    .x...o..x....     ',
    '       ........       ',
  ],
  'boat-3': [
    '       o.......       ',
    '    ..........r..     ',
    ' .....xx....xx.....   ',
    'xg........x.xx....x.. ',
    'x.................x...',
    'x....x.............p. ',
    ' ..................   ',
    '    .....b....xxx     ',
    '       xx.....x       ',
  ],
  'boat-4': [
    '       bxx.....       ',
    '    ..........oxx     ',
    ' xx................   ',
    'xp....x..x........... ',
    '............xxx.......',
    '...................g. ',
    ' .....xx.........xx   ',
    '    .....r.x.....     ',
    '       ....xx..       ',
  ],
}

const SECTION_LETTERS = {
  S: 'stern',
  P: 'port cabin',
  D: 'dining room',
  C: 'starboard cabin',
  K: 'deck',
  T: 'storeroom',
  B: 'bow',
} as const
export type Section = (typeof SECTION_LETTERS)[keyof typeof SECTION_LETTERS]
export const SECTIONS: readonly Section[] = Object.values(SECTION_LETTERS)

/** All four boats are divided alike. */
const DIVISION = [
  '       PPPPKKKK       ',
  '    PPPPPPPKKKKKT     ',
  ' SSSKKKKKKKKKKKKTTT   ',
  'SSSSKDDDDDDKKKKKTTTTB ',
  'SSSSKDDDDDDKKKKKTTTTBB',
  'SSSSKDDDDDDKKKKKTTTTB ',
  ' SSSKKKKKKKKKKKKTTT   ',
  '    CCCCCCCKKKKKT     ',
  '       CCCCKKKK       ',
] as const

export const ROWS = DIVISION.length
export const COLUMNS = DIVISION[0].length

/** The row that runs from the stern to the tip of the bow. */
export const MIDDLE_ROW = 4

export const BOAT_NAMES = Object.keys(BOATS)

/** Every square of a boat, row by row; it is the same list for all four. */
export const SQUARES: readonly Cell[] = DIVISION.flatMap((line, row) =>
  [...line].flatMap((letter, column): Cell[] => (letter === ' ' ? [] : [[row, column]])),
)

export function isSquare([row, column]: Cell): boolean {
  if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return false
  return DIVISION[row]?.[column] !== ' '
}

export function sectionOf([row, column]: Cell): Section {
  const letter = DIVISION[row]?.[column] as keyof typeof SECTION_LETTERS
  return SECTION_LETTERS[letter]
}

export function squaresOf(section: Section): readonly Cell[] {
  return SQUARES_BY_SECTION.get(section) ?? []
}

const SQUARES_BY_SECTION = new Map(
  SECTIONS.map((section) => [section, SQUARES.filter((cell) => sectionOf(cell) === section)]),
)

/** The four places that share a side with this square, whether the boat has a square there or not. */
export function besides([row, column]: Cell): readonly Cell[] {
  return BESIDES[row]?.[column] ?? []
}

const BESIDES: readonly (readonly Cell[])[][] = DIVISION.map((line, row) =>
  [...line].map((_, column): Cell[] => [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]),
)

/** Isle of Cats rulebook, Edge of the ship: the line that runs round the outside of the squares. */
export const EDGE_SQUARES: readonly Cell[] = SQUARES.filter((cell) => besides(cell).some((place) => !isSquare(place)))

export function isAtEdge([row, column]: Cell): boolean {
  return EDGE_SQUARES.some((edge) => edge[0] === row && edge[1] === column)
}

export function ratsOf(boat: string): Cell[] {
  return SQUARES.filter((cell) => symbolAt(boat, cell) === 'x')
}

export function mapsOf(boat: string): Cell[] {
  return SQUARES.filter((cell) => MAP_LETTERS.has(symbolAt(boat, cell) ?? ''))
}

function symbolAt(boat: string, [row, column]: Cell): string | undefined {
  const drawing = BOATS[boat]
  if (drawing === undefined) throw new Error(`there is no boat called ${boat}`)
  return drawing[row]?.[column]
}
