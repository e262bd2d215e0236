import { type FormEvent, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useSession } from '../../state/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { usualTerms } from '../opening/draft.ts'
import { useOpening } from '../opening/use-opening.ts'
import { Choice, Switch } from '../parts/choice.tsx'
import { Field } from '../parts/field.tsx'
import { Begin } from './begin.tsx'
import style from './entrance.module.css'
import { Entrance } from './entrance.tsx'

const counts = ['2', '3', '4'] as const

/** A table with a link to share; if one wishes, bots play until people come. */
export function Online({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const session = useSession()
  const { openOnline } = useOpening()
  const { busy, problem, run } = useDoing()
  const { name, set } = usePreferences()
  const [count, setCount] = useState<(typeof counts)[number]>('2')
  const [withBots, setWithBots] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const seats = Number(count)
    const bots = Array.from({ length: seats }, (_, seat) => (withBots && seat > 0 ? usualTerms.bot : null))
    const body = { game, wish: { seats }, terms: { ...usualTerms, public: false }, seat: 0, bots }
    void run(() => openOnline(() => body, name))
  }
  return (
    <Entrance game={game} title={voice.format('webHouse.way.online')}>
      {session.status === 'unreachable' && (
        <Notice tone="bad">
          <p>{voice.format('webOpening.noServer')}</p>
        </Notice>
      )}
      <form className={style.names} onSubmit={open}>
        <p>{voice.format('webOpening.online.about')}</p>
        {session.status !== 'known' && (
          <Field
            label={voice.format('webPeople.name')}
            about={voice.format('webPeople.guest.about')}
            maxLength={32}
            autoComplete="nickname"
            value={name}
            onChange={(value) => set({ name: value })}
          />
        )}
        <Choice
          legend={voice.format('webOpening.seats')}
          chosen={count}
          options={counts.map((value) => ({ value, label: voice.number(Number(value)) }))}
          onChoose={setCount}
        />
        <Switch
          label={voice.format('webOpening.untilPeople')}
          about={voice.format('webOpening.untilPeople.about')}
          on={withBots}
          onChange={setWithBots}
        />
        <Begin game={game} label={voice.format('webOpening.openOnline')} busy={busy} problem={problem} />
      </form>
    </Entrance>
  )
}
