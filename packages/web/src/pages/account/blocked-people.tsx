import type { Me } from '@nora/protocol'
import { block } from '../../api/people.ts'
import { useVoice } from '../../app/voice.tsx'
import { remember } from '../../state/session.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { Panel } from '../parts/page.tsx'
import style from './account.module.css'

/** People one does not want to meet at a table. */
export function BlockedPeople({ me }: { readonly me: Me }) {
  const voice = useVoice()
  const { busy, problem, run } = useDoing()
  return (
    <Panel title={voice.format('webPeople.blocked')} about={voice.format('webPeople.blocked.about')}>
      <ProblemNotice problem={problem} />
      <ul className={style.people}>
        {me.blocked.map(({ person, name }) => (
          <li key={person}>
            <span>{name}</span>
            <button
              type="button"
              className={`${button.button} ${button.small}`}
              disabled={busy}
              onClick={() => void run(async () => remember(await block(person, false)))}
            >
              {voice.format('webPeople.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
