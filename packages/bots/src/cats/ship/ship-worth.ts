import {
  besideRow,
  type Cells,
  countBits,
  countCells,
  familyPoints,
  ROWS,
  type SectionId,
  sectionIds,
} from '@nora/cats'
import { POINTS_PER_RARE, SQUARES_PER_CAT } from '../constants.ts'
import type { Facts } from '../facts.ts'
import type { Group } from './ship.ts'

const LOST_PER_RAT = 1
const LOST_PER_OPEN_SECTION = 5
/** Only the smallest treasure fits into a single free cell. */
export const LOST_PER_HOLE = 0.6
/** For each side where free cells end, at a tile or at the ship's outer line. */
export const LOST_PER_SIDE = 0.08

/** What a group of one or two cats may yet become, in parts of a family of three. */
const POTENTIAL_BY_SIZE = [0, 0.2, 0.6]
/** With so many cats to come, hopes are at their highest. */
const CATS_FOR_FULL_POTENTIAL = 7
const POINTS_PER_ROOM = 0.22
const MOST_ROOM = 6
/** The part of the cells still to be covered that can be aimed at one section. */
const AIM = 0.55
const SURE = 0.93

/** The ship itself: rats, sections, families and rare treasures, each for what it may be at the end. */
export function shipParts(facts: Facts): number[] {
  const rats = -facts.ship.rats * LOST_PER_RAT
  return [rats, sectionsWorth(facts), familiesWorth(facts), rareWorth(facts), orderWorth(facts)]
}

/** A tidy ship leaves room for what is to come: no holes, and few corners. */
function orderWorth(facts: Facts): number {
  const { free } = facts.ship
  let holes = 0
  let sides = 0
  for (let row = 0; row < ROWS; row++) {
    const here = free[row] as number
    holes += countBits(here & ~besideRow(free, row))
    sides += countBits(here ^ (here << 1)) + countBits(here ^ (row > 0 ? (free[row - 1] as number) : 0))
  }
  return -potentialOf(facts) * (holes * LOST_PER_HOLE + sides * LOST_PER_SIDE)
}

function rareWorth({ mode, ship: { rares } }: Facts): number {
  return mode === 'family' ? 0 : rares * POINTS_PER_RARE
}

function familiesWorth(facts: Facts): number {
  let worth = 0
  for (const group of facts.ship.groups) worth += groupWorth(facts, group)
  return worth
}

/** Families for what they are and the room they have to grow; smaller groups for what they may become. */
function groupWorth(facts: Facts, { size, room }: Group): number {
  const potential = potentialOf(facts)
  const growth = size > 1 ? potential * POINTS_PER_ROOM * Math.min(room, MOST_ROOM) : 0
  return (room > 0 ? sizeWorth(size, potential) : familyPoints(size)) + growth
}

/** What one more cat adds to a group that has room for it. */
export function nextCatWorth(size: number, potential: number): number {
  return sizeWorth(size + 1, potential) - sizeWorth(size, potential)
}

export function potentialOf({ remaining }: Facts): number {
  return Math.min(1, remaining.cats / CATS_FOR_FULL_POTENTIAL)
}

export function sizeWorth(size: number, potential: number): number {
  const part = POTENTIAL_BY_SIZE[size]
  return part === undefined ? familyPoints(size) : part * potential * familyPoints(POTENTIAL_BY_SIZE.length)
}

function sectionsWorth(facts: Facts): number {
  let worth = 0
  for (const section of sectionIds) worth += sectionWorth(facts, section, facts.ship.open[section])
  return worth
}

/** An open section costs points; the fuller it is and the more is to come, the less sure that is. */
export function sectionWorth({ ship: { plan }, remaining }: Facts, section: SectionId, open: number): number {
  if (open === 0) return 0
  const size = countCells(plan.sections.get(section) as Cells)
  const filled = 1 - open / size
  const reach = remaining.cats * SQUARES_PER_CAT * AIM
  const chance = SURE * filled ** 1.5 * Math.min(1, reach / (open + 4))
  return LOST_PER_OPEN_SECTION * (chance - 1)
}

/** What covering one more cell is worth on average, wherever it is. */
export function cellWorth({ ship: { openCells, rats, fullSections } }: Facts): number {
  const lost = rats * LOST_PER_RAT + (sectionIds.length - fullSections) * LOST_PER_OPEN_SECTION
  return (0.75 * lost) / Math.max(1, openCells)
}
