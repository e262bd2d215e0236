import { Link } from 'wouter'
import { prepareGame } from '../../app/fetch-ahead.ts'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import type { WebGame } from '../../games/web-game.ts'
import { useLessons } from '../../state/lessons.ts'
import style from './game-door.module.css'

const ways = ['alone', 'bots', 'device', 'online'] as const

/** One game's door: its scene, what it is about, and the ways in. */
export function GameDoor({
  game: { id: game, Scene, modes, firstLesson },
}: {
  readonly game: WebGame & { readonly id: GameId }
}) {
  const voice = useVoice()
  const isNew = useLessons(({ lessons, known }) => !known.includes(game) && !lessons[`${game}/${firstLesson}`]?.isDone)
  const title = `door-${game}`
  return (
    <article
      className={style.door}
      data-game={game}
      aria-labelledby={title}
      onPointerEnter={() => prepareGame(game)}
      onFocus={() => prepareGame(game)}
    >
      <div className={style.scene}>
        <Scene />
      </div>
      <div className={style.words}>
        <h2 id={title}>{voice.format(`common.game.${game}`)}</h2>
        <p>{voice.format(`webHouse.door.${game}`)}</p>
        <p className={style.facts}>{voice.format(`webHouse.facts.${game}`)}</p>
      </div>
      <ul className={style.ways} aria-label={voice.format('webHouse.door.play')}>
        {firstLesson !== undefined && isNew && (
          <li className={style.whole}>
            <Link href={`/learn/${game}/${firstLesson}`} className={style.way}>
              {voice.format('webLearn.show')}
            </Link>
          </li>
        )}
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
        {firstLesson !== undefined && <Link href={`/learn/${game}`}>{voice.format('webLearn.door')}</Link>}
        <Link href={`/rules/${game}`}>{voice.format('webHouse.door.rules')}</Link>
      </p>
    </article>
  )
}
