import type { Analysed, Swing } from '@nora/bots'
import { adviceIn } from '@nora/words'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useVoice } from '../../../app/voice.tsx'
import { given, keeper } from '../../../connection/local-worker.ts'
import { CertaintyDots } from '../../../hint/certainty-dots.tsx'
import { Glyph } from '../../../table/parts/glyphs.tsx'
import type { ReplayView } from '../../../table/replay/replay-view.ts'
import { useSpeaker } from '../../../table/use-speaker.ts'
import button from '../../../ui/button.module.css'
import type { Analyser } from '../analyser.ts'
import type { AnalysedGame, Story } from '../story.ts'
import { BoardCrop } from './board-crop.tsx'
import { Guess } from './guess.tsx'
import style from './moment-panel.module.css'

interface MomentPanelProps {
  readonly id: string
  readonly game: AnalysedGame
  readonly analyser: Analyser
  readonly analysed: Analysed
  readonly swings: readonly Swing[]
  readonly view: ReplayView
  readonly story: Story
  readonly names: readonly string[]
  readonly turn: number
  /** "Better" is hidden until it is guessed. */
  readonly isGuessing: boolean
  reveal(): void
  go(turn: number): void
}

/** One turn: the board, what was played, what was better and why, and ways to go on from there. */
export function MomentPanel(props: MomentPanelProps) {
  const { id, game, analyser, analysed, swings, view, story, names, turn, isGuessing, reveal, go } = props
  const voice = useVoice()
  const speaker = useSpeaker(game.seats)
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const one = analysed.turns[turn]
  if (!one) return null
  const slip = analysed.slips[turn]
  const at = slip?.at ?? one.from
  const signed = (points: number) => voice.number(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const name = names[one.seat] ?? ''
  const playOn = async () => {
    setBusy(true)
    navigate(`/local/${given(await keeper().fork(game.source, at))}`)
  }
  const others = swings.filter((swing) => swing.turn === turn && swing.kind !== 'slip')
  const steps =
    slip?.line
      .slice(1)
      .map((step) => story.step(slip.at, step))
      .filter(Boolean) ?? []
  const reasons =
    slip?.reasons.map((reason) => adviceIn(game.parts.words, story.situation(slip.at).table, reason, speaker)) ?? []
  return (
    <section className={style.moment}>
      <header className={style.momentTitle}>
        <h2>{story.played(one, slip)}</h2>
        <p>{voice.format('analysis.turnBy', { n: turn + 1, where: story.where(one.from), name })}</p>
      </header>
      <BoardCrop game={game} view={view} turn={one} slip={slip} isGuessing={isGuessing} />
      <div className={style.momentBody}>
        <p className={style.option}>
          <span className={style.tag}>{voice.format('analysis.played')}</span>{' '}
          <strong>{story.played(one, slip)}</strong>
        </p>
        {slip && isGuessing ? (
          <Guess key={slip.at} analyser={analyser} slip={slip} turn={one} story={story} show={reveal} />
        ) : slip ? (
          <>
            <p className={style.option} data-better="">
              <span className={style.tag}>{voice.format('analysis.betterTag')}</span>{' '}
              <strong>{story.choice(slip.at, slip.better)}</strong>
            </p>
            <p>
              <b>
                {voice.format('analysis.gap', {
                  n: voice.number(slip.gap, { maximumFractionDigits: 1 }),
                  error: voice.number(slip.error, { maximumFractionDigits: 1 }),
                })}
              </b>
              {': '}
              {reasons.length > 0 ? reasons.join(' ') : voice.format('advice.reason.none')}
            </p>
            <p className={style.sure}>
              <CertaintyDots n={slip.certainty} />
              <span>
                {voice.format('analysis.judged', {
                  sure: voice.format(`advice.sure.${slip.certainty}`),
                  name,
                  first: slip.first,
                  dreams: slip.dreams,
                })}
              </span>
            </p>
            {steps.length > 0 && (
              <p className={style.steps}>
                {voice.format('analysis.line')}{' '}
                {steps.map((words, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line
                  <span key={index}>{words}</span>
                ))}
              </p>
            )}
          </>
        ) : (
          <p>{voice.format(turn < analysed.slips.length ? 'analysis.nothingBetter' : 'analysis.notLookedFor')}</p>
        )}
        {others.map(({ kind, points }) => (
          <p key={kind}>
            {voice.format(kind === 'luck' ? 'analysis.byLuck' : 'analysis.byItself', {
              points: `${name} ${signed(points)}`,
            })}
          </p>
        ))}
        <button
          type="button"
          className={`${button.quiet} ${button.primary}`}
          disabled={isBusy}
          onClick={() => void playOn()}
        >
          <Glyph name="play" />
          {voice.format('analysis.playOn')}
        </button>
        <div className={style.row}>
          <button
            type="button"
            className={button.quiet}
            aria-label={voice.format('analysis.previous')}
            disabled={turn === 0}
            onClick={() => go(turn - 1)}
          >
            <Glyph name="previous" />
          </button>
          <a className={button.quiet} href={`/replay/${id}?${new URLSearchParams({ at: String(at), seat: 'open' })}`}>
            {voice.format('analysis.showLine')}
          </a>
          <button
            type="button"
            className={button.quiet}
            aria-label={voice.format('analysis.next')}
            disabled={turn >= analysed.turns.length - 1}
            onClick={() => go(turn + 1)}
          >
            <Glyph name="next" />
          </button>
        </div>
      </div>
    </section>
  )
}
