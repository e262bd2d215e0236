import { useVoice } from '../../app/voice.tsx'
import { useOfflineFiles } from '../../state/offline-files.ts'
import { Panel } from '../parts/page.tsx'
import style from './home.module.css'

/** Without a network: what can be played then, and whether everything for it is here already. */
export function Offline() {
  const voice = useVoice()
  const { kept, all } = useOfflineFiles()
  return (
    <Panel title={voice.format('webHouse.offline.title')} about={voice.format('webHouse.offline.about')}>
      <ul className={style.steps}>
        <li>{voice.format('webHouse.offline.play')}</li>
        <li>{voice.format('webHouse.offline.keep')}</li>
        <li>{voice.format('webHouse.offline.install')}</li>
      </ul>
      <p role="status">
        {all > 0 &&
          (kept < all
            ? voice.format('webHouse.offline.coming', { share: voice.number(kept / all, { style: 'percent' }) })
            : voice.format('webHouse.offline.ready'))}
      </p>
    </Panel>
  )
}
