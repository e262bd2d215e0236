import { BAG, colours } from '@nora/cats'
import { Counter } from '../../table/kit/counter.tsx'
import { useTable } from '../use-table.ts'
import style from './bag.module.css'

/** How many cats of each colour nobody has seen yet: they are in the bag. */
export function Bag() {
  const { table, voice } = useTable()
  const { zones } = table.state
  const seen = new Set(Object.values(zones).flat())
  const unseen = [...table.content.tiles.values()].filter(({ id }) => !seen.has(id))
  if ((zones[BAG]?.length ?? 0) === 0) return null
  return (
    <section className={style.bag} aria-label={voice.format('catsPlay.piles.bag')}>
      <h2 className={style.title}>{voice.format('catsPlay.piles.bag')}</h2>
      {colours.map((colour) => {
        const n = unseen.filter((tile) => tile.kind === 'cat' && tile.colour === colour).length
        const label = voice.say({ id: 'catsPlay.fact.catsLeft', params: { colour, n } })
        return <Counter key={colour} icon={`cat-${colour}`} n={n} label={label} className={style.count} />
      })}
    </section>
  )
}
