import type { Me } from '@nora/protocol'
import { signOut } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { remember } from '../../state/session.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Panel } from '../parts/page.tsx'

/** Signing out. A guest who does can never come back, so they are asked first. */
export function SignOut({ me }: { readonly me: Me }) {
  const voice = useVoice()
  const { busy, problem, run } = useDoing()
  const leave = (everywhere: boolean) =>
    void run(async () => {
      await signOut(everywhere)
      remember(undefined)
    })
  return (
    <Panel title={voice.format('webPeople.signOut')} about={voice.format('webPeople.signOut.about')}>
      <ProblemNotice problem={problem} />
      <div className={button.row}>
        {me.account ? (
          <button type="button" className={button.button} disabled={busy} onClick={() => leave(false)}>
            {voice.format('webPeople.signOut.here')}
          </button>
        ) : (
          <ConfirmButton
            label={voice.format('webPeople.signOut.here')}
            question={voice.format('webPeople.signOut.guest')}
            disabled={busy}
            onConfirm={() => leave(false)}
          />
        )}
        {me.account && (
          <button type="button" className={button.button} disabled={busy} onClick={() => leave(true)}>
            {voice.format('webPeople.signOut.everywhere')}
          </button>
        )}
      </div>
    </Panel>
  )
}
