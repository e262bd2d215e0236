import { tileOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { CELL } from '../art/outline.ts'
import { Ship } from '../art/ship.tsx'
import { TileArt } from '../art/tile-art.tsx'
import { turnedShape } from '../turned-shape.ts'
import { useTable } from '../use-table.ts'
import { planPicture } from './plan-picture.ts'
import { shipBox, viewBox } from './ship-box.ts'
import style from './ship-map.module.css'
import { waterBelow } from './water-below.ts'

interface ShipMapProps {
  readonly seat: Seat
  /** What scrolls, with the ship in it. */
  readonly sea: RefObject<HTMLElement | null>
}

/** Where a ship is wider than its window: all of it in the corner, and which part one sees. It lies on water, never on a cell. */
export function ShipMap({ seat, sea }: ShipMapProps) {
  const { content, state } = useTable().table
  const map = useRef<SVGSVGElement>(null)
  const frame = useRef<SVGRectElement>(null)
  useLayoutEffect(() => {
    const around = sea.current
    const [svg, seen] = [map.current, frame.current]
    if (!around || !svg || !seen) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth, clientHeight } = around
      // Another part of the table is shown, and the ship has no size.
      if (scrollWidth === 0) return
      const isWhole = scrollWidth <= clientWidth + 1
      svg.toggleAttribute('data-away', isWhole || waterBelow(scrollWidth, clientHeight) < svg.clientHeight + 2 * EDGE)
      const scale = shipBox.width / scrollWidth
      seen.setAttribute('x', String(shipBox.x + scrollLeft * scale))
      seen.setAttribute('width', String(clientWidth * scale))
    }
    const size = new ResizeObserver(look)
    size.observe(around)
    around.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      around.removeEventListener('scroll', look)
    }
  }, [sea])
  const boat = state.players[seat]?.boat
  if (!boat) return null
  return (
    <svg ref={map} className={style.map} viewBox={viewBox} aria-hidden="true" data-away="">
      <Ship {...planPicture(content, boat.plan)} />
      {boat.tiles.map(({ tile, shape, colour, at }) => (
        <g key={tile} transform={`translate(${at.col * CELL} ${at.row * CELL})`}>
          <TileArt
            cells={turnedShape(content, shape, at.turn, at.flip).cells}
            kind={tileOf(content, tile).kind}
            colour={colour}
          />
        </g>
      ))}
      <rect ref={frame} className={style.seen} y={shipBox.y} height={shipBox.height} rx={24} />
    </svg>
  )
}

/** Between the map and the edge of the water. */
const EDGE = 6
