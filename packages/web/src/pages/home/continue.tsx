import { useEffect } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { Scene } from '../../games/scene.tsx'
import { useOngoing } from '../../state/ongoing.ts'
import { gameName } from '../parts/game-name.ts'
import { ago } from '../parts/time-ago.ts'
import style from './home.module.css'

const SHOWN = 3

/** Games to go on with, those that wait for one first. */
export function Continue() {
  const voice = useVoice()
  const games = useOngoing((ongoing) => ongoing.games)
  useEffect(() => {
    void import('./look-up-ongoing.ts').then(({ lookUpOngoing }) => lookUpOngoing())
  }, [])
  if (games.length === 0) return null
  return (
    <section className={style.continue} aria-labelledby="continue">
      <h2 id="continue">{voice.format('webHouse.home.continue')}</h2>
      <ul className={style.games}>
        {games.slice(0, SHOWN).map(({ href, game, names, changed, yourTurn, here }) => (
          <li key={href}>
            <Link href={href} className={style.game} data-game={game}>
              <span className={style.picture}>
                <Scene game={game} />
              </span>
              <span className={style.said}>
                <strong>{gameName(voice, game)}</strong>
                <small>{names.join(', ')}</small>
                {yourTurn ? (
                  <em>{voice.format('webHouse.games.yourTurn')}</em>
                ) : (
                  <small>
                    {voice.format(here ? 'webHouse.games.here' : 'webHouse.games.online', {
                      when: ago(voice, changed),
                    })}
                  </small>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {games.length > SHOWN && (
        <p>
          <Link href="/games">{voice.format('webHouse.home.allGames', { n: games.length })}</Link>
        </p>
      )}
    </section>
  )
}
