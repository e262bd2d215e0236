import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import type { WebGame } from '../../games/web-game.ts'
import style from './door.module.css'

const ways = ['alone', 'bots', 'device', 'online'] as const

/** One game's door: its scene, what it is about, and the ways in. */
export function Door({ game: { id: game, Scene, modes } }: { readonly game: WebGame & { readonly id: GameId } }) {
  const voice = useVoice()
  const title = `door-${game}`
  return (
    <article className={style.door} data-game={game} aria-labelledby={title}>
      <div className={style.scene}>
        <Scene />
      </div>
      <div className={style.words}>
        <h2 id={title}>{voice.format(`common.game.${game}`)}</h2>
        <p>{voice.format(`webHouse.door.${game}`)}</p>
        <p className={style.facts}>{voice.format(`webHouse.facts.${game}`)}</p>
      </div>
      <ul className={style.ways} aria-label={voice.format('webHouse.door.play')}>
        {ways
          .filter((way) => way !== 'alone' || modes.includes('solo'))
          .map((way) => (
            <li key={way}>
              <Link href={`/play/${game}/${way}`} className={style.way}>
                {voice.format(`webHouse.way.${way}`)}
              </Link>
            </li>
          ))}
      </ul>
      <p className={style.more}>
        <Link href={`/new/${game}`}>{voice.format('webHouse.door.options')}</Link>
        <Link href={`/rules/${game}`}>{voice.format('webHouse.door.rules')}</Link>
      </p>
    </article>
  )
}
