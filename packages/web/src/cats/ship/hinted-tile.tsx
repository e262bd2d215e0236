import { type Placement, tileOf } from '@nora/cats'
import { isRecord } from '@nora/kernel'
import { labelOf, useHinting } from '../../hint/hint-context.ts'
import { CELL, outlineOf } from '../art/outline.ts'
import { TileArt } from '../art/tile-art.tsx'
import { turnedShape } from '../turned-shape.ts'
import { useTable } from '../use-table.ts'
import style from './ship.module.css'

/** The tile of a hint where it would lie: the first that its line lays. */
export function HintedTile() {
  const { table } = useTable()
  const { hint, shown = 0 } = useHinting() ?? {}
  const line = hint?.advised[shown]?.line ?? []
  const step = line.findIndex(({ kind }) => kind === 'place')
  const placed = line[step]
  if (!placed || !isRecord(placed.choice) || !isRecord(placed.args)) return null
  const { content } = table
  const tile = String(placed.args.tile)
  const at = placed.choice as unknown as Placement
  const { kind, shape, colour } = tileOf(content, tile)
  const { cells } = turnedShape(content, shape, at.turn, at.flip)
  return (
    <g transform={`translate(${at.col * CELL} ${at.row * CELL})`} opacity={0.86} data-hint={labelOf(shown, step)}>
      <TileArt cells={cells} kind={kind} colour={colour} />
      <path className={style.marked} d={outlineOf(cells, -1, 14, 8)} fill="none" />
    </g>
  )
}
