import type { Seat } from '@nora/kernel'
import { areaOf, guestsOf, playerOf } from '@nora/wistar'
import type { WinnerPicture } from '../table/kit/own-table.ts'
import { Burrow } from './burrow/burrow.tsx'
import palette from './palette.module.css'
import { useTable } from './use-table.ts'

/** The burrow with everything dug, built and taken in. */
function Board({ seat }: { readonly seat: Seat }) {
  return (
    <g className={palette.palette}>
      <Burrow seat={seat} />
    </g>
  )
}

function Sentence({ seat }: { readonly seat: Seat }) {
  const { table, voice } = useTable()
  return voice.format('webWistar.end.sentence', {
    beds: playerOf(table, seat).beds,
    guests: table.zone(guestsOf(seat)).length,
    inventions: table.zone(areaOf(seat)).length,
  })
}

export const winner: WinnerPicture = { ground: '#c9cf9a', title: 'webWistar.end.title', Board, Sentence }
