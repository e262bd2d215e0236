import { useCallback, useEffect } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { canNotify, isNotified, notify, renewWords, stopNotifying } from '../../state/notifications.ts'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { Switch } from '../parts/choice.tsx'
import { Panel } from '../parts/page.tsx'
import { useFetched } from '../parts/use-fetched.ts'

/** Whether this browser tells when it is one's turn, also while the page is closed. */
export function Notifications() {
  const voice = useVoice()
  const { value: on, again } = useFetched(useCallback(() => isNotified(), []))
  const { busy, problem, run } = useDoing()
  const possible = canNotify()
  useEffect(() => void renewWords(voice), [voice])
  return (
    <Panel title={voice.format('webHouse.settings.notify')}>
      <Switch
        label={voice.format('webHouse.settings.notify.on')}
        about={voice.format(possible ? 'webHouse.settings.notify.about' : 'webHouse.settings.notify.cannot')}
        on={on === true}
        disabled={!possible || busy}
        onChange={(wanted) =>
          void run(async () => {
            await (wanted ? notify(voice) : stopNotifying())
            again()
          })
        }
      />
      <ProblemNotice problem={problem} />
    </Panel>
  )
}
