import { ship } from './ship.ts'

// Ships that several lessons look at.

export const emptyShip = ship('boat-1')

/** Treasures in rows over all 142 cells. */
export const fullShip = ship(
  'boat-1',
  ...['rare-I4 0:7-10', 'rare-I4 0:11-14'],
  ...['rare-I4 1:4-7', 'rare-I4 1:8-11', 'rare-I4 1:12-15', 'common-1 1:16'],
  ...['rare-I4 2:1-4', 'rare-I4 2:5-8', 'rare-I4 2:9-12', 'rare-I4 2:13-16', 'common-2 2:17-18'],
  ...['rare-I4 3:0-3', 'rare-I4 3:4-7', 'rare-I4 3:8-11', 'rare-I4 3:12-15', 'rare-I4 3:16-19', 'common-1 3:20'],
  ...['rare-I4 4:0-3', 'rare-I4 4:4-7', 'rare-I4 4:8-11', 'rare-I4 4:12-15', 'rare-I4 4:16-19', 'common-2 4:20-21'],
  ...['rare-I4 5:0-3', 'rare-I4 5:4-7', 'rare-I4 5:8-11', 'rare-I4 5:12-15', 'rare-I4 5:16-19', 'common-1 5:20'],
  ...['rare-I4 6:1-4', 'rare-I4 6:5-8', 'rare-I4 6:9-12', 'rare-I4 6:13-16', 'common-2 6:17-18'],
  ...['rare-I4 7:4-7', 'rare-I4 7:8-11', 'rare-I4 7:12-15', 'common-1 7:16'],
  ...['rare-I4 8:7-10', 'rare-I4 8:11-14'],
)

/** Fifteen straight cats, three of each colour, in rows 2 to 5. */
export const threeOfEach = ship(
  'boat-1',
  ...['blue cat-16 2:1-5', 'green cat-16 2:6-10', 'red cat-16 2:11-15'],
  ...['purple cat-16 3:0-4', 'orange cat-16 3:5-9', 'blue cat-16 3:10-14', 'green cat-16 3:15-19'],
  ...['red cat-16 4:0-4', 'purple cat-16 4:5-9', 'orange cat-16 4:10-14', 'blue cat-16 4:15-19'],
  ...['green cat-16 5:0-4', 'red cat-16 5:5-9', 'purple cat-16 5:10-14', 'orange cat-16 5:15-19'],
)

/** The same with one orange cat painted blue. */
export const fourBlueTwoOrange = {
  ...threeOfEach,
  tiles: threeOfEach.tiles.map((tile, index) => (index === 14 ? { ...tile, colour: 'blue' } : tile)),
}

/** Twenty straight cats of one colour, in rows 1 to 6. */
export const twentyCats = ship(
  'boat-1',
  ...['blue cat-16 1:4-8', 'blue cat-16 1:9-13'],
  ...['blue cat-16 2:1-5', 'blue cat-16 2:6-10', 'blue cat-16 2:11-15'],
  ...['blue cat-16 3:0-4', 'blue cat-16 3:5-9', 'blue cat-16 3:10-14', 'blue cat-16 3:15-19'],
  ...['blue cat-16 4:0-4', 'blue cat-16 4:5-9', 'blue cat-16 4:10-14', 'blue cat-16 4:15-19'],
  ...['blue cat-16 5:0-4', 'blue cat-16 5:5-9', 'blue cat-16 5:10-14', 'blue cat-16 5:15-19'],
  ...['blue cat-16 6:1-5', 'blue cat-16 6:6-10', 'blue cat-16 6:11-15'],
)

/** Thirteen cats around the ship, each with a square on its edge; a treasure joins the two sides. */
export const thirteenAtEdge = ship(
  'boat-1',
  ...['green cat-16 0:7-11', 'green cat-16 1:4-8', 'green cat-16 2:1-5', 'green cat-16 3:0-4', 'green cat-16 4:0-4'],
  ...['green cat-16 5:0-4', 'green cat-16 6:1-5', 'green cat-16 7:4-8', 'green cat-16 8:7-11', 'common-I3 1:9-11'],
  ...['red cat-16 1:12-16', 'red cat-16 2:14-18', 'red cat-16 3:16-20', 'red cat-16 4:17-21'],
)

/** The stern and the bow are full; cats lead from one to the other. */
export const sternAndBow = ship(
  'boat-1',
  ...['common-I3 2:1-3', 'rare-I4 3:0-3', 'rare-I4 4:0-3', 'rare-I4 5:0-3', 'common-I3 6:1-3'],
  ...['blue cat-16 4:4-8', 'blue cat-16 4:9-13', 'blue cat-16 4:14-18', 'common-1 4:19'],
  'rare-T4 3:20 4:20-21 5:20',
)

/** All 22 cells of the middle row. */
export const fullMiddleRow = ship(
  'boat-1',
  ...['blue cat-16 4:0-4', 'red cat-16 4:5-9', 'green cat-16 4:10-14', 'orange cat-16 4:15-19', 'common-2 4:20-21'],
)

/** Five cats at the stern, one of each colour, all of them on the edge. */
export const allColoursAtStern = ship(
  'boat-1',
  'blue cat-16 2:1-5',
  'green cat-16 3:0-4',
  'red cat-16 4:0-4',
  'purple cat-16 5:0-4',
  'orange cat-16 6:1-5',
)

/** The red cat has gone to the middle of the ship. */
export const redAwayFromEdge = ship(
  'boat-1',
  'blue cat-16 2:1-5',
  'green cat-16 3:0-4',
  'red cat-16 4:5-9',
  'purple cat-16 5:0-4',
  'orange cat-16 6:1-5',
  'common-1 4:4',
)

/** Straight cats of one colour in the middle of the ship, so that each touches the next. */
export function rowsOf(colour: string, number: number) {
  const places = ['4:5-9', '4:10-14', '3:5-9', '3:10-14', '5:5-9', '5:10-14', '2:5-9', '2:10-14']
  return ship('boat-1', ...places.slice(0, number).map((place) => `${colour} cat-16 ${place}`))
}

/** A family of five blue, one of four red and one of three green cats. */
export const fiveFourThree = ship(
  'boat-1',
  ...['blue cat-16 0:7-11', 'blue cat-16 1:4-8', 'blue cat-16 1:9-13', 'blue cat-16 2:1-5', 'blue cat-16 2:6-10'],
  ...['red cat-16 3:0-4', 'red cat-16 3:5-9', 'red cat-16 4:0-4', 'red cat-16 4:5-9'],
  ...['green cat-16 3:10-14', 'green cat-16 4:10-14', 'green cat-16 5:10-14'],
)

/** A family of five blue, one of five red, and two green cats. */
export const fiveFiveTwo = ship(
  'boat-1',
  ...['blue cat-16 0:7-11', 'blue cat-16 1:4-8', 'blue cat-16 1:9-13', 'blue cat-16 2:1-5', 'blue cat-16 2:6-10'],
  ...['red cat-16 3:0-4', 'red cat-16 3:5-9', 'red cat-16 4:0-4', 'red cat-16 4:5-9', 'red cat-16 5:0-4'],
  ...['green cat-16 3:10-14', 'green cat-16 4:10-14'],
)

/** Families of three blue, three red and three green cats. */
export const threeThreeThree = ship(
  'boat-1',
  ...['blue cat-16 2:1-5', 'blue cat-16 2:6-10', 'blue cat-16 2:11-15'],
  ...['red cat-16 3:0-4', 'red cat-16 3:5-9', 'red cat-16 3:10-14'],
  ...['green cat-16 4:0-4', 'green cat-16 4:5-9', 'green cat-16 4:10-14'],
)

/** Three blue cats in the middle of the ship. */
export function threeBlueCats(boat: string) {
  return ship(boat, 'blue cat-16 4:11-15', 'blue cat-09 5:11-14 6:11', 'blue cat-10 3:11-13 2:11 2:13')
}

/** Two orange families of three that touch by a corner only; one treasure leads from one to the other. */
export function cornerContact(boat: string) {
  return ship(
    boat,
    'orange cat-16 2:4-8',
    'orange cat-09 1:5-8 0:8',
    'orange cat-05 0:9-10 1:9-10 2:9',
    'common-1 2:10',
    'orange cat-04 2:11 3:11-12 4:11 5:11',
    'orange cat-01 2:13 3:13-15 4:13',
    'orange cat-14 4:14-15 5:12-14',
  )
}

/** A purple cat on the edge of boat-2 with two treasures beside it and a third beside a treasure. */
export const purpleWithTreasures = ship(
  'boat-2',
  'purple cat-16 4:0-4',
  'common-1 5:0',
  'common-2 3:1-2',
  'common-1 2:1',
)

/** Two orange cats and a red one below them. */
export const loneRed = ship(
  'boat-1',
  'orange cat-16 2:11-15',
  'orange cat-10 0:11-13 1:11 1:13',
  'red cat-08 3:11-13 4:11 5:11',
)

/** Commons in a line over the deck. */
export function treasuresInLine(number: number) {
  return ship('boat-1', ...Array.from({ length: number }, (_, index) => `common-1 2:${index + 1}`))
}

/**
 * A ship that counts like the rulebook's example of final scoring: families of 3 red cats, 2 green ones with a green oshax,
 * twice 3 orange and 5 blue ones; 1 green, 1 red and 2 purple cats besides; 1 rare and 8 common treasures; 2 visible rats;
 * the dining room, the storeroom and both cabins open; 13 cats at the edge. Where the tiles lie is our own: the book's red
 * family is at the stern, and its orange families touch by a corner, of which `cornerContact` is the case.
 */
export const rulebookExample = ship(
  'boat-1',
  ...[
    'red cat-16 7:5-9',
    'red cat-06 5:15-16 6:15 7:14-16',
    'red cat-11 3:16 4:16-17 5:17 6:16-17',
    'red cat-12 3:19 4:18-19 5:18-20',
  ],
  ...[
    'green oshax-6 4:1-2 5:2-4 6:3',
    'green cat-16 4:3-7',
    'green cat-02 5:5-6 6:4-5 7:4',
    'green cat-12 0:14 1:14-16 2:14-15',
  ],
  ...[
    'orange cat-11 3:0-1 4:0 5:0-1 6:1',
    'orange cat-14 2:1-2 3:2-4',
    'orange cat-05 2:4-6 3:5-6',
    'orange cat-04 5:8 6:6-9',
    'orange cat-01 5:12 6:10-12 7:12',
    'orange cat-09 7:11 8:11-14',
  ],
  ...[
    'blue cat-03 4:8-10 5:9-11',
    'blue cat-08 0:9-11 1:11 2:11',
    'blue cat-14 1:10 2:10 3:10-11 4:11',
    'blue cat-04 2:13 3:12-15',
    'blue cat-07 4:12-15 5:14 6:14',
  ],
  ...['purple cat-02 0:7-8 1:8-9 2:9', 'purple cat-05 0:12-13 1:12-13 2:12'],
  ...[
    'common-1 6:2',
    'common-1 2:3',
    'common-1 1:4',
    'common-L3 2:7-8 3:7',
    'common-1 5:7',
    'rare-I4 8:7-10',
    'common-I3 5:13 6:13 7:13',
    'common-L3 2:16-17 3:17',
    'common-L3 3:20 4:20-21',
  ],
)
