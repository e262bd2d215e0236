import { fishPerCat, LEFT, type RIGHT } from '@nora/cats'
import { Counter } from '../../table/kit/counter.tsx'
import { usePiece } from '../../table/kit/use-piece.ts'
import { TilePiece } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import style from './island.module.css'

/** The cats on one side of the island, and what one of them costs. Alone, each has a number: the Sister counts from the left. */
export function Zone({ zone }: { readonly zone: typeof LEFT | typeof RIGHT }) {
  const { table, voice, item } = useTable()
  const { mode } = table.options
  const cats = table.zone(zone)
  const first = zone === LEFT ? 1 : table.zone(LEFT).length + 1
  const { isOpen, act } = usePiece({ thing: zone })
  return (
    <section className={style.zone} data-zone={zone} aria-label={voice.format(`catsPlay.group.${zone}`)}>
      <h2 className={style.label}>
        {voice.format(`catsPlay.group.${zone}`)}
        {mode !== 'family' && (
          <Counter
            icon="fish"
            n={fishPerCat[zone]}
            label={voice.format('catsPlay.fact.fishPerCat', { n: fishPerCat[zone] })}
            className={style.price}
          />
        )}
        {isOpen && (
          <button type="button" className={style.here} data-thing={zone} onClick={act}>
            {voice.format('webCats.zone.here')}
          </button>
        )}
      </h2>
      <div className={style.cats}>
        {cats.map((cat, index) =>
          mode === 'solo' ? (
            <span key={cat} className={style.numbered}>
              <TilePiece
                tile={cat}
                label={voice.format('webCats.zone.numbered', { n: first + index, tile: item(cat) })}
              />
              <b aria-hidden="true">{first + index}</b>
            </span>
          ) : (
            <TilePiece key={cat} tile={cat} />
          ),
        )}
      </div>
    </section>
  )
}
