import { BAG, colours } from '@nora/cats'
import { Icon } from '../../art/icons/icon.tsx'
import { useHere } from '../here.tsx'
import style from './bag.module.css'

/** How many cats of each colour nobody has seen yet: they are in the bag. */
export function Bag() {
  const { table, voice } = useHere()
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
        return (
          <span key={colour} className={style.count} title={label}>
            <Icon name={`cat-${colour}`} />
            <span aria-hidden="true">{n}</span>
            <span className="unseen">{label}</span>
          </span>
        )
      })}
    </section>
  )
}
