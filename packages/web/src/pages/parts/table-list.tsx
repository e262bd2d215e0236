import type { Summary } from '@nora/protocol'
import type { ReactNode } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { Scene } from '../../games/scene.tsx'
import { clockWords } from '../../ui/clock-words.ts'
import { gameName, modeName, seatName } from './game-name.ts'
import style from './table-list.module.css'
import { ago } from './time-ago.ts'

export function TableList({ children }: { readonly children: ReactNode }) {
  return <ul className={style.list}>{children}</ul>
}

interface TableCardProps {
  readonly room: Summary
  readonly changed: number
  /** Said beside the title: that it is one's turn, who has won. */
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** A table in a list: the game, who sits at it, by which terms, and what one can do. */
export function TableCard({ room, changed, note, children }: TableCardProps) {
  const voice = useVoice()
  const { game, options, seats, terms } = room
  return (
    <li className={style.card} data-game={game}>
      <div className={style.picture}>
        <Scene game={game} />
      </div>
      <div className={style.words}>
        <h3>
          {gameName(voice, game)} <small>{modeName(voice, game, options.mode)}</small>
        </h3>
        {note !== undefined && <p className={style.note}>{note}</p>}
        <p>{seats.map((seatInfo, seat) => seatName(voice, seatInfo, seat)).join(', ')}</p>
        <p className={style.terms}>
          {terms.clock.kind !== 'none' && <span>{clockWords(voice, terms)}</span>}
          {terms.hints && seats.length > 1 && <span>{voice.format('webOpening.hints')}</span>}
          <span>{ago(voice, changed)}</span>
        </p>
      </div>
      <div className={style.deeds}>{children}</div>
    </li>
  )
}
