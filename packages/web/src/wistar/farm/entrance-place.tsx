import { ENTRANCE } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import open from '../art/open.module.css'
import { useTable } from '../use-table.ts'

/** The way out of the farm is a place to go to as well. */
export function EntrancePlace({ x, y, w = 72 }: { readonly x: number; readonly y: number; readonly w?: number }) {
  const { voice } = useTable()
  return (
    <DrawnPiece
      thing={`room/${ENTRANCE}`}
      value={ENTRANCE}
      sort="room"
      label={voice.format('wistarPlay.group.entrance')}
      className={open.piece}
    >
      {() => <rect x={x - 14} y={y - 52} width={w} height={56} rx={10} className={open.ring} pointerEvents="all" />}
    </DrawnPiece>
  )
}
