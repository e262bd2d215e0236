import type { Seat } from '@nora/kernel'
import { useVoice } from '../../../app/voice.tsx'
import button from '../../../ui/button.module.css'
import { useTable } from '../../context.tsx'
import { SeatSign } from '../../parts/seat-sign.tsx'
import { useMainButton } from '../main-button.ts'
import style from '../tray.module.css'

interface PauseProps {
  /** The people who are asked and have not passed. */
  readonly waitingFor: readonly Seat[]
  /** The seats that people at this device play. */
  readonly here: readonly Seat[]
  readonly reader: Seat
  readonly busy: boolean
  pass(seats: readonly Seat[]): void
  /** On one device: this seat wants to step in. */
  sitDown(seat: Seat): void
}

/** Play pauses: whoever may step in does, or lets it go on. */
export function Pause({ waitingFor, here, reader, busy, pass, sitDown }: PauseProps) {
  const voice = useVoice()
  const { speaker } = useTable()
  const asked = waitingFor.filter((seat) => here.includes(seat))
  const others = asked.filter((seat) => seat !== reader)
  useMainButton({
    label: voice.format(here.length > 1 ? 'webTable.pause.nobody' : 'webTable.pause.goOn'),
    isReady: asked.length > 0 && !busy,
    act: () => pass(asked),
  })
  if (asked.length === 0) return null
  return (
    <>
      {here.length > 1 && <p>{voice.format('webTable.pause.question')}</p>}
      <div className={style.row}>
        {here.length > 1 &&
          others.map((seat) => (
            <button key={seat} type="button" className={button.quiet} onClick={() => sitDown(seat)}>
              <SeatSign seat={seat} size="1.4rem" />
              {voice.format('webTable.pause.stepIn', { name: speaker.name(seat) })}
            </button>
          ))}
      </div>
    </>
  )
}
