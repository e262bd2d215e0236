import type { ReactNode } from 'react'
import { useTitle } from '../../app/use-title.ts'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import { Scene } from '../../games/scene.tsx'
import style from './entrance.module.css'

interface EntranceProps {
  readonly game: GameId
  readonly title: string
  readonly children: ReactNode
}

/** Behind a game's door: its picture, which way one came in, and the one thing there is to say first. */
export function Entrance({ game, title, children }: EntranceProps) {
  const voice = useVoice()
  const name = voice.format(`common.game.${game}`)
  useTitle(`${name}: ${title}`)
  return (
    <div className={style.entrance} data-game={game}>
      <div className={style.scene}>
        <Scene game={game} />
      </div>
      <div className={style.words}>
        <div>
          <h1>{name}</h1>
          <p className={style.way}>{title}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
