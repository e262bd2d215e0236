import type { Seat } from '@nora/kernel'
import type { Speaker } from '@nora/words'
import { useEffect, useRef } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { SeatSign } from '../parts/seat-sign.tsx'
import { useWholeWindow } from '../parts/use-whole-window.ts'
import style from './curtain.module.css'

interface CurtainProps {
  readonly seat: Seat
  readonly speaker: Speaker
  onOpen(): void
}

/** Between two people at one device: nobody's secrets are on the screen until the next one sits down. */
export function Curtain({ seat, speaker, onOpen }: CurtainProps) {
  useWholeWindow()
  const voice = useVoice()
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => go.current?.focus(), [])
  const name = speaker.name(seat)
  return (
    <section className={style.curtain} aria-labelledby="curtain">
      <SeatSign seat={seat} size="6rem" />
      <h1 id="curtain">{voice.format('webTable.curtain.title', { name })}</h1>
      <p>{voice.format('webTable.curtain.about')}</p>
      <button ref={go} type="button" data-curtain="" className={`${button.quiet} ${button.primary}`} onClick={onOpen}>
        {voice.format('webTable.curtain.open', { name })}
      </button>
    </section>
  )
}
