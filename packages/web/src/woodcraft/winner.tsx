import type { Seat } from '@nora/kernel'
import { completedOf, playerOf, workshopOf } from '@nora/woodcraft'
import type { WinnerPicture } from '../table/kit/own-table.ts'
import { Benches } from './bench/benches.tsx'
import { Marketing } from './bench/marketing.tsx'
import { Pile } from './bench/pile.tsx'
import { Pots } from './bench/pots.tsx'
import { Stocks } from './bench/stocks.tsx'
import { HousePicture } from './house/house.tsx'
import { LookedAtProvider } from './looked-at.ts'
import palette from './palette.module.css'
import { useTable } from './use-table.ts'

/** The workbench, and beside it the house with its attic. */
function Board({ seat }: { readonly seat: Seat }) {
  return (
    <LookedAtProvider value={seat}>
      <svg viewBox="-14 -2 784 336" aria-hidden="true">
        <g className={palette.palette}>
          <g transform="translate(0 12)">
            <Stocks y={2} />
            <Pile y={46} />
            <Benches y={143} />
            <Pots y={216} />
            <Marketing x={238} y={218} />
          </g>
          <g transform="translate(432 0)">
            <HousePicture />
          </g>
        </g>
      </svg>
    </LookedAtProvider>
  )
}

function Sentence({ seat }: { readonly seat: Seat }) {
  const { table, voice } = useTable()
  return voice.format('webWoodcraft.end.sentence', {
    orders: table.zone(completedOf(seat)).length,
    helpers: table.zone(workshopOf(seat)).length,
    tools: playerOf(table, seat).attic.filter((tool) => tool !== null).length,
  })
}

export const winner: WinnerPicture = { ground: '#dfe0c6', title: 'webWoodcraft.end.title', Board, Sentence }
