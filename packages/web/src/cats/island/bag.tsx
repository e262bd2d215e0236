import { BAG, colours } from '@nora/cats'
import { Counter } from '../../table/kit/counters/counter.tsx'
import { useTable } from '../use-table.ts'
import style from './bag.module.css'

/** How many cats of each colour lie nowhere else: they are in the bag, whether the reader may look into it or not. */
export function Bag() {
  const { table, voice } = useTable()
  const { zones } = table.state
  const elsewhere = new Set(Object.entries(zones).flatMap(([zone, items]) => (zone === BAG ? [] : items)))
  const inBag = [...table.content.tiles.values()].filter(({ id }) => !elsewhere.has(id))
  if ((zones[BAG]?.length ?? 0) === 0) return null
  return (
    <section className={style.bag} aria-label={voice.format('catsPlay.piles.bag')}>
      <h2 className={style.title}>{voice.format('webCats.bag')}</h2>
      <div className={style.counts}>
        {colours.map((colour) => {
          const n = inBag.filter((tile) => tile.kind === 'cat' && tile.colour === colour).length
          const label = voice.say({ id: 'catsPlay.fact.catsLeft', params: { colour, n } })
          return <Counter key={colour} icon={`cat-${colour}`} n={n} label={label} className={style.count} />
        })}
      </div>
    </section>
  )
}
