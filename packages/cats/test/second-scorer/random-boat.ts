import { BOAT_NAMES, type Cell, COLOURS, type Colour, type Section } from './boats.ts'
import type { Assumptions, ScoreCase } from './case.ts'
import type { Dice } from './dice.ts'
import { familyLessons } from './family-lessons.ts'
import { Hold, type Piece, type Taste } from './hold.ts'
import { privateLessons } from './private-lessons.ts'
import { colouredPublicLessons, plainPublicLessons } from './public-lessons.ts'
import { COPIES, type Kind, shapesOf } from './shapes.ts'
import { sisterLessons } from './sister-lessons.ts'

const TASTES: readonly Taste[] = ['anywhere', 'snug', 'edge', 'family', 'strangers', 'rats']

/** Lessons reward an empty dining room and empty cabins, so some boats leave them alone. */
const LEFT_EMPTY: readonly (readonly Section[])[] = [['dining room'], ['port cabin', 'starboard cabin'], ['port cabin']]

/** What the imagined player of this boat is after. */
interface Plan {
  cats: number
  oshaxes: number
  commons: number
  rares: number
  colours: readonly Colour[]
  tastes: readonly Taste[]
  leaveEmpty: readonly Section[]
  /** Holes left by the cats are filled with treasures as far as the box allows. */
  patchHoles: boolean
  /** In percent: how readily a tile is laid apart from the others, as cards 069 and 070 allow. */
  apart: number
}

/** A legal boat, somewhere between empty and full, to be scored for every lesson there is. */
export function randomBoat(dice: Dice): ScoreCase {
  const boat = dice.pick(BOAT_NAMES)
  const plan = randomPlan(dice)
  const hold = new Hold(boat, plan.leaveEmpty)
  const box = dice.shuffled(wholeBox(dice, plan))
  const loose = loadPlannedPieces(dice, plan, hold, box)
  if (plan.patchHoles) patchHoles(dice, hold, box)
  return {
    boat,
    tiles: dice.shuffled(hold.tiles),
    fish: dice.between(0, 12),
    ...everyLesson,
    soloColours: dice.shuffled(COLOURS),
    assume: randomAssumptions(dice, loose),
  }
}

function randomPlan(dice: Dice): Plan {
  const sparse = dice.chance(8)
  const favourites = dice.shuffled(COLOURS).slice(0, dice.between(1, 5))
  return {
    cats: sparse ? dice.between(0, 2) : dice.chance(25) ? dice.pick([15, 20, 24]) : dice.between(0, 24),
    oshaxes: sparse || dice.chance(50) ? 0 : dice.between(1, 6),
    commons: sparse || dice.chance(30) ? 0 : dice.between(1, 12),
    rares: sparse || dice.chance(40) ? 0 : dice.between(1, 6),
    colours: dice.chance(30) ? COLOURS : [...favourites, ...favourites, ...favourites, ...COLOURS],
    tastes: dice.chance(30) ? ['snug'] : [dice.pick(TASTES), dice.pick(TASTES)],
    leaveEmpty: dice.chance(15) ? dice.pick(LEFT_EMPTY) : [],
    patchHoles: !sparse && dice.chance(35),
    apart: dice.chance(15) ? 10 : 0,
  }
}

/** Every tile of the game; the oshaxes already wear the colour they will be given. */
function wholeBox(dice: Dice, plan: Plan): Piece[] {
  const all = (kind: Kind, colours: readonly (Colour | null)[]): Piece[] =>
    shapesOf(kind).flatMap((shape) =>
      colours.flatMap((colour) => Array.from({ length: COPIES[kind] }, () => ({ kind, shape, colour }))),
    )
  return [
    ...all('cat', COLOURS),
    ...all('oshax', [null]).map((oshax) => ({ ...oshax, colour: dice.pick(plan.colours) })),
    ...all('common', [null]),
    ...all('rare', [null]),
  ]
}

/** Loads what was planned as far as it fits and tells how many tiles touched nothing when they were laid. */
function loadPlannedPieces(dice: Dice, plan: Plan, hold: Hold, box: Piece[]): number {
  const wanted: Kind[] = dice.shuffled([
    ...Array<Kind>(plan.cats).fill('cat'),
    ...Array<Kind>(plan.oshaxes).fill('oshax'),
    ...Array<Kind>(plan.commons).fill('common'),
    ...Array<Kind>(plan.rares).fill('rare'),
  ])
  let loose = 0
  for (const kind of wanted) {
    const colour = dice.pick(plan.colours)
    const piece =
      box.find((one) => one.kind === kind && (kind !== 'cat' || one.colour === colour)) ??
      box.find((one) => one.kind === kind)
    if (piece === undefined) continue
    const goesApart = dice.chance(plan.apart) && hold.tiles.length > 0
    const squares = goesApart ? hold.openWater() : hold.shore()
    const places = somePlaces(dice, hold, piece, squares)
    const place = bestPlace(dice.pick(plan.tastes), hold, piece, places)
    if (place === undefined) continue
    if (hold.tiles.length > 0 && !hold.touchesTile(place)) loose += 1
    hold.load(piece, place)
    box.splice(box.indexOf(piece), 1)
  }
  return loose
}

function somePlaces(dice: Dice, hold: Hold, piece: Piece, squares: readonly Cell[]): Cell[][] {
  if (squares.length === 0) return []
  const places: Cell[][] = []
  for (let attempt = 0; attempt < 60 && places.length < 8; attempt++) {
    const place = hold.tryOver(dice.pick(squares), piece, dice)
    if (place !== undefined) places.push(place)
  }
  return places
}

function bestPlace(taste: Taste, hold: Hold, piece: Piece, places: readonly Cell[][]): Cell[] | undefined {
  let best: Cell[] | undefined
  let mostLiked = Number.NEGATIVE_INFINITY
  for (const place of places) {
    const liked = hold.liking(taste, piece, place)
    if (liked > mostLiked) {
      best = place
      mostLiked = liked
    }
  }
  return best
}

/** Large treasures first, so that the single squares last for the smallest holes. */
function patchHoles(dice: Dice, hold: Hold, box: readonly Piece[]): void {
  for (const shape of [...dice.shuffled(shapesOf('rare')), ...shapesOf('common').toReversed()]) {
    for (const piece of box.filter((one) => one.shape === shape)) {
      const place = firstPlace(hold, piece, dice.shuffled(hold.shore()))
      if (place === undefined) break
      hold.load(piece, place)
    }
  }
}

function firstPlace(hold: Hold, piece: Piece, squares: readonly Cell[]): Cell[] | undefined {
  for (const square of squares) {
    const place = hold.fitOver(square, piece)
    if (place !== undefined) return place
  }
  return undefined
}

function randomAssumptions(dice: Dice, loose: number): Assumptions {
  const others = Object.keys(sisterLessons).filter((number) => number !== '204')
  return {
    permanentBaskets: dice.between(0, 5),
    firstInTurnOrder: dice.chance(50),
    otherPlayersLargestFamily: dice.pick([0, 0, 3, 4, 5, 6, 7, 8]),
    privateLessonsOnTable: dice.between(1, 9),
    soloLessonsBeside204: dice.shuffled(others).slice(0, dice.between(2, 6)),
    looseTiles: loose,
  }
}

const everyLesson = {
  lessons: Object.keys(privateLessons),
  publicLessons: [
    ...Object.keys(colouredPublicLessons).flatMap((number) => COLOURS.map((colour) => `${number}:${colour}`)),
    ...Object.keys(plainPublicLessons),
  ],
  familyLessons: Object.keys(familyLessons),
  soloLessons: Object.keys(sisterLessons),
}
