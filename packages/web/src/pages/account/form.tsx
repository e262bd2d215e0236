import type { MessageId } from '@nora/messages'
import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { Notice } from '../../ui/notice.tsx'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import style from './account.module.css'

interface FormProps {
  /** What the button says. */
  readonly deed: string
  /** Said when it is done. */
  readonly afterwards?: MessageId & 'webPeople.saved'
  readonly children: ReactNode
  onSubmit(): Promise<void>
}

/** A few lines to fill in and one button; what stands in the way is said above it. */
export function Form({ deed, afterwards, children, onSubmit }: FormProps) {
  const voice = useVoice()
  const { busy, problem, run } = useDoing()
  const [isDone, setIsDone] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsDone(false)
    void run(async () => {
      await onSubmit()
      setIsDone(true)
    })
  }
  return (
    <form className={style.form} onSubmit={submit}>
      {children}
      <ProblemNotice problem={problem} />
      {isDone && afterwards && (
        <Notice tone="good">
          <p>{voice.format(afterwards)}</p>
        </Notice>
      )}
      <p>
        <button type="submit" className={button.button} disabled={busy}>
          {deed}
        </button>
      </p>
    </form>
  )
}
