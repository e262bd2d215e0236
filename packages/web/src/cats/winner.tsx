import { tileOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import type { WinnerPicture } from '../table/kit/own-table.ts'
import { LitAreas } from './score/lit-areas.tsx'
import { viewBox } from './ship/ship-box.ts'
import { ShipPicture } from './ship/ship-picture.tsx'
import { useTable } from './use-table.ts'

/** The ship as it came home. */
function Board({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <ShipPicture seat={seat} isLarge={false} showsFamilies={false}>
        <LitAreas seat={seat} />
      </ShipPicture>
    </svg>
  )
}

function Sentence({ seat }: { readonly seat: Seat }) {
  const { table, voice } = useTable()
  const kinds = (table.state.players[seat]?.boat.tiles ?? []).map(({ tile }) => tileOf(table.content, tile).kind)
  const treasures = kinds.filter((kind) => kind === 'rare' || kind === 'common').length
  return voice.format('webCats.end.sentence', { cats: kinds.length - treasures, treasures })
}

export const winner: WinnerPicture = { ground: '#2f6f7e', title: 'webCats.end.title', Board, Sentence }
