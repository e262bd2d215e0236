import { type Analysed, chanceAfter, type Swing } from '@nora/bots'
import type { Seat } from '@nora/kernel'
import { useVoice } from '../../../app/voice.tsx'
import { SeatSign } from '../../../table/parts/seat-sign.tsx'
import { KindSign } from '../kind-sign.tsx'
import panel from '../panel.module.css'
import type { Story } from '../story.ts'
import style from './moments.module.css'

interface MomentsProps {
  readonly analysed: Analysed
  readonly swings: readonly Swing[]
  readonly moments: readonly number[]
  readonly names: readonly string[]
  /** Whose chance is told. */
  readonly of: Seat
  readonly story: Story
  readonly turn: number
  go(turn: number): void
}

/** The turns that changed most for the winner. */
export function Moments({ analysed, swings, moments, names, of, story, turn, go }: MomentsProps) {
  const voice = useVoice()
  const isWhole = analysed.slips.length === analysed.turns.length
  const percent = (chance: number) =>
    chance < 0.05 ? '<5' : chance > 0.95 ? '>95' : voice.number(Math.round(chance * 100))
  return (
    <section>
      <h2 className={panel.heading}>{voice.format(isWhole ? 'analysis.moments' : 'analysis.moments.soFar')}</h2>
      <ol className={style.moments}>
        {moments.map((at, index) => {
          const one = analysed.turns[at]
          const swing = swings.find((other) => other.turn === at)
          const [from, to] = [chanceAfter(analysed, at - 1, of), chanceAfter(analysed, at, of)]
          if (!one) return null
          return (
            <li key={at}>
              <button type="button" className={style.momentCard} aria-pressed={at === turn} onClick={() => go(at)}>
                <span className={style.momentHead}>
                  <b className={style.disc}>{index + 1}</b>
                  <strong>{story.played(one, analysed.slips[at])}</strong>
                </span>
                <span>
                  {voice.format('analysis.turnBy', {
                    n: at + 1,
                    where: story.where(one.from),
                    name: names[one.seat] ?? '',
                  })}
                </span>
                <span className={style.momentFoot}>
                  {swing && <KindSign kind={swing.kind} />}
                  <SeatSign seat={one.seat} size="1.2rem" />
                  {swing && (
                    <b>
                      {names[one.seat]}{' '}
                      {voice.number(swing.points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })}
                    </b>
                  )}
                  {from !== null && to !== null && (
                    <span>
                      {voice.format('analysis.wins', {
                        name: names[of] ?? '',
                        from: percent(from),
                        to: `${percent(to)} %`,
                      })}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
