import {
  type Area,
  type CatsTable,
  type Colour,
  type Condition,
  type Count,
  colours,
  type Lesson,
  lessonOf,
  planOf,
  surveyOf,
} from '@nora/cats'
import type { Seat, SheetLine } from '@nora/kernel'

type Survey = ReturnType<typeof surveyOf>
type SurveyedCat = Survey['cats'][number]
type SurveyedTreasure = Survey['treasures'][number]

/** A part of a seat's ship, as something that can be pointed at. */
export function areaThing(seat: Seat, area: Area): string {
  return `area/${seat}/${area}`
}

/** All rats of a seat's ship that can be seen. */
export function ratsThing(seat: Seat): string {
  return `rats/${seat}`
}

/** The tiles, rats and parts of a seat's ship that a line of its score sheet counts, whatever they bring. */
export function countedOnShip(
  table: CatsTable,
  seat: Seat,
  { id, item }: Pick<SheetLine, 'id' | 'item'>,
): readonly string[] {
  if (!table.state.players[seat]) return []
  const ship = surveyed(table, seat)
  if (item !== undefined)
    return ship.lesson(lessonOf(table.content, item), table.state.lessonColours[item] ?? undefined)
  if (id === 'families') return ship.families(() => true)
  if (id === 'rare') return ship.treasures(({ rare }) => rare)
  if (id === 'rats') return [ratsThing(seat)]
  return id === 'sections' ? ship.sections(false) : []
}

/** A ship with the names of what is counted on it. */
function surveyed(table: CatsTable, seat: Seat) {
  const { content } = table
  const { boat } = table.state.players[seat] as CatsTable['state']['players'][number]
  const survey = surveyOf(content, boat)
  // A survey has cats and treasures in the order in which they were laid.
  const named = (isCat: boolean) =>
    boat.tiles.filter(({ colour }) => (colour !== null) === isCat).map(({ tile }) => tile)
  const catNames = named(true)
  const treasureNames = named(false)

  const cats = (test: (cat: SurveyedCat) => boolean) =>
    catNames.filter((_, nth) => test(survey.cats[nth] as SurveyedCat))
  const treasures = (test: (treasure: SurveyedTreasure) => boolean) =>
    treasureNames.filter((_, nth) => test(survey.treasures[nth] as SurveyedTreasure))
  const families = (test: (size: number, rank: number) => boolean) =>
    survey.families
      .filter(({ size }, rank) => test(size, rank))
      .flatMap((family) => family.tiles.flatMap((place) => boat.tiles[place]?.tile ?? []))
  const sections = (isFull: boolean) =>
    [...planOf(content, boat.plan).sections.keys()]
      .filter((id) => survey.isFull(id as Area) === isFull)
      .map((id) => areaThing(seat, id as Area))

  const ofColour = (count: Count['count'], colour: Colour | undefined): readonly string[] => {
    const isIt = (cat: SurveyedCat) => colour === undefined || cat.colour === colour
    if (count === 'treasuresAtCats')
      return treasures(({ besideColours }) => (colour ? besideColours.has(colour) : besideColours.size > 0))
    if (count === 'catsAtEdge') return cats((cat) => isIt(cat) && cat.atEdge)
    if (count === 'lonelyCats') return cats((cat) => isIt(cat) && cat.lonely)
    return cats(isIt)
  }

  const counted = (count: Count, chosen: Colour | undefined): readonly string[] => {
    switch (count.count) {
      case 'cats':
      case 'catsAtEdge':
      case 'lonelyCats':
      case 'treasuresAtCats': {
        if (count.colour !== 'best') return ofColour(count.count, count.colour === 'chosen' ? chosen : count.colour)
        const each = colours.map((colour) => ofColour(count.count, colour))
        return each.toSorted((one, other) => other.length - one.length)[0] ?? []
      }
      case 'families':
        return families((size) => size >= count.atLeast)
      case 'coloursAwayFrom': {
        const isThere = atPlace[count.place]
        return cats(({ colour }) => !survey.cats.some((cat) => cat.colour === colour && isThere(cat)))
      }
      case 'catColours':
        return catNames
      case 'catsInLargestFamily':
        return families((_, rank) => rank === 0)
      case 'catsAwayFromTreasure':
        return cats(({ atTreasure }) => !atTreasure)
      case 'oshaxes':
        return cats(({ oshax }) => oshax)
      case 'treasures':
        return treasureNames
      case 'commonTreasures':
        return treasures(({ rare }) => !rare)
      case 'rareTreasures':
        return treasures(({ rare }) => rare)
      case 'visibleRats':
        return [ratsThing(seat)]
      case 'fullSections':
        return sections(true)
      default:
        // Maps, fish, baskets and cards: none of them lies on the ship as a piece.
        return []
    }
  }

  const condition = (when: Condition, chosen: Colour | undefined): readonly string[] => {
    switch (when.is) {
      case 'exactly':
      case 'atLeast':
      case 'fewerThan':
        return counted(when.of, chosen)
      case 'everyColour':
        return ofColour(when.of, undefined)
      case 'full':
      case 'empty':
        return when.areas.map((area) => areaThing(seat, area))
      case 'largestFamily':
        return families((_, rank) => rank === 0)
      case 'firstInTurnOrder':
        return []
    }
  }

  return {
    treasures,
    families,
    sections,
    lesson: (lesson: Lesson, chosen: Colour | undefined): readonly string[] => {
      if (lesson.score === 'once') return condition(lesson.when, chosen)
      if (lesson.score === 'each') return counted(lesson.of, chosen)
      return lesson.score === 'family' ? families((_, rank) => rank === lesson.rank - 1) : []
    },
  }
}

const atPlace = {
  edge: ({ atEdge }: SurveyedCat) => atEdge,
  treasure: ({ atTreasure }: SurveyedCat) => atTreasure,
  visibleRat: ({ atVisibleRat }: SurveyedCat) => atVisibleRat,
}
