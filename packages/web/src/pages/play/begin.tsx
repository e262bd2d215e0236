import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import style from './entrance.module.css'

interface BeginProps {
  readonly game: GameId
  /** What the button says. */
  readonly label: string
  readonly busy: boolean
  /** What stood in the way the last time. */
  readonly problem: unknown
}

/** The end of each form behind a door: the button that opens the table, or the way to all its options. */
export function Begin({ game, label, busy, problem }: BeginProps) {
  const voice = useVoice()
  return (
    <>
      <ProblemNotice problem={problem} />
      <p className={style.more}>
        <button type="submit" className={`${button.button} ${button.primary}`} disabled={busy}>
          {label}
        </button>
        <Link href={`/new/${game}`}>{voice.format('webHouse.door.options')}</Link>
      </p>
    </>
  )
}
