import type { Me } from '@nora/protocol'
import { useState } from 'react'
import { forgetMe } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { remember } from '../../state/session.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Field } from '../parts/field.tsx'
import { Panel } from '../parts/page.tsx'

/** Everything the server keeps about one: to take along, and to have deleted. */
export function OwnData({ me }: { readonly me: Me }) {
  const voice = useVoice()
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useDoing()
  return (
    <Panel title={voice.format('webPeople.data')} about={voice.format('webPeople.data.about')}>
      <p>
        <a href="/api/me/export" download className={button.button}>
          {voice.format('webPeople.data.export')}
        </a>
      </p>
      {me.account && (
        <Field
          label={voice.format('webPeople.data.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      )}
      <ProblemNotice problem={problem} />
      <p>
        <ConfirmButton
          label={voice.format('webPeople.data.forget')}
          question={voice.format('webPeople.data.forget.sure', { name: voice.format('common.formerPlayer') })}
          disabled={busy || (me.account && password.length === 0)}
          onConfirm={() =>
            void run(async () => {
              await forgetMe(me.account ? password : undefined)
              remember(undefined)
            })
          }
        />
      </p>
    </Panel>
  )
}
