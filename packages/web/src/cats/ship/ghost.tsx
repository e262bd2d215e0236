import { type Placement, tileOf } from '@nora/cats'
import { useId, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { CELL, outlineOf } from '../../art/cats/outline.ts'
import { TileArt } from '../../art/cats/tile-art.tsx'
import { useHere } from '../here.tsx'
import { lying } from '../lying.ts'
import { shownAt } from '../placing/placing.ts'
import type { Preview } from '../placing/preview.ts'
import type { Hand } from '../placing/store.ts'
import { usePreview } from '../placing/use-preview.ts'
import style from './ship.module.css'
import { shipBox } from './ship-picture.tsx'

/**
 * The tile in hand, and the cells it would cover. While it follows the pointer only the transform of one group changes;
 * what lies around it is drawn anew when it comes to other cells.
 */
export function Ghost({ hand }: { readonly hand: Hand }) {
  const { preview, why, at } = usePreview(hand)
  return (
    <>
      {why === undefined && (
        <path
          className={style.fits}
          data-still=""
          d={outlineOf(
            preview.cells.map(({ cell }) => cell),
            -1,
            14,
            8,
          )}
        />
      )}
      <Held hand={hand} />
      {why !== undefined && <Clashes preview={preview} />}
      <Bubble at={at} preview={preview} why={why} />
    </>
  )
}

function Held({ hand }: { readonly hand: Hand }) {
  const { content } = useHere().table
  const group = useRef<SVGGElement>(null)
  const turn = useStore(hand.store, (now) => now.turn)
  const flip = useStore(hand.store, (now) => now.flip)
  const { kind, shape, colour } = tileOf(content, hand.tile)
  const { cells, width, height } = lying(content, shape, turn, flip)
  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = shownAt(hand.store.getState())
      group.current?.setAttribute('transform', `translate(${(x - width / 2) * CELL} ${(y - height / 2) * CELL})`)
    }
    follow()
    return hand.store.subscribe(follow)
  }, [hand, width, height])
  return (
    <g ref={group} className={style.ghost} data-still="">
      <TileArt cells={cells} kind={kind} colour={colour} />
    </g>
  )
}

/** The cells that are in the way; all of them where the place itself is wrong. */
function Clashes({ preview }: { readonly preview: Preview }) {
  const hatch = useId()
  const bad = preview.cells.filter(({ footing }) => footing !== 'free')
  return (
    <g className={style.clashes} data-still="">
      <pattern id={hatch} width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={10} height={10} fill="#e2725b" fillOpacity={0.3} />
        <path d="M0 0 V10" stroke="#d9452b" strokeWidth={6} />
      </pattern>
      {(bad.length > 0 ? bad : preview.cells).map(({ cell: [row, column] }) => (
        <rect
          key={`${row}/${column}`}
          x={column * CELL + 2}
          y={row * CELL + 2}
          width={CELL - 4}
          height={CELL - 4}
          rx={6}
          fill={`url(#${hatch})`}
        />
      ))}
    </g>
  )
}

const BUBBLE = { width: 560, height: 90 } as const

interface BubbleProps {
  readonly at: Placement
  readonly preview: Preview
  readonly why: string | undefined
}

/** Beside the tile: what would change, or why it may not lie there. */
function Bubble({ at, preview, why }: BubbleProps) {
  const { voice } = useHere()
  const isBelow = at.row < 2
  const rows = preview.cells.map(({ cell }) => cell[0])
  const columns = preview.cells.map(({ cell }) => cell[1])
  const middle = ((Math.min(...columns) + Math.max(...columns) + 1) / 2) * CELL
  const top = isBelow ? (Math.max(...rows) + 1) * CELL + 10 : Math.min(...rows) * CELL - BUBBLE.height - 10
  const rightmost = shipBox.x + shipBox.width - BUBBLE.width
  const left = Math.max(shipBox.x, Math.min(middle - BUBBLE.width / 2, rightmost))
  // It points at the tile even where there is no room to stand in the middle above it.
  const place =
    middle - left < BUBBLE.width / 2 - 1 ? 'start' : middle - left > BUBBLE.width / 2 + 1 ? 'end' : undefined
  return (
    <foreignObject x={left} y={top} {...BUBBLE} className={style.bubbleSpace}>
      <div className={style.bubble} data-below={isBelow || undefined} data-place={place}>
        {why === undefined ? (
          preview.points !== 0 && <div>{voice.number(preview.points, { signDisplay: 'always' })}</div>
        ) : (
          <div data-bad="">{why}</div>
        )}
      </div>
    </foreignObject>
  )
}
