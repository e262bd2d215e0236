import { COMMON, fishPerCat, LEFT, OSHAXES, RARE, RIGHT } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { type ReactNode, useRef } from 'react'
import { Stock } from '../../table/kit/counters/stock.tsx'
import { useFit } from '../../table/parts/use-fit.ts'
import { TilePiece } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import style from './island.module.css'
import { pilesOf } from './piles-of.ts'

/** So often what rests here may become smaller and move closer together, so that all of it is in sight. */
const SMALLEST = 5

/** What rests below the stage: treasures in piles by their shape and the oshaxes, or the cats while these are asked about. */
export function Shelf({ hasCats }: { readonly hasCats: boolean }) {
  const { table, voice } = useTable()
  const isFamily = table.options.mode === 'family'
  const oshaxes = isFamily ? [] : table.zone(OSHAXES)
  const shelf = useRef<HTMLElement>(null)
  useFit(shelf, SMALLEST)
  if (hasCats)
    return (
      <section ref={shelf} className={style.shelf} aria-label={voice.format('catsPlay.group.island')}>
        {([LEFT, RIGHT] as const).map((zone) => (
          <Rest
            key={zone}
            title={voice.format(isFamily ? `catsPlay.group.${zone}` : 'webCats.shelf.cats', { n: fishPerCat[zone] })}
          >
            {table.zone(zone).map((cat) => (
              <TilePiece key={cat} tile={cat} />
            ))}
          </Rest>
        ))}
      </section>
    )
  return (
    <section ref={shelf} className={style.shelf} aria-label={voice.format('webCats.stock')}>
      <Piles title={voice.format('webCats.shelf.common')} tiles={table.zone(COMMON)} />
      <Piles title={voice.format('webCats.shelf.rare')} tiles={table.zone(RARE)} />
      {oshaxes.length > 0 && (
        <Rest title={voice.format('catsPlay.view.oshaxes')}>
          {oshaxes.map((tile) => (
            <TilePiece key={tile} tile={tile} />
          ))}
        </Rest>
      )}
    </section>
  )
}

function Rest({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={style.rest}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Piles({ title, tiles }: { readonly title: string; readonly tiles: readonly Item[] }) {
  const { table, voice, item } = useTable()
  const piles = pilesOf(table.content, tiles)
  if (piles.length === 0) return null
  return (
    <Rest title={title}>
      {piles.map(({ shape, top, n }) => (
        <Stock key={shape} n={n} isTold>
          <TilePiece tile={top} thing={shape} label={voice.format('webCats.pile', { tile: item(top), n })} />
        </Stock>
      ))}
    </Rest>
  )
}
