import type { Card } from '@nora/cats'
import { memo, type ReactNode } from 'react'
import { CatTile } from './cat-tile.tsx'
import { Face } from './face.tsx'
import { coats, type Family, INK } from './families.ts'
import { LessonPicture } from './lesson-picture.tsx'
import { CELL, type Cell } from './outline.ts'
import { TreasureTile } from './treasure-tile.tsx'
import { Basket, Fish, FiveCats, Portrait } from './vignette-parts.tsx'

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
      return <Treasures takes={card.options.map(({ take }) => take)} />
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

type Take = Extract<Card, { kind: 'treasure' }>['options'][number]['take']

const GAP = 14
const MARGIN = 6

/** Side by side, as large as they fit. */
function Treasures({ takes }: { readonly takes: readonly Take[] }) {
  const tiles = takes.map((take) => (take === 'rare' ? square : take === 'common' ? corner : single))
  const widths = tiles.map((cells) => CELL * (cells.length > 1 ? 2 : 1))
  const all = widths.reduce((sum, width) => sum + width, (tiles.length - 1) * GAP)
  const scale = Math.min(1, (VIGNETTE.width - 2 * MARGIN) / all)
  return (
    <g transform={`translate(${(VIGNETTE.width - all * scale) / 2} ${VIGNETTE.height / 2}) scale(${scale})`}>
      {takes.map((take, index) => {
        const before = widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0)
        return (
          <g key={take} transform={`translate(${before} ${take === 'rare' ? -CELL : -CELL / 2})`}>
            <TreasureTile cells={tiles[index] ?? single} kind={take === 'rare' ? 'rare' : 'common'} />
          </g>
        )
      })}
    </g>
  )
}

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
