import { type Colour, type Count, colours } from '@nora/cats'
import { sum } from '../../sum.ts'
import { type Facts, largestFamily } from '../facts.ts'
import type { ByColour } from '../ship/ship.ts'

/** A number that a lesson counts: what it is, where it drifts by itself, and how far it can be steered. */
export interface Forecast {
  readonly now: number
  /** The change to expect without doing anything about it. */
  readonly drift: number
  /** The change that can be brought about by trying. */
  readonly reach: number
}

/** By how much each thing changes with a cat brought aboard: by itself, and when it is aimed at. */
const perCat = {
  oneColour: { drift: 0.2, reach: 0.38 },
  bestColour: { drift: 0.3, reach: 0.42 },
  edge: { drift: 0.4, reach: 0.65 },
  edgeOfColour: { drift: 0.09, reach: 0.25 },
  lonely: { drift: 0.2, reach: 0.6 },
  lonelyOfColour: { drift: 0.04, reach: 0.2 },
  largestFamily: { drift: 0.28, reach: 0.4 },
  largeFamilies: { drift: 0.1, reach: 0.15 },
  awayFromTreasure: { drift: 0.55, reach: 0.3 },
  rats: { drift: -0.75, reach: -1.1 },
  maps: { drift: -0.16, reach: -0.3 },
  fullSections: { drift: 0.2, reach: 0.3 },
} as const

/** The same with each day that still brings cards. */
const perDay = {
  oshaxes: { drift: 0.25, reach: 0.5 },
  treasures: { drift: 1.3, reach: 2 },
  commonTreasures: { drift: 1, reach: 1.6 },
  rareTreasures: { drift: 0.4, reach: 0.8 },
  treasuresAtColour: { drift: 0.6, reach: 0.9 },
  baskets: { drift: 0.1, reach: 0.35 },
  lessons: { drift: 1, reach: 1.7 },
} as const

type Change = { readonly drift: number; readonly reach: number }

/** Fish that a later day leaves over if they are wanted. */
const FISH_TO_SPARE = 8

export function forecast(facts: Facts, count: Count, chosen: Colour | null): Forecast {
  switch (count.count) {
    case 'cats':
      return ofColour(facts, facts.ship.cats, count.colour, chosen, { drift: 1, reach: 1 }, perCat.oneColour)
    case 'catsAtEdge':
      return ofColour(facts, facts.ship.catsAtEdge, count.colour, chosen, perCat.edge, perCat.edgeOfColour)
    case 'lonelyCats':
      return ofColour(facts, facts.ship.lonelyCats, count.colour, chosen, perCat.lonely, perCat.lonelyOfColour)
    case 'treasuresAtCats': {
      const now = pick(facts.ship.treasuresAtCats, count.colour, chosen)
      return changing(now, perDay.treasuresAtColour, facts.remaining.explorations)
    }
    case 'families':
      return byCat(facts, facts.ship.groups.filter(({ size }) => size >= count.atLeast).length, perCat.largeFamilies)
    case 'coloursAwayFrom': {
      const there = {
        edge: facts.ship.catsAtEdge,
        treasure: facts.ship.catsAtTreasure,
        visibleRat: facts.ship.catsAtRat,
      }[count.place]
      const away = there.filter((cats) => cats === 0).length
      const share = Math.min(1, facts.remaining.cats / 12)
      return { now: away, drift: -away * share * 0.7, reach: -away * share }
    }
    case 'catColours': {
      const now = facts.ship.cats.filter((cats) => cats > 0).length
      const missing = colours.length - now
      return { now, drift: missing * Math.min(1, facts.remaining.cats / 8), reach: missing }
    }
    case 'catsInLargestFamily':
      return byCat(facts, largestFamily(facts.ship), perCat.largestFamily)
    case 'catsAwayFromTreasure':
      return byCat(facts, sum(facts.ship.cats) - sum(facts.ship.catsAtTreasure), perCat.awayFromTreasure)
    case 'oshaxes':
      return byDay(facts, facts.ship.oshaxes, perDay.oshaxes)
    case 'treasures':
      return byDay(facts, facts.ship.commons + facts.ship.rares, perDay.treasures)
    case 'commonTreasures':
      return byDay(facts, facts.ship.commons, perDay.commonTreasures)
    case 'rareTreasures':
      return byDay(facts, facts.ship.rares, perDay.rareTreasures)
    case 'visibleRats':
      return byCat(facts, facts.ship.rats, perCat.rats)
    case 'visibleMaps':
      return byCat(facts, facts.ship.maps, perCat.maps)
    case 'coveredMaps': {
      const { drift, reach } = byCat(facts, facts.ship.maps, perCat.maps)
      return { now: colours.length - facts.ship.maps, drift: -drift, reach: -reach }
    }
    case 'fullSections':
      return byCat(facts, facts.ship.fullSections, perCat.fullSections)
    case 'fish':
      return fishForecast(facts)
    case 'permanentBaskets':
      return byDay(facts, facts.baskets, perDay.baskets)
    case 'privateLessons':
      return byDay(facts, facts.lessons, perDay.lessons)
  }
}

/** Fish are there to be spent: what is in hand today says little about the end, except on the last day. */
function fishForecast({ fish, remaining }: Facts): Forecast {
  const spends = remaining.daysLeft > 0 || remaining.stage === 'buying'
  return spends ? { now: 0, drift: 1, reach: FISH_TO_SPARE } : { now: fish, drift: 0, reach: 0 }
}

function ofColour(
  facts: Facts,
  counts: ByColour,
  colour: Colour | 'chosen' | 'best' | undefined,
  chosen: Colour | null,
  ofAny: Change,
  ofOne: Change,
): Forecast {
  if (colour === undefined) return byCat(facts, sum(counts), ofAny)
  const change = colour === 'best' ? scaled(perCat.bestColour, ofAny.drift) : ofOne
  return byCat(facts, pick(counts, colour, chosen), change)
}

function pick(counts: ByColour, colour: Colour | 'chosen' | 'best' | undefined, chosen: Colour | null): number {
  if (colour === 'best') return Math.max(...counts)
  if (colour === undefined) return sum(counts)
  const wanted = colour === 'chosen' ? chosen : colour
  return wanted === null ? Math.max(...counts) : (counts[colours.indexOf(wanted)] as number)
}

function byCat({ remaining }: Facts, now: number, change: Change): Forecast {
  return changing(now, change, remaining.cats)
}

function byDay({ remaining }: Facts, now: number, change: Change): Forecast {
  return changing(now, change, remaining.explorations)
}

/** What becomes less ends at nothing. */
function changing(now: number, { drift, reach }: Change, times: number): Forecast {
  return { now, drift: Math.max(-now, drift * times), reach: Math.max(-now, reach * times) }
}

function scaled({ drift, reach }: Change, by: number): Change {
  return { drift: drift * by, reach: reach * by }
}
