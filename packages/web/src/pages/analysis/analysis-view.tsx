import { momentsOf, swingsOf } from '@nora/bots'
import type { Seat } from '@nora/kernel'
import { gameNameIn } from '@nora/words'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { useVoice } from '../../app/voice.tsx'
import { Burrow } from '../../art/burrow.tsx'
import { Glyph } from '../../table/parts/glyphs.tsx'
import { useWholeWindow } from '../../table/parts/use-whole-window.ts'
import { useReplayView } from '../../table/replay/use-replay-view.ts'
import { useSpeaker } from '../../table/use-speaker.ts'
import button from '../../ui/button.module.css'
import type { Analyser } from './analyser.ts'
import style from './analysis.module.css'
import { AnalysisProgress } from './analysis-progress.tsx'
import { Chart } from './chart.tsx'
import { ChartTable } from './chart-table.tsx'
import { MomentPanel } from './moments/moment-panel.tsx'
import { Moments } from './moments/moments.tsx'
import panel from './panel.module.css'
import { ResultCategories } from './result-categories.tsx'
import { SeatCard } from './seat-card.tsx'
import { type AnalysedGame, Story } from './story.ts'
import { Swings } from './swings.tsx'

interface AnalysisViewProps {
  readonly id: string
  readonly game: AnalysedGame
  readonly analyser: Analyser
}

/** Turns that lost so much are worth a guess. */
const WORTH_A_GUESS = 2

/** A finished game: left the whole of it, right the turn that was chosen. */
export function AnalysisView({ id, game, analyser }: AnalysisViewProps) {
  useWholeWindow()
  const voice = useVoice()
  const progress = useStore(analyser.store)
  const { analysed, status } = progress
  const speaker = useSpeaker(game.seats)
  const view = useReplayView(game.source, 'open')
  const story = useMemo(() => view && new Story(game, view, speaker), [game, view, speaker])
  const winner = game.result.standings.find(({ place }) => place === 1)?.seat ?? 0
  const [looker, look] = useState<Seat>(() =>
    Math.max(
      0,
      game.seats.findIndex(({ person }) => person !== null),
    ),
  )
  const [chosen, choose] = useState<number>()
  const [isTable, showTable] = useState(false)
  const [shows, show] = useState<'margins' | 'own'>('margins')
  const [guessing, guess] = useState<ReadonlySet<number>>(new Set())
  const swings = useMemo(() => (analysed ? swingsOf(analysed) : []), [analysed])
  const moments = useMemo(() => (analysed ? momentsOf(analysed, winner) : []), [analysed, winner])
  const turns = analysed?.turns.length ?? 0
  const turn = Math.min(chosen ?? moments[1] ?? 0, Math.max(0, turns - 1))
  const names = game.seats.map((_, seat) => speaker.name(seat))
  const isAlone = game.seats.length === 1
  const played = analysed?.turns
  const periods = useMemo(() => (played && story ? played.map(({ from }) => story.period(from)) : []), [played, story])
  const worth = analysed?.slips.flatMap((slip, at) => (slip && slip.gap >= WORTH_A_GUESS ? [at] : [])) ?? []
  const begin = () => {
    guess(new Set(worth))
    choose(worth[0])
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input,select,textarea,dialog')) return
      const key = event.key.toLowerCase()
      const moment = moments[Number(key) - 1]
      if (moment !== undefined) choose(moment)
      else if (key === 't') showTable((before) => !before)
      else if (key === 'g' && worth.length > 0) begin()
      else if (key === 'escape') guess(new Set())
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const { game: rules, words } = game.parts
  const lineName = (line: string) => (story ? words.sheetLine(story.situation(0).table, { id: line }, speaker) : line)
  return (
    <div className={style.page} data-game={rules.id} data-analysis={status}>
      <header className={style.top}>
        <Link href="/" aria-label={voice.format('webHouse.nav.home')}>
          <Burrow />
        </Link>
        <h1>{voice.format('analysis.title', { game: gameNameIn(voice, rules.id) })}</h1>
        {analysed && <p>{voice.format('analysis.facts', { players: names.length, turns })}</p>}
        <nav>
          <Link href={`/replay/${id}`} className={button.quiet}>
            <Glyph name="replay" />
            {voice.format('analysis.replay')}
          </Link>
        </nav>
      </header>
      <main id="main" className={style.left}>
        <div className={style.seats}>
          {[...game.result.standings]
            .sort((one, other) => one.place - other.place)
            .map((standing) => (
              <SeatCard
                key={standing.seat}
                analysed={analysed}
                standing={standing}
                name={names[standing.seat] ?? ''}
                isLooker={standing.seat === looker}
                look={look}
              />
            ))}
        </div>
        {analysed && story && (
          <>
            <section className={panel.panel}>
              <header className={panel.panelHead}>
                <h2>{voice.format(shows === 'margins' && !isAlone ? 'analysis.course' : 'analysis.points')}</h2>
                <small>
                  {voice.format(shows === 'margins' && !isAlone ? 'analysis.course.about' : 'analysis.points.about')}
                </small>
                <span className={panel.tabs}>
                  {!isAlone && (
                    <>
                      <button type="button" aria-pressed={shows === 'margins'} onClick={() => show('margins')}>
                        {voice.format('analysis.course')}
                      </button>
                      <button type="button" aria-pressed={shows === 'own'} onClick={() => show('own')}>
                        {voice.format('analysis.points')}
                      </button>
                    </>
                  )}
                  <button
                    type="button"
                    aria-pressed={isTable}
                    aria-keyshortcuts="t"
                    onClick={() => showTable(!isTable)}
                  >
                    {voice.format(isTable ? 'analysis.asChart' : 'analysis.asTable')}
                  </button>
                </span>
              </header>
              {isTable ? (
                <ChartTable {...{ analysed, swings, names, story, turn }} go={choose} />
              ) : (
                <>
                  <Chart {...{ analysed, swings, names, looker, winner, periods, shows, turn }} go={choose} />
                  <p className={style.legend}>
                    <span data-kind="slip">▼ {voice.format('analysis.legend.slip')}</span>
                    <span data-kind="luck">◆ {voice.format('analysis.legend.luck')}</span>
                    <span>
                      {analysed.start.spread === null
                        ? voice.format('analysis.noFan')
                        : voice.format('analysis.fan', { name: names[looker] ?? '' })}
                    </span>
                  </p>
                </>
              )}
            </section>
            <Moments {...{ analysed, swings, moments, names, story, turn }} of={winner} go={choose} />
            <div className={style.two}>
              <Swings {...{ analysed, swings, names, story, turn }} go={choose} />
              <ResultCategories game={game} name={lineName} />
            </div>
          </>
        )}
        {!analysed && status !== 'none' && <ResultCategories game={game} name={lineName} />}
        {status === 'none' && <p>{voice.format('analysis.none')}</p>}
      </main>
      <aside className={style.side}>
        <AnalysisProgress analyser={analyser} progress={progress} />
        {analysed && story && view && (
          <>
            <MomentPanel
              {...{ id, game, analyser, analysed, swings, view, story, names, turn }}
              isGuessing={guessing.has(turn)}
              reveal={() => guess((before) => new Set([...before].filter((one) => one !== turn)))}
              go={choose}
            />
            {status === 'done' && (
              <section className={style.guessFirst}>
                <span>
                  <b>{voice.format('analysis.guess')}</b>
                  <small>{voice.format('analysis.guess.about', { n: worth.length })}</small>
                </span>
                <button
                  type="button"
                  className={button.quiet}
                  aria-keyshortcuts="g"
                  disabled={worth.length === 0}
                  onClick={begin}
                >
                  {voice.format('analysis.guess.begin')}
                </button>
              </section>
            )}
          </>
        )}
      </aside>
    </div>
  )
}
