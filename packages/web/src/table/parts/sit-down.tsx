import { type FormEvent, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { pleasantName } from '../../state/pleasant-name.ts'
import { usePreferences } from '../../state/preferences.ts'
import button from '../../ui/button.module.css'
import { NameField } from './name-field.tsx'
import style from './own-name.module.css'

interface SitDownProps {
  /** The server knows who they are, and how they are called. */
  readonly isKnown: boolean
  sit(name: string): void
}

/** What somebody came for who was sent a link: a seat. Guests say how they are called; a pleasant name is offered. */
export function SitDown({ isKnown, sit }: SitDownProps) {
  const voice = useVoice()
  const { name: liked, set } = usePreferences()
  const [name, setName] = useState(() => liked || pleasantName())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    if (!isKnown) set({ name: given })
    sit(given)
  }
  return (
    <form className={style.form} onSubmit={submit}>
      {!isKnown && <NameField name={name} onChange={setName} />}
      <button type="submit" className={`${button.quiet} ${button.primary}`}>
        {voice.format('webTable.room.sit')}
      </button>
    </form>
  )
}
