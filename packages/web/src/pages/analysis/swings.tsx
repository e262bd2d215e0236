import type { Analysed, Swing } from '@nora/bots'
import type { Seat } from '@nora/kernel'
import { useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { KindSign } from './kind-sign.tsx'
import panel from './panel.module.css'
import type { Story } from './story.ts'
import style from './swings.module.css'

/** What is told of an analysed game, and the turn that is looked at. */
export interface SwingsProps {
  readonly analysed: Analysed
  readonly swings: readonly Swing[]
  readonly names: readonly string[]
  readonly story: Story
  readonly turn: number
  go(turn: number): void
}

const MOST = 24

/** What changed the game, the largest first. */
export function Swings({ analysed, swings, names, story, turn, go }: SwingsProps) {
  const voice = useVoice()
  const [only, show] = useState<Seat>()
  const shown = swings.filter(({ seat }) => only === undefined || seat === only).slice(0, MOST)
  return (
    <section className={panel.panel}>
      <header className={panel.panelHead}>
        <h2>{voice.format('analysis.swings')}</h2>
        <span className={panel.tabs}>
          <button type="button" aria-pressed={only === undefined} onClick={() => show(undefined)}>
            {voice.format('analysis.all')}
          </button>
          {names.map((name, seat) => (
            <button key={name} type="button" aria-pressed={only === seat} onClick={() => show(seat)}>
              {name}
            </button>
          ))}
        </span>
      </header>
      {shown.length === 0 && <p>{voice.format('analysis.noSwings')}</p>}
      <ul className={style.swings}>
        {shown.map(({ turn: at, seat, kind, points }) => {
          const one = analysed.turns[at]
          const slip = kind === 'slip' ? analysed.slips[at] : undefined
          if (!one) return null
          return (
            <li key={`${at} ${kind}`}>
              <button type="button" className={style.swing} aria-pressed={at === turn} onClick={() => go(at)}>
                <KindSign kind={kind} />
                <b>{at + 1}</b>
                <SeatSign seat={seat} size="1.2rem" />
                <span>{story.played(one, slip)}</span>
                <span>
                  {slip
                    ? voice.format('analysis.better', { choice: story.choice(slip.at, slip.better) })
                    : voice.format(kind === 'luck' ? 'analysis.luck' : 'analysis.unforeseen')}
                </span>
                <b data-sign={Math.sign(points)}>
                  {voice.number(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })}
                </b>
                <small>{slip ? `± ${voice.number(slip.error, { maximumFractionDigits: 1 })}` : ''}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
