import type { Count, Lesson } from '@nora/cats'
import { MapScroll } from './map-scroll.tsx'
import type { Cell } from './outline.ts'
import { Rat } from './rat.tsx'
import { TreasureTile } from './treasure-tile.tsx'
import { Basket, Fish, FiveCats, Litter, Podium, Portrait, Scroll, Section } from './vignette-parts.tsx'

/** What a lesson looks at. */
export function LessonPicture({ lesson }: { readonly lesson: Lesson }) {
  if (lesson.score === 'family' || lesson.score === 'bestOther') return <Litter />
  if (lesson.score === 'each') return <Counted count={lesson.of} />
  const { when } = lesson
  switch (when.is) {
    case 'exactly':
    case 'atLeast':
    case 'fewerThan':
      return <Counted count={when.of} />
    case 'everyColour':
      return <FiveCats />
    case 'full':
    case 'empty':
      return <Section areas={when.areas} isFull={when.is === 'full'} />
    case 'firstInTurnOrder':
      return <Podium />
    case 'largestFamily':
      return <Litter />
  }
}

const corner: readonly Cell[] = [
  [0, 0],
  [0, 1],
]

function Counted({ count }: { readonly count: Count }) {
  if ('colour' in count && count.colour && count.colour !== 'chosen' && count.colour !== 'best')
    return <Portrait family={count.colour} />
  switch (count.count) {
    case 'families':
    case 'catsInLargestFamily':
      return <Litter />
    case 'oshaxes':
      return <Portrait family="oshax" />
    case 'treasures':
    case 'commonTreasures':
    case 'rareTreasures':
    case 'treasuresAtCats':
      return (
        <g transform="translate(40 20)">
          <TreasureTile cells={corner} kind={count.count === 'rareTreasures' ? 'rare' : 'common'} />
        </g>
      )
    case 'visibleRats':
      return (
        <g transform="translate(80 46) scale(1.9)">
          <Rat x={0} y={0} />
        </g>
      )
    case 'visibleMaps':
    case 'coveredMaps':
      return (
        <g transform="translate(46 10) scale(1.6)">
          <MapScroll colour="green" cell={[0, 0]} />
        </g>
      )
    case 'fullSections':
      return <Section areas={['diningRoom', 'storeroom']} isFull />
    case 'fish':
      return <Fish />
    case 'permanentBaskets':
      return (
        <g transform="translate(80 40)">
          <Basket isWhole />
        </g>
      )
    case 'privateLessons':
      return <Scroll />
    case 'lonelyCats':
      return <Portrait family="purple" />
    default:
      return <FiveCats />
  }
}
