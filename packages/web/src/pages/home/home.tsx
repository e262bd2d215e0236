import { lazy, Suspense } from 'react'
import { useTitle } from '../../app/use-title.ts'
import { useVoice } from '../../app/voice.tsx'
import { games } from '../../games/index.ts'
import { Continue } from './continue.tsx'
import { GameDoor } from './game-door.tsx'
import style from './home.module.css'
import { Offline } from './offline.tsx'

const OpenTables = lazy(async () => ({ default: (await import('./open-tables.tsx')).OpenTables }))

export function Home() {
  const voice = useVoice()
  useTitle()
  return (
    <>
      <div className={style.welcome}>
        <h1>{voice.format('webHouse.home.title')}</h1>
        <p>{voice.format('webHouse.home.lead')}</p>
      </div>
      <Continue />
      <ul className={style.doors}>
        {games.map((game) => (
          <li key={game.id}>
            <GameDoor game={game} />
          </li>
        ))}
      </ul>
      <div className={style.panels}>
        <Suspense fallback={<div className={style.coming} />}>
          <OpenTables />
        </Suspense>
        <Offline />
      </div>
    </>
  )
}
