import { useState } from 'react'
import { changePassword } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { Field } from '../parts/field.tsx'
import { Panel } from '../parts/page.tsx'
import { Form } from './form.tsx'
import { NewPassword } from './new-password.tsx'

/** Another password, and with it another recovery code. */
export function ChangePassword({ onCode }: { onCode(code: string): void }) {
  const voice = useVoice()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Panel title={voice.format('webPeople.changePassword')} about={voice.format('webPeople.changePassword.about')}>
      <Form
        deed={voice.format('webPeople.changePassword')}
        afterwards="webPeople.saved"
        onSubmit={async () => {
          onCode(await changePassword(old, password))
          setOld('')
          setPassword('')
        }}
      >
        <Field
          label={voice.format('webPeople.oldPassword')}
          type="password"
          required
          autoComplete="current-password"
          value={old}
          onChange={setOld}
        />
        <NewPassword value={password} onChange={setPassword} />
      </Form>
    </Panel>
  )
}
