import { isLanguage, languages } from '@nora/messages'
import type { Motion, TableSnapshot } from '@nora/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { languageNames } from '../../app/language-names.ts'
import { useVoice } from '../../app/voice.tsx'
import { exportLocal } from '../../connection/local-games.ts'
import { type Pace, usePreferences } from '../../state/preferences.ts'
import button from '../../ui/button.module.css'
import { download } from '../../ui/download.ts'
import { useTable } from '../context.tsx'
import type { TableModel } from '../model/model.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { OwnName } from '../parts/own-name.tsx'
import { useReading } from '../rules/reading.ts'
import style from './dialogs.module.css'

const switches = ['confirmTurns', 'playForced', 'stopAtBoundaries', 'leftHanded', 'sound'] as const
const paces: readonly Pace[] = ['calm', 'quick', 'none']

interface MenuProps {
  readonly model: TableModel
  readonly snapshot: TableSnapshot
  onIntroduction(): void
  onClose(): void
}

/** What one seldom needs: what one likes, what the table may agree to, and the way out. */
export function Menu({ model, snapshot, onIntroduction, onClose }: MenuProps) {
  const voice = useVoice()
  const read = useReading()
  const { person } = model.state
  const own = snapshot.room.seats.find((seatInfo) => person !== null && seatInfo.person === person)
  return (
    <Dialog title={voice.format('webTable.menu.title')} onClose={onClose}>
      {model.keptAt === 'table' && own && <OwnName name={own.name ?? ''} rename={(name) => model.rename(name)} />}
      <Likes />
      <Agreements model={model} snapshot={snapshot} onDone={onClose} />
      <div className={style.list}>
        <button
          type="button"
          className={button.quiet}
          onClick={() => {
            onClose()
            read()
          }}
        >
          <Glyph name="log" />
          {voice.format('webTable.help.rules')}
        </button>
        <button type="button" className={button.quiet} onClick={onIntroduction}>
          <Glyph name="question" />
          {voice.format('webTable.intro.title')}
        </button>
        {model.keptAt === 'local' && (
          <button
            type="button"
            className={button.quiet}
            onClick={async () => download(await exportLocal(model.id), `nora-${snapshot.room.game}.json`)}
          >
            <Glyph name="save" />
            {voice.format('webTable.menu.export')}
          </button>
        )}
        <Link href="/" className={button.quiet}>
          <Glyph name="back" />
          {voice.format(model.keptAt === 'local' ? 'webTable.menu.leaveLocal' : 'webTable.menu.leave')}
        </Link>
      </div>
    </Dialog>
  )
}

function Likes() {
  const voice = useVoice()
  const preferences = usePreferences()
  return (
    <fieldset className={style.list}>
      <legend>{voice.format('webHouse.settings.table')}</legend>
      <label className={style.language}>
        {voice.format('webHouse.language')}
        <select
          value={preferences.language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) preferences.set({ language: target.value })
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </label>
      {switches.map((name) => (
        <label key={name} className={style.switch}>
          <input
            type="checkbox"
            checked={preferences[name]}
            onChange={({ target }) => preferences.set({ [name]: target.checked })}
          />
          {voice.format(`webHouse.settings.${name}`)}
        </label>
      ))}
      <div className={style.pace}>
        <span>{voice.format('webHouse.settings.pace')}</span>
        {paces.map((pace) => (
          <button
            key={pace}
            type="button"
            className={`${button.quiet} ${button.small}`}
            aria-pressed={preferences.pace === pace}
            onClick={() => preferences.set({ pace })}
          >
            {voice.say({ id: `webHouse.settings.pace.${pace}` })}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface AgreementsProps {
  readonly model: TableModel
  readonly snapshot: TableSnapshot
  onDone(): void
}

/** What needs the others' consent, or ends one's own game. */
function Agreements({ model, snapshot, onDone }: AgreementsProps) {
  const voice = useVoice()
  const { reader, seats, speaker } = useTable()
  const seatInfo = seats[reader]
  if (!seatInfo || snapshot.room.status !== 'playing') return null
  const alone = seats.filter(({ person }) => person !== null).length === 1
  const propose = (motion: Motion) => () => {
    model.propose(reader, motion)
    onDone()
  }
  const act = (words: string, deed: () => void) => (
    <button key={words} type="button" className={button.quiet} onClick={deed}>
      <span className={style.deed}>{words}</span>
    </button>
  )
  // Where nobody else is asked, one is asked oneself.
  const grave = (words: string, deed: () => void) => <Grave key={words} words={words} deed={deed} />
  const shared = model.keptAt === 'local' || alone
  const { terms } = snapshot.room
  const absent = seats.flatMap(({ person, absence }, seat) =>
    person !== null && absence === null && seat !== reader ? [seat] : [],
  )
  return (
    <fieldset className={style.list}>
      <legend>{voice.format('webTable.menu.table')}</legend>
      {terms.undo === 'agreed' &&
        snapshot.view &&
        snapshot.view.position > 0 &&
        act(voice.format('webTable.motion.undo'), propose({ type: 'undo', to: lastOwn(snapshot, reader) }))}
      {snapshot.clocks &&
        (snapshot.clocksPaused
          ? act(voice.format('webTable.menu.resumeClocks'), () => model.do({ type: 'resumeClocks', seat: reader }))
          : act(voice.format('webTable.motion.pause'), propose({ type: 'pause' })))}
      {(shared ? grave : act)(voice.format('webTable.motion.startOver'), propose({ type: 'startOver' }))}
      {(shared ? grave : act)(voice.format('webTable.motion.abandon'), propose({ type: 'abandon' }))}
      {model.keptAt === 'table' &&
        absent.map((seat) =>
          act(
            voice.format('webTable.motion.replace', { name: speaker.name(seat) }),
            propose({ type: 'replace', seat }),
          ),
        )}
      {!alone && grave(voice.format('webTable.menu.resign'), () => model.do({ type: 'resign', seat: reader }))}
      {seatInfo.bot &&
        seatInfo.absence &&
        act(voice.format('webTable.menu.return'), () => model.do({ type: 'return', seat: reader }))}
    </fieldset>
  )
}

/** What cannot be taken back is asked once more. */
function Grave({ words, deed }: { readonly words: string; deed(): void }) {
  const voice = useVoice()
  const [asked, ask] = useState(false)
  if (!asked)
    return (
      <button type="button" className={button.quiet} onClick={() => ask(true)}>
        <span className={style.deed}>{words}</span>
      </button>
    )
  return (
    <div className={style.grave} role="alert">
      <p>{voice.format('webTable.menu.sure')}</p>
      <button type="button" className={`${button.quiet} ${button.primary}`} onClick={deed}>
        <span className={style.deed}>{words}</span>
      </button>
      <button type="button" className={button.quiet} onClick={() => ask(false)}>
        {voice.format('webTable.tray.cancel')}
      </button>
    </div>
  )
}

/** The length of the line before the reader's last act. */
function lastOwn({ log, view }: TableSnapshot, reader: number): number {
  const last = log.findLast(({ seat }) => seat === reader)
  return Math.max(0, (last?.position ?? view?.position ?? 1) - 1)
}
