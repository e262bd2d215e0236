import { type FormEvent, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { NameField } from './name-field.tsx'
import style from './own-name.module.css'

interface OwnNameProps {
  readonly name: string
  rename(name: string): Promise<void>
}

/** How one is called, to be changed where one sits. */
export function OwnName({ name: now, rename }: OwnNameProps) {
  const voice = useVoice()
  const [name, setName] = useState<string>()
  const { busy, problem, run } = useDoing()
  if (name === undefined)
    return (
      <button type="button" className={button.quiet} onClick={() => setName(now)}>
        {voice.format('webTable.room.rename')}
      </button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      if (name.trim() !== now) await rename(name.trim())
      setName(undefined)
    })
  }
  return (
    <form className={style.form} onSubmit={submit}>
      <NameField name={name} onChange={setName} />
      <button type="submit" className={button.quiet} disabled={busy}>
        {voice.format('webPeople.rename')}
      </button>
      <ProblemNotice problem={problem} />
    </form>
  )
}
