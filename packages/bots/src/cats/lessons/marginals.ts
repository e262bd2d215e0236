import { type Area, type Count, colours, type Lesson, sectionIds } from '@nora/cats'
import type { Facts } from '../facts.ts'
import type { ByColour, Ship } from '../ship/ship.ts'
import { type CountedLesson, lessonsWorth } from './lessons.ts'

/** By how much all lessons together would rise with one more of something. */
export interface Marginals {
  /** One more cat of each colour; its place on the ship comes on top. */
  readonly cat: ByColour
  readonly catAtEdge: ByColour
  readonly lonelyCat: ByColour
  readonly oshax: number
  readonly rare: number
  readonly common: number
  readonly ratCovered: number
  readonly mapCovered: number
  /** One more cell covered in each part of the ship. */
  readonly covered: Readonly<Record<Area, number>>
}

/** What a lesson looks at; most lessons do not care about most changes. */
type Topic = 'cats' | 'edge' | 'lonely' | 'oshaxes' | 'rare' | 'common' | 'rats' | 'maps' | 'areas'

/** What some lessons would gain if something about the ship were so. */
type Gain = <Field extends keyof Ship>(field: Field, value: Ship[Field]) => number

const areas: readonly Area[] = [...sectionIds, 'edge', 'middleRow']
const noColours = colours.map(() => 0)
const nowhere = Object.fromEntries(areas.map((area) => [area, 0])) as Record<Area, number>

export function marginalsOf(facts: Facts, countedLessons: readonly CountedLesson[]): Marginals {
  const { oshaxes, rats, maps } = facts.ship
  return {
    cat: catMarginals(facts, countedLessons),
    catAtEdge: colourGains(facts, 'catsAtEdge', gainAbout(facts, countedLessons, 'edge')),
    lonelyCat: colourGains(facts, 'lonelyCats', gainAbout(facts, countedLessons, 'lonely')),
    oshax: gainAbout(facts, countedLessons, 'oshaxes')?.('oshaxes', oshaxes + 1) ?? 0,
    ...treasureMarginals(facts, countedLessons),
    ratCovered: gainAbout(facts, countedLessons, 'rats')?.('rats', Math.max(0, rats - 1)) ?? 0,
    mapCovered: gainAbout(facts, countedLessons, 'maps')?.('maps', Math.max(0, maps - 1)) ?? 0,
    covered: coveredMarginals(facts, gainAbout(facts, countedLessons, 'areas')),
  }
}

/** What a cat of each colour would add. */
export function catMarginals(facts: Facts, countedLessons: readonly CountedLesson[]): ByColour {
  return colourGains(facts, 'cats', gainAbout(facts, countedLessons, 'cats'))
}

export function treasureMarginals(
  facts: Facts,
  countedLessons: readonly CountedLesson[],
): Pick<Marginals, 'rare' | 'common'> {
  const { rares, commons } = facts.ship
  return {
    rare: gainAbout(facts, countedLessons, 'rare')?.('rares', rares + 1) ?? 0,
    common: gainAbout(facts, countedLessons, 'common')?.('commons', commons + 1) ?? 0,
  }
}

function coveredMarginals({ ship: { open } }: Facts, gain: Gain | undefined): Record<Area, number> {
  if (!gain) return nowhere
  const gains = areas.map((area) => [area, gain('open', { ...open, [area]: Math.max(0, open[area] - 1) })])
  return Object.fromEntries(gains) as Record<Area, number>
}

function colourGains({ ship }: Facts, counts: 'cats' | 'catsAtEdge' | 'lonelyCats', gain: Gain | undefined): ByColour {
  if (!gain) return noColours
  return colours.map((_, colour) => gain(counts, oneMore(ship[counts], colour)))
}

/** Nothing where no lesson cares. */
function gainAbout(facts: Facts, countedLessons: readonly CountedLesson[], topic: Topic): Gain | undefined {
  const caring = countedLessons.filter(({ lesson }) => topicsOf(lesson).includes(topic))
  if (caring.length === 0) return undefined
  const before = lessonsWorth(facts, caring)
  // One ship of thought is changed and changed back for every question.
  const ship: { -readonly [field in keyof Ship]: Ship[field] } = { ...facts.ship }
  const changed = { ...facts, ship }
  return (field, value) => {
    ship[field] = value
    const after = lessonsWorth(changed, caring)
    ship[field] = facts.ship[field]
    return after - before
  }
}

function topicsOf(lesson: Lesson): readonly Topic[] {
  if (lesson.score === 'each') return topicsOfCount(lesson.of)
  if (lesson.score !== 'once') return []
  const { when } = lesson
  switch (when.is) {
    case 'exactly':
    case 'atLeast':
    case 'fewerThan':
      return topicsOfCount(when.of)
    case 'everyColour':
      return when.of === 'cats' ? ['cats'] : ['edge']
    case 'full':
    case 'empty':
      return ['areas']
    default:
      return []
  }
}

function topicsOfCount(count: Count): readonly Topic[] {
  return count.count === 'coloursAwayFrom' ? (count.place === 'edge' ? ['edge'] : []) : (topics[count.count] ?? [])
}

const topics: { readonly [count in Count['count']]?: readonly Topic[] } = {
  cats: ['cats'],
  catColours: ['cats'],
  catsAwayFromTreasure: ['cats'],
  catsAtEdge: ['edge'],
  lonelyCats: ['lonely'],
  oshaxes: ['oshaxes'],
  treasures: ['rare', 'common'],
  rareTreasures: ['rare'],
  commonTreasures: ['common'],
  visibleRats: ['rats'],
  visibleMaps: ['maps'],
  coveredMaps: ['maps'],
}

function oneMore(counts: ByColour, colour: number): number[] {
  return counts.map((count, index) => (index === colour ? count + 1 : count))
}
