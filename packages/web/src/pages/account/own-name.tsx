import type { Me } from '@nora/protocol'
import { useState } from 'react'
import { rename } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { remember } from '../../state/session.ts'
import { Field } from '../parts/field.tsx'
import { Panel } from '../parts/page.tsx'
import { Form } from './form.tsx'

export function OwnName({ me }: { readonly me: Me }) {
  const voice = useVoice()
  const [name, setName] = useState(me.name)
  return (
    <Panel
      title={voice.format(me.account ? 'webPeople.account' : 'webPeople.guest')}
      about={voice.format(me.account ? 'webPeople.account.about' : 'webPeople.guest.present')}
    >
      <Form
        deed={voice.format('webPeople.rename')}
        afterwards="webPeople.saved"
        onSubmit={async () => remember(await rename(name.trim()))}
      >
        <Field label={voice.format('webPeople.name')} required maxLength={32} value={name} onChange={setName} />
      </Form>
    </Panel>
  )
}
