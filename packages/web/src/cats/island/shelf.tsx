import { COMMON, fishPerCat, LEFT, OSHAXES, RARE, RIGHT } from '@nora/cats'
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
            place={zone}
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
      <Piles place={COMMON} title={voice.format('webCats.shelf.common')} />
      <Piles place={RARE} title={voice.format('webCats.shelf.rare')} />
      {oshaxes.length > 0 && (
        <Rest place={OSHAXES} title={voice.format('catsPlay.view.oshaxes')}>
          {oshaxes.map((tile) => (
            <TilePiece key={tile} tile={tile} />
          ))}
        </Rest>
      )}
    </section>
  )
}

interface RestProps {
  /** The zone of the table whose tiles rest here. */
  readonly place: string
  readonly title: string
}

function Rest({ place, title, children }: RestProps & { readonly children: ReactNode }) {
  return (
    <div className={style.rest} data-place={place}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Piles({ place, title }: RestProps) {
  const { table, voice, item } = useTable()
  const piles = pilesOf(table.content, table.zone(place))
  if (piles.length === 0) return null
  return (
    <Rest place={place} title={title}>
      {piles.map(({ shape, top, n }) => (
        <Stock key={shape} n={n} isTold>
          <TilePiece tile={top} thing={shape} label={voice.format('webCats.pile', { tile: item(top), n })} />
        </Stock>
      ))}
    </Rest>
  )
}
