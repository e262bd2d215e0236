import { type FormEvent, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useDoing } from '../../ui/use-doing.ts'
import { useOpening } from '../opening/use-opening.ts'
import { Choice } from '../parts/choice.tsx'
import { Field } from '../parts/field.tsx'
import { Begin } from './begin.tsx'
import style from './entrance.module.css'
import { Entrance } from './entrance.tsx'

const counts = ['2', '3', '4'] as const

/** Several people at one device: how many, and what they are called. */
export function OnDevice({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const { openHere } = useOpening()
  const { busy, problem, run } = useDoing()
  const ownName = usePreferences((preferences) => preferences.name)
  const [count, setCount] = useState<(typeof counts)[number]>('2')
  const [names, setNames] = useState([ownName, '', '', ''])
  const nameless = (seat: number) => voice.format('common.player', { n: seat + 1 })
  const begin = (event: FormEvent) => {
    event.preventDefault()
    const players = names.slice(0, Number(count)).map((name, seat) => ({ name: name.trim() || nameless(seat) }))
    void run(() => openHere({ game, wish: { seats: players.length }, players }))
  }
  return (
    <Entrance game={game} title={voice.format('webHouse.way.device')}>
      <form className={style.names} onSubmit={begin}>
        <p>{voice.format('webOpening.device.about')}</p>
        <Choice
          legend={voice.format('webOpening.seats')}
          chosen={count}
          options={counts.map((value) => ({ value, label: voice.number(Number(value)) }))}
          onChoose={setCount}
        />
        {names.slice(0, Number(count)).map((name, seat) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            key={seat}
            label={voice.format('webOpening.nameOf', { n: seat + 1 })}
            placeholder={nameless(seat)}
            maxLength={32}
            autoComplete="off"
            value={name}
            onChange={(value) => setNames(names.with(seat, value))}
          />
        ))}
        <Begin game={game} label={voice.format('webOpening.openHere')} busy={busy} problem={problem} />
      </form>
    </Entrance>
  )
}
