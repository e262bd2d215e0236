import { memo } from 'react'
import { CatTile } from './cat-tile.tsx'
import type { Family } from './families.ts'
import type { Cell } from './outline.ts'
import { TreasureTile } from './treasure-tile.tsx'

interface TileArtProps {
  readonly cells: readonly Cell[]
  readonly kind: 'cat' | 'oshax' | 'common' | 'rare'
  /** Of a cat, or the one that an oshax was given. */
  readonly colour: Family | null
}

/** Any tile of the box. */
export const TileArt = memo(function TileArt({ cells, kind, colour }: TileArtProps) {
  switch (kind) {
    case 'cat':
      return <CatTile cells={cells} family={colour ?? 'blue'} />
    case 'oshax':
      return <CatTile cells={cells} family="oshax" collar={colour ?? undefined} />
    default:
      return <TreasureTile cells={cells} kind={kind} />
  }
})
