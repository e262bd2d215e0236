import { type LaidTile, surveyOf, tileOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { memo, type ReactNode } from 'react'
import { useIsHighlighted } from '../../table/highlight.ts'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { lastItem } from '../../table/kit/last-item.ts'
import { CELL, outlineOf } from '../art/outline.ts'
import { FullFlag, Ship } from '../art/ship.tsx'
import { TileArt } from '../art/tile-art.tsx'
import { turnedShape } from '../turned-shape.ts'
import { useTable } from '../use-table.ts'
import { FamilyOutlines } from './family-outlines.tsx'
import { planPicture } from './plan-picture.ts'
import style from './ship.module.css'

interface ShipPictureProps {
  readonly seat: Seat
  readonly isLarge: boolean
  readonly showsFamilies: boolean
  readonly children?: ReactNode
}

/** A ship with everything aboard; goes into an `svg`. Tiles that can be chosen are buttons only on the large picture. */
export function ShipPicture({ seat, isLarge, showsFamilies, children }: ShipPictureProps) {
  const { table, moment, item } = useTable()
  const { content } = table
  const boat = table.state.players[seat]?.boat
  if (!boat) return null
  const plan = planPicture(content, boat.plan)
  const survey = surveyOf(content, boat)
  // Nothing is news any more once it is over.
  const last = moment.view.over ? undefined : lastItem(moment.log, 'placed')
  return (
    <>
      <Ship {...plan} />
      {boat.tiles.map((laid) => (
        <Aboard key={laid.tile} laid={laid} isLarge={isLarge} label={item(laid.tile)} isLast={last === laid.tile} />
      ))}
      {plan.sections
        .filter(({ id }) => survey.isFull(id as Parameters<typeof survey.isFull>[0]))
        .map(({ id, cells }) => (
          <FullFlag key={id} cells={cells} />
        ))}
      {showsFamilies && <FamilyOutlines boat={boat} families={survey.families} />}
      {children}
    </>
  )
}

interface AboardProps {
  readonly laid: LaidTile
  readonly isLarge: boolean
  readonly label: string
  readonly isLast: boolean
}

function Aboard({ laid, isLarge, label, isLast }: AboardProps) {
  const { tile, at } = laid
  const transform = `translate(${at.col * CELL} ${at.row * CELL})`
  const isLit = useIsHighlighted(tile)
  if (!isLarge)
    return (
      <g transform={transform} data-thing={tile} data-still="" data-lit={isLit || undefined}>
        <Lying laid={laid} isLast={isLast} isMarked={false} />
      </g>
    )
  return (
    <DrawnPiece thing={tile} label={label} className={style.aboard} transform={transform}>
      {(isMarked) => <Lying laid={laid} isLast={isLast} isMarked={isMarked} />}
    </DrawnPiece>
  )
}

interface LyingProps {
  readonly laid: LaidTile
  readonly isLast: boolean
  readonly isMarked: boolean
}

const Lying = memo(function Lying({ laid, isLast, isMarked }: LyingProps) {
  const { content } = useTable().table
  const { tile, shape, colour, at } = laid
  const { cells } = turnedShape(content, shape, at.turn, at.flip)
  return (
    <>
      <TileArt cells={cells} kind={tileOf(content, tile).kind} colour={colour} />
      {(isLast || isMarked) && (
        <path className={isMarked ? style.marked : style.last} d={outlineOf(cells, -1, 14, 8)} fill="none" />
      )}
    </>
  )
})
