import { type ChatLine, limits, type Muted } from '@nora/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import type { TableModel } from '../model/model.ts'
import type { TableState } from '../model/table-state.ts'
import style from './chat.module.css'
import { Report } from './report.tsx'

interface ChatProps {
  readonly model: TableModel
  readonly state: TableState
}

/** Talk at the table. Who is muted is muted for oneself alone. */
export function Chat({ model, state }: ChatProps) {
  const voice = useVoice()
  const [text, setText] = useState('')
  const [accused, accuse] = useState<{ readonly person: string; readonly name: string }>()
  const [told, tell] = useState('')
  const { busy, problem, run } = useDoing()
  const list = useRef<HTMLOListElement>(null)
  const count = state.chat.length
  useEffect(() => {
    if (list.current && count >= 0) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return
    model.say(line)
    setText('')
  }
  const lines = heardLines(state)
  const block = (someone: Muted) => {
    tell('')
    void run(async () => {
      await model.block(someone)
      tell(voice.format('webTable.chat.blocked'))
    })
  }
  const report = (person: string, what: string) => {
    tell('')
    void run(async () => {
      await model.report(person, what)
      accuse(undefined)
      tell(voice.format('webTable.chat.reported'))
    })
  }
  return (
    <div className={style.chat}>
      <ol ref={list} className={style.lines} aria-live="polite">
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.name}</strong> <time>{voice.date(line.at, { timeStyle: 'short' })}</time>
            {state.person !== null && line.person !== state.person && (
              <>
                <button type="button" className={style.mute} onClick={() => model.mute(line, true)}>
                  {voice.format('webTable.chat.mute')}
                </button>
                <button type="button" className={style.mute} disabled={busy} onClick={() => block(line)}>
                  {voice.format('webTable.chat.block')}
                </button>
                <button type="button" className={style.mute} onClick={() => accuse(line)}>
                  {voice.format('webTable.chat.report')}
                </button>
              </>
            )}
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      {count === 0 && <p className={style.empty}>{voice.format('webTable.chat.empty')}</p>}
      {state.muted.map((muted) => (
        <p key={muted.person} className={style.empty}>
          {voice.format('webTable.chat.muted', { name: muted.name })}
          <button type="button" className={style.mute} onClick={() => model.mute(muted, false)}>
            {voice.format('webTable.chat.unmute')}
          </button>
        </p>
      ))}
      <p role="status">{told}</p>
      <ProblemNotice problem={problem} />
      {accused && (
        <Report
          key={accused.person}
          name={accused.name}
          busy={busy}
          send={(what) => report(accused.person, what)}
          onClose={() => accuse(undefined)}
        />
      )}
      {state.person !== null && (
        <form className={style.form} onSubmit={send}>
          <input
            value={text}
            maxLength={limits.chat}
            aria-label={voice.format('webTable.chat.write')}
            placeholder={voice.format('webTable.chat.write')}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={`${button.quiet} ${button.small}`}>
            {voice.format('webTable.chat.send')}
          </button>
        </form>
      )}
    </div>
  )
}

/** What is said by those who are not muted. */
export function heardLines({ chat, muted }: Pick<TableState, 'chat' | 'muted'>): readonly ChatLine[] {
  return chat.filter(({ person }) => !muted.some((one) => one.person === person))
}
