import type { Me } from '@nora/protocol'
import { useState } from 'react'
import { becomeAccount } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { beSomebody, refreshSession } from '../../state/session.ts'
import { Panel } from '../parts/page.tsx'
import { Form } from './form.tsx'
import { LoginName } from './login-name.tsx'
import { NewPassword } from './new-password.tsx'

interface BecomeAccountProps {
  /** A guest, or nobody yet. */
  readonly me: Me | undefined
  onCode(code: string): void
}

/** A guest's games stay theirs when they become an account; whoever is nobody yet comes in and becomes one at once. */
export function BecomeAccount({ me, onCode }: BecomeAccountProps) {
  const voice = useVoice()
  const [name, setName] = useState(me?.name ?? '')
  const [password, setPassword] = useState('')
  return (
    <Panel title={voice.format('webPeople.become')} about={voice.format('webPeople.become.about')}>
      <Form
        deed={voice.format('webPeople.become.do')}
        onSubmit={async () => {
          if (!me) await beSomebody(name.trim())
          onCode(await becomeAccount(name.trim(), password))
          await refreshSession()
        }}
      >
        <LoginName value={name} onChange={setName} />
        <NewPassword value={password} onChange={setPassword} />
      </Form>
    </Panel>
  )
}
