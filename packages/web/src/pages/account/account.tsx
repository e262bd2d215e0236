import { useEffect, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useSession } from '../../state/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../parts/page.tsx'
import { BecomeAccount } from './become-account.tsx'
import { BlockedPeople } from './blocked-people.tsx'
import { ChangePassword } from './change-password.tsx'
import { Code } from './code.tsx'
import { OwnData } from './own-data.tsx'
import { OwnName } from './own-name.tsx'
import { Recovery } from './recovery.tsx'
import { SignIn } from './sign-in.tsx'
import { SignOut } from './sign-out.tsx'

/** Who one is at the server: a guest by default, an account if one wishes. */
export function Account() {
  const voice = useVoice()
  const { status, me } = useSession()
  const [code, setCode] = useState<string>()
  // Whoever has gone leaves no key behind for the next.
  useEffect(() => {
    if (status === 'nobody') setCode(undefined)
  }, [status])
  return (
    <Page title={voice.format('webHouse.nav.account')} lead={voice.format('webPeople.lead')} narrow>
      {status === 'unreachable' && (
        <Notice tone="bad">
          <p>{voice.format('webPeople.noServer')}</p>
        </Notice>
      )}
      {code !== undefined && <Code code={code} />}
      {me && <OwnName key={me.name} me={me} />}
      {me?.account && <ChangePassword onCode={setCode} />}
      {(status === 'nobody' || me?.account === false) && (
        <>
          <BecomeAccount key={me?.name} me={me} onCode={setCode} />
          <SignIn />
          <Recovery onCode={setCode} />
        </>
      )}
      {me && (
        <>
          {me.blocked.length > 0 && <BlockedPeople me={me} />}
          <SignOut me={me} />
          <OwnData me={me} />
        </>
      )}
    </Page>
  )
}
