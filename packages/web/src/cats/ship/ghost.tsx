import { type Placement, tileOf } from '@nora/cats'
import { type CSSProperties, type RefCallback, useId, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { CELL, outlineOf } from '../../art/cats/outline.ts'
import { TileArt } from '../../art/cats/tile-art.tsx'
import { type Mover, moverOf } from '../../motion/mover.ts'
import { useHere } from '../here.tsx'
import { lying } from '../lying.ts'
import { shownAt } from '../placing/placing.ts'
import type { Preview } from '../placing/preview.ts'
import type { Hand } from '../placing/store.ts'
import { usePreview } from '../placing/use-preview.ts'
import style from './ship.module.css'
import { shipBox, viewBox } from './ship-picture.tsx'

interface GhostProps {
  readonly hand: Hand
  /** Given the picture that takes pointer and keys. */
  readonly picture: RefCallback<SVGSVGElement>
}

/**
 * The tile in hand over the ship, and the cells it would cover. Each part lies on a sheet of its own, which is always
 * there: while the tile follows the pointer the browser moves one sheet and paints nothing, and when it comes to other
 * cells only what changed is painted again.
 */
export function Ghost({ hand, picture }: GhostProps) {
  const { voice, nameOf } = useHere()
  const { preview, why, at } = usePreview(hand)
  return (
    <>
      <Held hand={hand} />
      <svg
        ref={picture}
        className={style.over}
        viewBox={viewBox}
        data-placing=""
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as an application it takes the keys that move the tile.
        tabIndex={0}
        aria-label={voice.format('webCats.place.keys', { tile: nameOf(hand.tile) })}
      >
        {/* So large, whatever is drawn on it: another size would have the browser sort its layers again. */}
        <rect {...shipBox} fill="transparent" />
        <Footprint cells={preview.cells} fits={why === undefined} />
        <Clashes cells={why === undefined ? [] : clashing(preview)} />
      </svg>
      <Bubble at={at} preview={preview} why={why} />
    </>
  )
}

/** Something of this size, in pixels of the picture, moved from the corner of the sheet to a place in the picture. */
function moved(x: number, y: number, width: number, height: number): string {
  return `translate(${((x - shipBox.x) / width) * 100}%, ${((y - shipBox.y) / height) * 100}%)`
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Where it would lie. */
function Footprint({ cells, fits }: Pick<Preview, 'cells'> & { readonly fits: boolean }) {
  const outline = outlineOf(
    cells.map(({ cell }) => cell),
    -1,
    14,
    8,
  )
  return <path className={fits ? style.fits : style.misfits} data-still="" d={outline} />
}

function Held({ hand }: { readonly hand: Hand }) {
  const { content } = useHere().table
  const picture = useRef<SVGSVGElement>(null)
  const turn = useStore(hand.store, (now) => now.turn)
  const flip = useStore(hand.store, (now) => now.flip)
  const { kind, shape, colour } = tileOf(content, hand.tile)
  const { cells, ...size } = lying(content, shape, turn, flip)
  const width = size.width * CELL
  const height = size.height * CELL
  useLayoutEffect(() => {
    const mover = moverOf(picture.current as SVGSVGElement)
    const follow = () => {
      const { x, y } = shownAt(hand.store.getState())
      mover.to(moved(x * CELL - width / 2, y * CELL - height / 2, width, height))
    }
    follow()
    const forget = hand.store.subscribe(follow)
    return () => {
      forget()
      mover.leave()
    }
  }, [hand, width, height])
  return (
    <svg
      ref={picture}
      className={style.held}
      style={{ width: share(width, shipBox.width), height: share(height, shipBox.height) }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-still=""
    >
      <TileArt cells={cells} kind={kind} colour={colour} />
    </svg>
  )
}

/** The cells that are in the way; all of them where the place itself is wrong. */
function clashing({ cells }: Preview): Preview['cells'] {
  const bad = cells.filter(({ footing }) => footing !== 'free')
  return bad.length > 0 ? bad : cells
}

function Clashes({ cells }: Pick<Preview, 'cells'>) {
  const hatch = useId()
  return (
    <g className={style.clashes} data-still="">
      <pattern id={hatch} width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={10} height={10} fill="#e2725b" fillOpacity={0.3} />
        <path d="M0 0 V10" stroke="#d9452b" strokeWidth={6} />
      </pattern>
      {cells.map(({ cell: [row, column] }) => (
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
const bubbleSize = { width: share(BUBBLE.width, shipBox.width), height: share(BUBBLE.height, shipBox.height) }

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
  const bubble = useRef<HTMLDivElement>(null)
  const mover = useRef<Mover>(null)
  useLayoutEffect(() => {
    mover.current = moverOf(bubble.current as HTMLDivElement)
    return () => mover.current?.leave()
  }, [])
  useLayoutEffect(() => mover.current?.to(moved(left, top, BUBBLE.width, BUBBLE.height)), [left, top])
  return (
    <div
      ref={bubble}
      className={style.bubble}
      style={{ ...bubbleSize, '--middle': (middle - left) / BUBBLE.width } as CSSProperties}
      data-below={isBelow || undefined}
      data-still=""
      // The tray says it to those who do not see it.
      aria-hidden="true"
    >
      <span data-bad={why && ''}>{why ?? voice.number(preview.points, { signDisplay: 'exceptZero' })}</span>
    </div>
  )
}
