import type { Card, Count, Lesson } from '@nora/cats'
import { memo, type ReactNode } from 'react'
import { CatTile } from './cat-tile.tsx'
import { Face } from './face.tsx'
import { coats, type Family, INK } from './families.ts'
import { MapScroll } from './map-scroll.tsx'
import type { Cell } from './outline.ts'
import { Rat } from './rat.tsx'
import { sectionSigns } from './section-sign.ts'
import { TreasureTile } from './treasure-tile.tsx'

export const VIGNETTE = { width: 160, height: 84 } as const

/** What a card shows, drawn from its record alone. */
export const CardVignette = memo(function CardVignette({ card }: { readonly card: Card }) {
  return (
    <g stroke={INK} strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
      {picture(card)}
    </g>
  )
})

function picture(card: Card): ReactNode {
  switch (card.kind) {
    case 'rescue':
      return <Rescue {...card} />
    case 'oshax':
      return <Portrait family="oshax" />
    case 'treasure':
      return card.options.map(({ take }, index) => (
        <g
          key={take}
          transform={`translate(${card.options.length > 1 ? 18 + index * 76 : 50} ${take === 'rare' ? 4 : 22})`}
        >
          <TreasureTile
            cells={take === 'rare' ? square : take === 'common' ? corner : single}
            kind={take === 'rare' ? 'rare' : 'common'}
          />
        </g>
      ))
    case 'anytime':
      return <Anytime effect={card.effect.effect} />
    case 'colour':
      return <Portrait family={card.colour} />
    case 'sister':
      return null
    default:
      return <LessonPicture lesson={card.lesson} />
  }
}

const square: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
]
const corner: readonly Cell[] = [
  [0, 0],
  [0, 1],
]
const single: readonly Cell[] = [[0, 0]]

/** Somebody looks out of every basket, and runs as fast as the card. */
type RescueProps = Pick<Extract<Card, { kind: 'rescue' }>, 'id' | 'baskets' | 'brokenBaskets' | 'speed'>

function Rescue({ baskets, brokenBaskets, speed, id }: RescueProps) {
  const all = [...numbered('whole', baskets), ...numbered('broken', brokenBaskets)]
  const number = Number(id)
  const families: readonly Family[] = ['blue', 'green', 'orange', 'red', 'purple']
  return (
    <>
      <path
        d={Array.from(
          { length: speed },
          (_, line) => `M${10 + (line % 2) * 8} ${16 + line * 12} h${22 - (line % 3) * 4}`,
        ).join(' ')}
        stroke="#e2725b"
        strokeWidth={4}
        fill="none"
      />
      {all.map(({ key, isWhole }, index) => {
        const family = families[(number + index * 2) % families.length] as Family
        return (
          <g key={key} transform={`translate(${80 + (index - (all.length - 1) / 2) * 58} 50)`}>
            <Face
              at={{ x: 0, y: -18 }}
              coat={coats[family]}
              family={family}
              size={1.25}
              mood={number % 2 ? 'awake' : 'happy'}
              lean={index * 8 - 4}
            />
            <Basket isWhole={isWhole} />
          </g>
        )
      })}
      {all.length === 0 && <Face at={{ x: 84, y: 44 }} coat={coats.orange} family="orange" size={1.7} mood="glance" />}
    </>
  )
}

function numbered(sort: 'whole' | 'broken', number: number) {
  return Array.from({ length: number }, (_, place) => ({ key: `${sort}/${place}`, isWhole: sort === 'whole' }))
}

function Basket({ isWhole }: { readonly isWhole: boolean }) {
  return (
    <>
      <path d="M-27 -2 H27 L21 28 H-21 Z" fill={isWhole ? '#b9824f' : '#a39a8e'} />
      <path d="M-24 8 H24 M-22 18 H22 M-12 -2 L-10 28 M0 -2 V28 M12 -2 L10 28" strokeWidth={1.3} fill="none" />
      {!isWhole && <path d="M-2 -3 L5 6 L-3 13 L4 20 L-1 29" fill="none" stroke="#fbf1d6" strokeWidth={5} />}
    </>
  )
}

function Portrait({ family }: { readonly family: Family | 'oshax' }) {
  return (
    <g transform="translate(80 46)">
      <circle r={35} fill={coats[family].light} strokeWidth={2} />
      <Face at={{ x: 0, y: 1 }} coat={coats[family]} family={family} size={1.9} mood="happy" />
    </g>
  )
}

/** What a lesson looks at. */
function LessonPicture({ lesson }: { readonly lesson: Lesson }) {
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

function FiveCats() {
  const families: readonly Family[] = ['blue', 'green', 'orange', 'red', 'purple']
  return families.map((family, index) => (
    <Face
      key={family}
      at={{ x: 20 + index * 30, y: index % 2 ? 54 : 32 }}
      coat={coats[family]}
      family={family}
      size={0.95}
      mood="awake"
    />
  ))
}

const mother: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
]

function Litter() {
  return (
    <g transform="translate(22 2)">
      <CatTile cells={mother} family="orange" />
      <Face at={{ x: 66, y: 62 }} coat={coats.orange} family="orange" size={0.9} mood="awake" />
      <Face at={{ x: 98, y: 62 }} coat={coats.orange} family="orange" size={0.9} mood="asleep" />
    </g>
  )
}

function Section({ areas, isFull }: { readonly areas: readonly string[]; readonly isFull: boolean }) {
  return areas.map((area, index) => (
    <g key={area} transform={`translate(${80 + (index - (areas.length - 1) / 2) * 56} 42)`}>
      <rect
        x={-25}
        y={-25}
        width={50}
        height={50}
        rx={8}
        fill={isFull ? '#d9ae77' : '#fbf1d6'}
        strokeDasharray={isFull ? undefined : '6 5'}
      />
      <path
        d={
          sectionSigns[area] ??
          (area === 'middleRow' ? 'M-18 0 H18 M-12 -6 L-18 0 L-12 6 M12 -6 L18 0 L12 6' : 'M-15 -15 H15 V15 H-15 Z')
        }
        fill="none"
      />
    </g>
  ))
}

function Podium() {
  return (
    <>
      <path d="M30 80 V54 H60 V38 H100 V62 H130 V80 Z" fill="#d9ae77" />
      <Face at={{ x: 80, y: 20 }} coat={coats.blue} family="blue" size={1.1} mood="happy" />
    </>
  )
}

function Fish() {
  return (
    <g transform="translate(80 42)">
      <path d="M-46 0 C-30 -28 14 -30 30 0 C14 30 -30 28 -46 0 Z M30 0 L52 -20 V20 Z" fill="#4c95a6" />
      <path d="M-26 -5 v0.1" strokeWidth={6} />
      <path d="M-8 -14 q8 14 0 28 M6 -12 q6 12 0 24" fill="none" strokeWidth={1.6} />
    </g>
  )
}

function Scroll() {
  return (
    <g transform="translate(80 42)">
      <path d="M-30 -28 C-16 -36 16 -20 30 -28 V26 C16 34 -16 18 -30 26 Z" fill="#fbf1d6" />
      <path d="M-18 -10 H18 M-18 2 H18 M-18 14 H8" fill="none" strokeWidth={1.8} />
    </g>
  )
}

function Anytime({ effect }: { readonly effect: Extract<Card, { kind: 'anytime' }>['effect']['effect'] }) {
  switch (effect) {
    case 'gainFish':
      return <Fish />
    case 'sellBasket':
    case 'gainBasket':
      return (
        <g transform="translate(80 36)">
          <Basket isWhole />
        </g>
      )
    case 'drawCards':
      return (
        <>
          <rect x={46} y={14} width={40} height={56} rx={5} fill="#7683c4" transform="rotate(-10 66 42)" />
          <rect x={78} y={14} width={40} height={56} rx={5} fill="#fbf1d6" transform="rotate(9 98 42)" />
        </>
      )
    case 'extraRescue':
      return <Rescue id="002" baskets={2} brokenBaskets={0} speed={0} />
    case 'nextTileAnywhere':
      return (
        <>
          <path d="M24 64 C50 10 100 10 124 40" fill="none" strokeDasharray="2 8" strokeWidth={3} />
          <path d="M112 36 L126 42 L128 27" fill="none" strokeWidth={3} />
          <g transform="translate(14 38)">
            <CatTile cells={single} family="green" />
          </g>
        </>
      )
    default:
      return <FiveCats />
  }
}
