import { useState } from 'react'
import { signIn } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { remember } from '../../state/session.ts'
import { Field } from '../parts/field.tsx'
import { Panel } from '../parts/page.tsx'
import { Form } from './form.tsx'
import { LoginName } from './login-name.tsx'

export function SignIn() {
  const voice = useVoice()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Panel title={voice.format('webPeople.signIn')} about={voice.format('webPeople.signIn.about')}>
      <Form
        deed={voice.format('webPeople.signIn')}
        onSubmit={async () => remember(await signIn(name.trim(), password))}
      >
        <LoginName value={name} onChange={setName} />
        <Field
          label={voice.format('webPeople.password')}
          type="password"
          required
          minLength={8}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </Form>
    </Panel>
  )
}
