import { TilePicture } from './tile-piece.tsx'
import { useTable } from './use-table.ts'

/** A cat, an oshax or a treasure: its shape says more than its name. */
export function ThingPicture({ thing }: { readonly thing: string }) {
  const { table } = useTable()
  return table.content.tiles.has(thing) ? <TilePicture tile={thing} /> : null
}
