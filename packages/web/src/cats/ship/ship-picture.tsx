import { type LaidTile, surveyOf, tileOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { memo, type ReactNode } from 'react'
import { CELL, outlineOf } from '../../art/cats/outline.ts'
import { FullFlag, Ship } from '../../art/cats/ship.tsx'
import { TileArt } from '../../art/cats/tile-art.tsx'
import { useHere } from '../here.tsx'
import { lying } from '../lying.ts'
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
  const { table } = useHere()
  const { content } = table
  const boat = table.state.players[seat]?.boat
  if (!boat) return null
  const plan = planPicture(content, boat.plan)
  const survey = surveyOf(content, boat)
  return (
    <>
      <Ship {...plan} />
      {boat.tiles.map((laid) => (
        <Aboard key={laid.tile} laid={laid} isLarge={isLarge} />
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

function Aboard({ laid, isLarge }: { readonly laid: LaidTile; readonly isLarge: boolean }) {
  const { pieceOf, nameOf, act } = useHere()
  const { tile, at } = laid
  const { isOpen, isPicked, isLast, isLit } = pieceOf(tile)
  const button =
    isOpen && isLarge
      ? {
          role: 'button',
          tabIndex: 0,
          'aria-label': nameOf(tile),
          'aria-pressed': isPicked,
          onClick: () => act(tile),
          onKeyDown: (event: React.KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            act(tile)
          },
        }
      : {}
  return (
    <g
      {...button}
      {...(isLarge && { 'data-thing': tile })}
      className={style.aboard}
      data-open={(isOpen && isLarge) || undefined}
      transform={`translate(${at.col * CELL} ${at.row * CELL})`}
    >
      <Lying laid={laid} isLast={isLast} isMarked={isPicked || isLit} />
    </g>
  )
}

interface LyingProps {
  readonly laid: LaidTile
  readonly isLast: boolean
  readonly isMarked: boolean
}

const Lying = memo(function Lying({ laid, isLast, isMarked }: LyingProps) {
  const { content } = useHere().table
  const { tile, shape, colour, at } = laid
  const { cells } = lying(content, shape, at.turn, at.flip)
  return (
    <>
      <TileArt cells={cells} kind={tileOf(content, tile).kind} colour={colour} />
      {(isLast || isMarked) && (
        <path className={isMarked ? style.marked : style.last} d={outlineOf(cells, -1, 14, 8)} fill="none" />
      )}
    </>
  )
})
