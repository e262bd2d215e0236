import { type FormEvent, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import style from './chat.module.css'

/** So much the server takes. */
const LONGEST = 2_000

interface ReportProps {
  readonly name: string
  readonly busy: boolean
  send(text: string): void
  onClose(): void
}

/** What somebody did, for the operator to read. */
export function Report({ name, busy, send, onClose }: ReportProps) {
  const voice = useVoice()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') send(text.trim())
  }
  return (
    <form className={style.report} aria-label={voice.format('webTable.chat.report.title', { name })} onSubmit={submit}>
      <strong>{voice.format('webTable.chat.report.title', { name })}</strong>
      <p>{voice.format('webTable.chat.report.about', { name })}</p>
      <label>
        {voice.format('webTable.chat.report.what')}
        <textarea rows={3} required maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className={style.deeds}>
        <button type="submit" className={`${button.quiet} ${button.small}`} disabled={busy}>
          {voice.format('webTable.chat.report.send')}
        </button>
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={onClose}>
          {voice.format('webTable.tray.cancel')}
        </button>
      </div>
    </form>
  )
}
