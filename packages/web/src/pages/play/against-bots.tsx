import { type FormEvent, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { type GameId, webGame } from '../../games/index.ts'
import { type BotId, bots, usualBot } from '../../state/bots.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useDoing } from '../../ui/use-doing.ts'
import { useOpening } from '../opening/use-opening.ts'
import { Choice } from '../parts/choice.tsx'
import { Begin } from './begin.tsx'
import style from './entrance.module.css'
import { Entrance } from './entrance.tsx'

const counts = ['1', '2', '3'] as const

/** Good as a first game, where there is such a way to play. */
const FIRST = 'family'

/** Against how many bots, and in which way: whoever has not sat at a table yet is offered the shorter game. */
export function AgainstBots({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const { openHere } = useOpening()
  const { busy, problem, run } = useDoing()
  const { name, introduced } = usePreferences()
  const [count, setCount] = useState<(typeof counts)[number]>('1')
  const [level, setLevel] = useState<BotId>(usualBot)
  const modes = (webGame(game)?.modes ?? []).filter((mode) => mode !== 'solo')
  const usual = modes[0] ?? ''
  const [mode, setMode] = useState(!introduced && modes.includes(FIRST) ? FIRST : usual)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    const me = { name: name || voice.format('common.player', { n: 1 }) }
    const rivals = Array.from({ length: Number(count) }, () => ({ bot: level }))
    const players = [me, ...rivals]
    void run(() => openHere({ game, wish: { mode, seats: players.length }, players }))
  }
  const offered = [...modes].sort((one, other) => Number(other === FIRST) - Number(one === FIRST))
  return (
    <Entrance game={game} title={voice.format('webHouse.way.bots')}>
      <form className={style.names} onSubmit={begin}>
        <Choice
          legend={voice.format('webOpening.bots')}
          chosen={count}
          options={counts.map((value) => ({ value, label: voice.number(Number(value)) }))}
          onChoose={setCount}
        />
        <Choice
          legend={voice.format('webOpening.strength')}
          about={voice.format('webOpening.bot.about')}
          chosen={level}
          options={bots.map((value) => ({ value, label: voice.format(`common.mind.${value}`) }))}
          onChoose={setLevel}
        />
        {modes.length > 1 && (
          <Choice
            legend={voice.format('webOpening.mode')}
            chosen={mode}
            options={offered.map((value) => ({
              value,
              label: voice.say({ id: `webOpening.mode.${game}.${value}` }),
              about: voice.say({ id: `webOpening.mode.${game}.${value}.about` }),
            }))}
            onChoose={setMode}
          />
        )}
        <Begin game={game} label={voice.format('webOpening.openHere')} busy={busy} problem={problem} />
      </form>
    </Entrance>
  )
}
