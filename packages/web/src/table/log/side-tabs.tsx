import { useVoice } from '../../app/voice.tsx'
import style from './side-tabs.module.css'

interface SideTabsProps {
  /** What is said at the table is shown; otherwise what happened. */
  readonly isTalk: boolean
  /** So many lines were said that one has not read. */
  readonly news: number
  turn(isTalk: boolean): void
}

/** Between the tray and the foot of the page stands what happened, or what is said. */
export function SideTabs({ isTalk, news, turn }: SideTabsProps) {
  const voice = useVoice()
  return (
    <div className={style.tabs}>
      <button type="button" aria-pressed={!isTalk} onClick={() => turn(false)}>
        {voice.format('webTable.log.title')}
      </button>
      <button type="button" aria-pressed={isTalk} onClick={() => turn(true)}>
        {voice.format('webTable.chat.title')}
        {news > 0 && (
          <>
            {' '}
            <b>{voice.number(news)}</b>
            <span className="unseen"> {voice.format('webTable.chat.news')}</span>
          </>
        )}
      </button>
    </div>
  )
}
