import type { Seat } from '@nora/kernel'
import type { ChatLine, ClockFace, Onlookers, SeatInfo } from '@nora/protocol'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import { Burrow } from '../art/burrow.tsx'
import type { GameParts } from '../games/load.ts'
import { useHinting } from '../hint/hint-context.ts'
import { HintRings } from '../hint/hint-rings.tsx'
import { plainTable } from '../plain/own-table.ts'
import { usePreferences } from '../state/preferences.ts'
import { Announcer } from './announcer.tsx'
import { Board } from './board.tsx'
import { Calendar } from './calendar/calendar.tsx'
import { type TableContext, TableProvider } from './context.tsx'
import { Help } from './dialogs/help.tsx'
import { Piles } from './dialogs/piles.tsx'
import { RulesBeside } from './dialogs/rules-beside.tsx'
import style from './frame.module.css'
import { HighlightProvider } from './highlight.ts'
import { PartBarProvider } from './kit/table-parts.tsx'
import { useLessonGuide } from './lesson-guide.ts'
import { LastLine } from './log/last-line.tsx'
import { Log } from './log/log.tsx'
import { SideTabs } from './log/side-tabs.tsx'
import type { Moment } from './model/moment.ts'
import { Beside } from './parts/beside.tsx'
import { Dialog } from './parts/dialog.tsx'
import { useWholeWindow } from './parts/use-whole-window.ts'
import { useWide } from './parts/use-wide.ts'
import { PickingProvider } from './picking.tsx'
import { Ceremony } from './player/ceremony.tsx'
import type { EventPlayer } from './player/event-player.ts'
import { ownThings } from './player/own-things.ts'
import { ShownEvent } from './player/shown-event.tsx'
import { ShownProvider } from './player/shown-turn.ts'
import { Steps } from './player/steps.tsx'
import { Strip } from './player/strip.tsx'
import { useFeed, usePacing, usePlayed } from './player/use-event-player.ts'
import { usePlayerKeys } from './player/use-player-keys.ts'
import { Question } from './question.tsx'
import { FirstTime } from './rules/first-time.tsx'
import { ReadingProvider, useRead } from './rules/reading.ts'
import { Seats } from './seats/seats.tsx'
import { ScoreSheet } from './sheets/score-sheet.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { ToolbarButton } from './toolbar/toolbar-button.tsx'
import { Foreseeing, type Foresight } from './tray/foresight.tsx'
import type { Actions } from './tray/use-confirmation.ts'
import { type TrayState, useTray } from './tray/use-picks.ts'
import { useTrayKeys } from './tray/use-tray-keys.ts'
import { usePastContext, useTableContext } from './use-table-context.ts'

export interface SeatsAround {
  readonly clocks: readonly ClockFace[] | null
  readonly clocksPaused: boolean
  readonly lag: number
  readonly onlookers: Onlookers | undefined
  readonly sit?: ((seat: Seat) => void) | undefined
}

interface TableViewProps {
  readonly parts: GameParts
  readonly moment: Moment
  readonly seats: readonly SeatInfo[]
  /** The reader may act here. */
  readonly plays: boolean
  readonly foresight: Foresight
  readonly around: SeatsAround
  /** Shows what happens, step by step. */
  readonly player: EventPlayer
  /** What happens now is shown; otherwise what is watched again. */
  readonly isLive: boolean
  /** Positions that were reached by answers given for the reader, who is told what was done. */
  readonly forced?: ReadonlySet<number>
  /** The connection is lost: what is shown may have gone on. */
  readonly isLost?: boolean
  /** Moves through a game that is watched again, in place of the dots of the strip. */
  readonly slider?: ReactNode
  /** Talk, beside the log, and how much has been said. */
  readonly chat?: { readonly talk: ReactNode; readonly lines: readonly ChatLine[] } | undefined
  /** More to open: the menu, the way to the replay. */
  readonly tools?: ReactNode
  /** Whatever lies over the table. */
  readonly over?: ReactNode
  readonly undo?: (() => void) | undefined
  choose: Actions['choose']
  interrupt: Actions['interrupt']
  status(table: TableContext): string
  /** What stands where one decides: the tray, or the bar to move through a replay. */
  tray(tray: TrayState, own: ReactNode, question: ReactNode): ReactNode
  jump?: ((position: number) => void) | undefined
  /** What has been since one's last turn is about to be shown again. */
  again?: (() => void) | undefined
  /** The game as it was at a position, as soon as it is known. */
  momentAt?: ((position: number) => Moment | undefined) | undefined
}

const nothing: ReadonlySet<string> = new Set()

type Sheet = 'log' | 'chat' | 'score' | 'piles'

/** The frame round every game's table, live or watched again: calendar, seats, board, question and tray, log. */
export function TableView(props: TableViewProps) {
  const { parts, moment, seats, plays, foresight, around } = props
  useWholeWindow()
  const hinting = useHinting()
  const guide = useLessonGuide()
  const voice = useVoice()
  const wide = useWide()
  const leftHanded = usePreferences((preferences) => preferences.leftHanded)
  const pace = usePreferences((preferences) => preferences.pace)
  const [sheet, setSheet] = useState<Sheet>()
  const [helped, help] = useState<string>()
  const { reads, read, close: closeBook } = useRead()
  const [partBar, setPartBar] = useState<HTMLElement | null>(null)
  const [lit, setLit] = useState(nothing)
  const light = useCallback((things: readonly string[]) => setLit(things.length > 0 ? new Set(things) : nothing), [])
  const table = useTableContext({ parts, moment, seats, plays, help, light })
  const { Board: Middle, answers, trays, Beside: OwnSide } = parts.own ?? plainTable
  const tray = useTray(table, answers, foresight, props)
  const frame = useRef<HTMLDivElement>(null)
  const { player, isLive, forced } = props
  const played = usePlayed(player)
  const { isReduced } = usePacing()
  useFeed(player, table, isLive, forced)
  usePlayerKeys(player, isLive, tray.picking.picks.isNarrowed)
  const still = useMemo(() => ownThings(moment.log, table.reader, forced), [moment.log, table.reader, forced])
  const shown = usePastContext(table, usePast(props, table, isReduced))
  // What pointed at things may be gone without a word when the game goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment begins with nothing pointed at
  useEffect(() => setLit(nothing), [moment])
  useTrayKeys(tray.picking.back)
  const { decision } = table
  const OwnTray = decision && trays[decision.kind]
  const status = props.status(table)
  const question = <Question status={status} />
  const inTray = OwnTray ? (
    <OwnTray decision={decision} />
  ) : (
    !decision && wide && <Steps player={player} played={played} />
  )
  const close = () => setSheet(undefined)
  const news = useNews(props.chat?.lines.length ?? 0, sheet === 'chat')
  const log = <Log jump={props.jump} />
  return (
    <TableProvider value={table}>
      <ReadingProvider value={read}>
        <PickingProvider value={tray.picking}>
          <Foreseeing value={foresight}>
            <HighlightProvider value={lit}>
              <div
                ref={frame}
                className={style.frame}
                data-game={parts.game.id}
                data-pace={pace}
                data-plays={played.turns[0]?.by}
                data-left={leftHanded || undefined}
                data-hinting={hinting !== undefined || undefined}
                data-lost={props.isLost || undefined}
                data-guided={guide !== undefined || undefined}
                // Which question it is: another one has another number.
                data-asked={decision && tray.question}
              >
                <header className={style.top}>
                  <Link href="/" className={style.home} aria-label={voice.format('webHouse.nav.home')}>
                    <Burrow />
                  </Link>
                  {table.calendar && <Calendar calendar={table.calendar} />}
                  <Toolbar news={!wide && news > 0}>
                    {!wide && (
                      <ToolbarButton
                        name="log"
                        label={voice.format('webTable.log.title')}
                        onClick={() => setSheet('log')}
                      />
                    )}
                    {props.chat && !wide && (
                      <ToolbarButton
                        name="chat"
                        label={voice.format('webTable.chat.title')}
                        news={news > 0}
                        onClick={() => setSheet('chat')}
                      />
                    )}
                    <ToolbarButton
                      name="score"
                      label={voice.format('webTable.score.title')}
                      onClick={() => setSheet('score')}
                    />
                    <ToolbarButton
                      name="piles"
                      label={voice.format('webTable.piles.title')}
                      onClick={() => setSheet('piles')}
                    />
                    {props.tools}
                  </Toolbar>
                </header>
                <main id="main" className={style.main}>
                  <div className={style.seats} data-seats="">
                    <Seats {...around} onScore={() => setSheet('score')} />
                  </div>
                  <Board shown={shown.moment.view} help={help} still={still}>
                    <TableProvider value={shown}>
                      <ShownProvider value={played}>
                        <PartBarProvider value={wide ? null : partBar}>
                          <Middle />
                        </PartBarProvider>
                      </ShownProvider>
                    </TableProvider>
                  </Board>
                  <Ceremony player={player} played={played} momentAt={props.momentAt} />
                  <aside className={style.side} data-side="">
                    {props.tray(tray, inTray, question)}
                    <div className={style.strip}>
                      <Strip
                        player={player}
                        played={played}
                        slider={props.slider}
                        again={props.again}
                        isLost={props.isLost}
                      />
                    </div>
                    {wide && (
                      <div className={style.log}>
                        {props.chat && (
                          <SideTabs
                            isTalk={sheet === 'chat'}
                            news={news}
                            turn={(isTalk) => setSheet(isTalk ? 'chat' : undefined)}
                          />
                        )}
                        {sheet === 'chat' ? (
                          <section aria-label={voice.format('webTable.chat.title')}>{props.chat?.talk}</section>
                        ) : (
                          <div className={style.told}>
                            <FirstTime />
                            {OwnSide ? (
                              <TableProvider value={shown}>
                                <OwnSide log={<TableProvider value={table}>{log}</TableProvider>} />
                              </TableProvider>
                            ) : (
                              log
                            )}
                          </div>
                        )}
                      </div>
                    )}
                    {props.chat && sheet !== 'chat' && (
                      <LastLine lines={props.chat.lines} onOpen={() => setSheet('chat')} />
                    )}
                  </aside>
                </main>
                <div ref={setPartBar} className={style.parts} />
                <ShownEvent frame={frame} played={played} isReduced={isReduced} />
                <Announcer played={played} />
                <HintRings />
                {sheet === 'log' && (
                  <Dialog title={voice.format('webTable.log.title')} onClose={close}>
                    {log}
                  </Dialog>
                )}
                {sheet === 'chat' && !wide && (
                  <Beside title={voice.format('webTable.chat.title')} onClose={close}>
                    {props.chat?.talk}
                  </Beside>
                )}
                {sheet === 'score' && <ScoreSheet onClose={close} />}
                {sheet === 'piles' && <Piles onClose={close} />}
                {helped !== undefined && <Help thing={helped} onClose={() => help(undefined)} />}
                {reads && <RulesBeside game={parts.game.id} address={reads.address} go={read} onClose={closeBook} />}
                {props.over}
              </div>
            </HighlightProvider>
          </Foreseeing>
        </PickingProvider>
      </ReadingProvider>
    </TableProvider>
  )
}

/**
 * The moment of the step that is shown, for whoever has nothing to decide: pieces travel when it is told. Whoever is asked
 * sees the table as it is, unless they want to see again what has been.
 */
function usePast(
  { player, isLive, momentAt }: TableViewProps,
  { decision }: TableContext,
  isReduced: boolean,
): Moment | undefined {
  const { turns, at, isAgain } = usePlayed(player)
  const step = turns[0]?.steps[at]
  const isPast = isLive && step !== undefined && !isReduced && (isAgain || decision === undefined)
  const position = isPast ? step.position : undefined
  return useMemo(() => (position === undefined ? undefined : momentAt?.(position)), [momentAt, position])
}

/** How much has been said that one has not read. What was said before one came is no news. */
function useNews(lines: number, isReading: boolean): number {
  const [read, setRead] = useState(lines)
  useEffect(() => {
    if (isReading) setRead(lines)
  }, [lines, isReading])
  return isReading ? 0 : Math.max(0, lines - read)
}
