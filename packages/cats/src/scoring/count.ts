import { type Colour, colours } from '../content/colours.ts'
import type { Count } from '../language/lesson.ts'
import type { Situation } from './situation.ts'
import type { Survey, SurveyedCat } from './survey.ts'

type ByColour = Extract<Count, { colour?: unknown }>['count']

/** How many there are of what a card counts. `chosen` is the colour that was chosen for the card. */
export function countOn(survey: Survey, situation: Situation, count: Count, chosen: Colour | null): number {
  switch (count.count) {
    case 'cats':
    case 'catsAtEdge':
    case 'lonelyCats':
    case 'treasuresAtCats':
      if (count.colour === 'best') return Math.max(...colours.map((colour) => countColour(survey, count.count, colour)))
      return countColour(survey, count.count, count.colour === 'chosen' ? colourFor(count, chosen) : count.colour)
    case 'families':
      return survey.families.filter(({ size }) => size >= count.atLeast).length
    case 'coloursAwayFrom': {
      const isThere = atPlace[count.place]
      return colours.filter((colour) => !survey.cats.some((cat) => cat.colour === colour && isThere(cat))).length
    }
    case 'catColours':
      return colours.filter((colour) => survey.cats.some((cat) => cat.colour === colour)).length
    case 'catsInLargestFamily':
      return largestFamily(survey)
    case 'catsAwayFromTreasure':
      return survey.cats.filter(({ atTreasure }) => !atTreasure).length
    case 'oshaxes':
      return survey.cats.filter(({ oshax }) => oshax).length
    case 'treasures':
      return survey.treasures.length
    case 'commonTreasures':
      return survey.treasures.filter(({ rare }) => !rare).length
    case 'rareTreasures':
      return survey.treasures.filter(({ rare }) => rare).length
    case 'visibleRats':
      return survey.visibleRats
    case 'visibleMaps':
      return survey.visibleMaps.length
    case 'coveredMaps':
      return colours.length - survey.visibleMaps.length
    case 'fullSections':
      return survey.fullSections
    case 'fish':
      return situation.fish
    case 'permanentBaskets':
      return situation.permanentBaskets
    case 'privateLessons':
      return situation.privateLessonsOnTable
  }
}

/** The size of the largest family; 0 without any. */
export function largestFamily(survey: Survey): number {
  return survey.families[0]?.size ?? 0
}

/** No colour means cats of any colour. */
export function countColour(survey: Survey, count: ByColour, colour: Colour | undefined): number {
  if (count === 'treasuresAtCats')
    return survey.treasures.filter(({ besideColours }) => (colour ? besideColours.has(colour) : besideColours.size > 0))
      .length
  const isCounted = catTests[count]
  return survey.cats.filter((cat) => (colour === undefined || cat.colour === colour) && isCounted(cat)).length
}

const catTests: Readonly<Record<Exclude<ByColour, 'treasuresAtCats'>, (cat: SurveyedCat) => boolean>> = {
  cats: () => true,
  catsAtEdge: ({ atEdge }) => atEdge,
  lonelyCats: ({ lonely }) => lonely,
}

const atPlace = {
  edge: ({ atEdge }: SurveyedCat) => atEdge,
  treasure: ({ atTreasure }: SurveyedCat) => atTreasure,
  visibleRat: ({ atVisibleRat }: SurveyedCat) => atVisibleRat,
}

function colourFor({ count }: Count, chosen: Colour | null): Colour {
  if (chosen === null) throw new Error(`no colour was chosen to count ${count}`)
  return chosen
}
