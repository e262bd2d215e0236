import { tileOf } from '@nora/cats'
import { memo, type RefCallback, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { moverOf } from '../../animation/mover.ts'
import { CELL, outlineOf } from '../art/outline.ts'
import { TileArt } from '../art/tile-art.tsx'
import { shownAt } from '../placing/placing.ts'
import type { Preview } from '../placing/preview.ts'
import type { Hand } from '../placing/store.ts'
import { usePreview } from '../placing/use-preview.ts'
import { turnedShape } from '../turned-shape.ts'
import { useTable } from '../use-table.ts'
import { Bubble } from './bubble.tsx'
import { Clashes } from './clashes.tsx'
import style from './ship.module.css'
import { overShip, shipBox, viewBox } from './ship-box.ts'

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
  const { voice, item } = useTable()
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
        aria-label={voice.format('webCats.place.keys', { tile: item(hand.tile) })}
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

const Held = memo(function Held({ hand }: { readonly hand: Hand }) {
  const { content } = useTable().table
  const picture = useRef<SVGSVGElement>(null)
  const turn = useStore(hand.store, (now) => now.turn)
  const flip = useStore(hand.store, (now) => now.flip)
  const { kind, shape, colour } = tileOf(content, hand.tile)
  const { cells, ...size } = turnedShape(content, shape, turn, flip)
  const width = size.width * CELL
  const height = size.height * CELL
  useLayoutEffect(() => {
    const mover = moverOf(picture.current as SVGSVGElement)
    const follow = () => {
      const { x, y } = shownAt(hand.store.getState())
      mover.to(overShip.move(x * CELL - width / 2, y * CELL - height / 2, width, height))
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
      style={overShip.size(width, height)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-still=""
      data-held=""
    >
      <TileArt cells={cells} kind={kind} colour={colour} />
    </svg>
  )
})

/** The cells that are in the way; all of them where the place itself is wrong. */
function clashing({ cells }: Preview): Preview['cells'] {
  const bad = cells.filter(({ footing }) => footing !== 'free')
  return bad.length > 0 ? bad : cells
}
