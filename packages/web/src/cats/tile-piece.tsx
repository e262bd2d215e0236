import { tileOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { Piece } from '../table/kit/piece.tsx'
import { CELL } from './art/outline.ts'
import { TileArt } from './art/tile-art.tsx'
import style from './tile-piece.module.css'
import { restingTurn, turnedShape } from './turned-shape.ts'
import { useTable } from './use-table.ts'

interface TilePieceProps {
  readonly tile: Item
  /** What is chosen by choosing it, where that is not the tile itself: treasures are chosen by their shape. */
  readonly thing?: string
  readonly label?: string
}

/** A tile beside the island, as large as `--cell` says. */
export function TilePiece({ tile, thing = tile, label }: TilePieceProps) {
  const { item } = useTable()
  return (
    <Piece thing={thing} label={label ?? item(tile)} className={style.tile}>
      <TilePicture tile={tile} isTravelling={thing !== tile} title={label ?? item(tile)} />
    </Piece>
  )
}

interface TilePictureProps {
  readonly tile: Item
  /** It goes its own way when it is taken, though it is not what is chosen. */
  readonly isTravelling?: boolean
  /** For whoever points at it, where no words stand beside it. */
  readonly title?: string
}

export function TilePicture({ tile, isTravelling = false, title }: TilePictureProps) {
  const { table } = useTable()
  const { kind, shape, colour } = tileOf(table.content, tile)
  const { cells, width, height } = turnedShape(table.content, shape, restingTurn(table.content, shape))
  return (
    <svg
      viewBox={`-2 -2 ${width * CELL + 4} ${height * CELL + 4}`}
      style={{ width: `calc(var(--cell) * ${width})`, height: `calc(var(--cell) * ${height})` }}
      aria-hidden="true"
      {...(isTravelling && { 'data-thing': tile })}
    >
      {title !== undefined && <title>{title}</title>}
      <TileArt cells={cells} kind={kind} colour={colour} />
    </svg>
  )
}
