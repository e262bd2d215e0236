import { useState } from 'react'
import { recover } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { refreshSession } from '../../state/session.ts'
import { Field } from '../parts/field.tsx'
import { Panel } from '../parts/page.tsx'
import { Form } from './form.tsx'
import { LoginName } from './login-name.tsx'
import { NewPassword } from './new-password.tsx'

/** For who forgot the password and kept the code. */
export function Recovery({ onCode }: { onCode(code: string): void }) {
  const voice = useVoice()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Panel title={voice.format('webPeople.recover')} about={voice.format('webPeople.recover.about')}>
      <Form
        deed={voice.format('webPeople.recover.do')}
        onSubmit={async () => {
          onCode(await recover(name.trim(), code.trim(), password))
          await refreshSession()
        }}
      >
        <LoginName value={name} onChange={setName} />
        <Field label={voice.format('webPeople.code')} required autoComplete="off" value={code} onChange={setCode} />
        <NewPassword value={password} onChange={setPassword} />
      </Form>
    </Panel>
  )
}
