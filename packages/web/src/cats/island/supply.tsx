import { COMMON, OSHAXES, RARE, tileOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { Stock } from '../../table/kit/stock.tsx'
import { TilePiece } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import style from './island.module.css'

/** What lies below the island: treasures in piles by their shape, and the oshaxes. */
export function Supply() {
  const { table, voice } = useTable()
  const isFamily = table.options.mode === 'family'
  return (
    <section className={style.stock} aria-label={voice.format('webCats.stock')}>
      <Piles title={voice.format('catsPlay.group.common')} tiles={table.zone(COMMON)} />
      <Piles title={voice.format('catsPlay.group.rare')} tiles={table.zone(RARE)} />
      {!isFamily && table.zone(OSHAXES).length > 0 && (
        <div className={style.shelf}>
          <h2 className="unseen">{voice.format('catsPlay.view.oshaxes')}</h2>
          <div className={style.cats}>
            {table.zone(OSHAXES).map((tile) => (
              <TilePiece key={tile} tile={tile} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function Piles({ title, tiles }: { readonly title: string; readonly tiles: readonly Item[] }) {
  const { table, voice, item } = useTable()
  const piles = new Map<string, Item[]>()
  for (const tile of tiles) {
    const { shape } = tileOf(table.content, tile)
    piles.set(shape, [...(piles.get(shape) ?? []), tile])
  }
  if (piles.size === 0) return null
  return (
    <div className={style.shelf}>
      <h2 className="unseen">{title}</h2>
      <div className={style.cats}>
        {[...piles].map(([shape, pile]) => {
          // The next one to be taken is the last of its kind.
          const top = pile.at(-1) as Item
          const label = voice.format('webCats.pile', { tile: item(top), n: pile.length })
          return (
            <Stock key={shape} n={pile.length} isTold>
              <TilePiece tile={top} thing={shape} label={label} />
            </Stock>
          )
        })}
      </div>
    </div>
  )
}
