import type { Mode } from '@nora/kernel'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { bringPack } from '../../api/tables.ts'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import { Scene } from '../../games/scene.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { useSession } from '../../state/session.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { Choice } from '../parts/choice.tsx'
import { modeName } from '../parts/game-name.ts'
import page from '../parts/page.module.css'
import { Panel } from '../parts/page.tsx'
import { bodyOf, type Draft, firstDraft, openingOf, withMode, withPlace } from './draft.ts'
import { GameOptions } from './game-options.tsx'
import style from './opening.module.css'
import { PackFile, type PackText } from './pack-file.tsx'
import { Seats } from './seats.tsx'
import { TermsChoices } from './terms-choices.tsx'
import { useOpening } from './use-opening.ts'

interface OpeningFormProps {
  readonly game: GameId
  readonly modes: readonly Mode[]
}

export function OpeningForm({ game, modes }: OpeningFormProps) {
  const voice = useVoice()
  const session = useSession()
  const ownName = usePreferences((preferences) => preferences.name)
  const [draft, setDraft] = useState<Draft>(() => firstDraft(modes, 'online', [ownName]))
  const [pack, setPack] = useState<PackText>()
  const { busy, problem, run } = useDoing()
  const { openHere, openOnline } = useOpening()
  const away = session.status === 'unreachable'
  // Where no server answers a table can only be on this device.
  const shown = away ? withPlace(draft, 'device') : draft
  const { place, options } = shown
  const mode = modes.find(({ id }) => id === options.mode) as Mode
  const setOptions = (change: Partial<Draft['options']>) => setDraft({ ...shown, options: { ...options, ...change } })

  const open = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      if (place === 'device')
        return openHere(openingOf(game, shown, pack?.text, (seat) => voice.format('common.player', { n: seat + 1 })))
      await openOnline(async () => bodyOf(game, shown, pack && (await bringPack(pack.text))), ownName)
    })
  }

  return (
    <form className={style.form} onSubmit={open}>
      <div className={style.parts}>
        <Panel title={voice.format('webOpening.where')}>
          <Choice
            legend={voice.format('webOpening.place')}
            quiet
            chosen={place}
            options={(away ? (['device'] as const) : (['online', 'device'] as const)).map((value) => ({
              value,
              label: voice.format(`webOpening.place.${value}`),
              about: voice.format(`webOpening.place.${value}.about`),
            }))}
            onChoose={(value) => setDraft(withPlace(shown, value))}
          />
          {away && <p className={style.hint}>{voice.format('webOpening.noServer')}</p>}
        </Panel>
        <Panel title={voice.format('webOpening.game')}>
          <Choice
            legend={voice.format('webOpening.mode')}
            chosen={options.mode}
            options={modes.map(({ id }) => ({
              value: id,
              label: modeName(voice, game, id),
              about: voice.say({ id: `webOpening.mode.${game}.${id}.about` }),
            }))}
            onChoose={(value) => setDraft(withMode(shown, modes.find(({ id }) => id === value) as Mode))}
          />
          <GameOptions game={game} mode={mode} options={options} onChange={setOptions} />
        </Panel>
        <Panel title={voice.format('webOpening.players')}>
          <Seats mode={mode} draft={shown} onChange={setDraft} />
        </Panel>
        <Panel title={voice.format('webOpening.terms')}>
          <TermsChoices
            draft={shown}
            onChange={(change) => setDraft({ ...shown, terms: { ...shown.terms, ...change } })}
          />
        </Panel>
        <Panel title={voice.format('webOpening.pack')} about={voice.format('webOpening.pack.about')}>
          <PackFile pack={pack} onChange={setPack} needsAccount={place === 'online' && session.me?.account !== true} />
        </Panel>
      </div>
      <aside className={style.side}>
        <div className={`${page.arch} ${style.scene}`}>
          <Scene game={game} />
        </div>
        <p className={style.summary}>
          <strong>{modeName(voice, game, options.mode)}</strong>
          <span>{voice.format('common.players', { n: options.seats })}</span>
          <span>{voice.format(`webOpening.place.${place}`)}</span>
        </p>
        <ProblemNotice problem={problem} />
        <button type="submit" className={`${button.button} ${button.primary}`} disabled={busy}>
          {voice.format(place === 'online' ? 'webOpening.openOnline' : 'webOpening.openHere')}
        </button>
        <Link href={`/rules/${game}`}>{voice.format('webHouse.door.rules')}</Link>
      </aside>
    </form>
  )
}
