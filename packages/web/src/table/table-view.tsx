import type { Seat } from '@nora/kernel'
import type { ClockFace, Onlookers, SeatInfo } from '@nora/protocol'
import { whereIn } from '@nora/words'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import { Burrow } from '../art/burrow.tsx'
import { plainTable } from '../plain/own-table.ts'
import { usePreferences } from '../state/preferences.ts'
import { Announcer } from './announcer.tsx'
import { Board } from './board.tsx'
import { Calendar } from './calendar.tsx'
import { type TableContext, TableProvider } from './context.tsx'
import { Help } from './dialogs/help.tsx'
import { Piles } from './dialogs/piles.tsx'
import style from './frame.module.css'
import type { GameParts } from './games/load.ts'
import { LitProvider } from './lit.tsx'
import { Log } from './log/log.tsx'
import type { Moment } from './moment.ts'
import { Dialog } from './parts/dialog.tsx'
import { Glyph } from './parts/glyphs.tsx'
import { useWholeWindow } from './parts/use-whole-window.ts'
import { useWide } from './parts/use-wide.ts'
import { PickingProvider } from './picking.tsx'
import { Seats } from './seats.tsx'
import { ScoreSheet } from './sheets/score-sheet.tsx'
import { TOOLS, Tool } from './tool.tsx'
import { Foreseeing, type Foresight } from './tray/foresight.tsx'
import type { Actions } from './tray/use-confirmation.ts'
import { type Tray, useTray } from './tray/use-picks.ts'
import { useTrayKeys } from './tray/use-tray-keys.ts'
import { useTableContext } from './use-table-context.ts'

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
  readonly chairs: readonly SeatInfo[]
  /** The reader may act here. */
  readonly plays: boolean
  readonly foresight: Foresight
  readonly around: SeatsAround
  /** Talk, beside the log, and how much has been said. */
  readonly chat?: { readonly talk: ReactNode; readonly lines: number } | undefined
  /** More to open: the menu, the way to the replay. */
  readonly tools?: ReactNode
  /** Whatever lies over the table. */
  readonly over?: ReactNode
  choose: Actions['choose']
  interrupt: Actions['interrupt']
  status(table: TableContext): string
  /** What stands where one decides: the tray, or the bar to move through a replay. */
  tray(tray: Tray, own: ReactNode): ReactNode
  jump?: ((position: number) => void) | undefined
  since?: ((position: number) => void) | undefined
}

const nothing: ReadonlySet<string> = new Set()

type Sheet = 'log' | 'chat' | 'score' | 'piles'

/** The frame round every game's table, live or watched again: calendar, seats, board, question and tray, log. */
export function TableView(props: TableViewProps) {
  const { parts, moment, chairs, plays, foresight, around } = props
  useWholeWindow()
  const voice = useVoice()
  const wide = useWide()
  const leftHanded = usePreferences((preferences) => preferences.leftHanded)
  const pace = usePreferences((preferences) => preferences.pace)
  const [sheet, setSheet] = useState<Sheet>()
  const [helped, help] = useState<string>()
  const [lit, setLit] = useState(nothing)
  const light = useCallback((things: readonly string[]) => setLit(things.length > 0 ? new Set(things) : nothing), [])
  const table = useTableContext({ parts, moment, chairs, plays, help, light })
  const { Board: Middle, answers, trays } = parts.own ?? plainTable
  const tray = useTray(table, answers, foresight, props)
  // What pointed at things may be gone without a word when the game goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment begins with nothing pointed at
  useEffect(() => setLit(nothing), [moment])
  useTrayKeys(tray.picking.back)
  const { decision } = table
  const OwnTray = decision && trays[decision.kind]
  const status = props.status(table)
  const close = () => setSheet(undefined)
  const isNews = useNews(props.chat?.lines ?? 0, sheet === 'chat')
  const log = <Log jump={props.jump} since={props.since} />
  return (
    <TableProvider value={table}>
      <PickingProvider value={tray.picking}>
        <Foreseeing value={foresight}>
          <div
            className={style.frame}
            data-game={parts.game.id}
            data-pace={pace}
            data-left={leftHanded || undefined}
            data-asked={decision !== undefined || undefined}
          >
            <header className={style.top}>
              <Link href="/" className={style.home} aria-label={voice.format('webHouse.nav.home')}>
                <Burrow />
              </Link>
              {table.calendar && <Calendar calendar={table.calendar} />}
              <button
                type="button"
                className={`${style.tool} ${style.more}`}
                data-news={isNews || undefined}
                aria-label={voice.format('webTable.tools')}
                popoverTarget={TOOLS}
              >
                <Glyph name="more" />
              </button>
              <nav id={TOOLS} popover="auto" className={style.tools} aria-label={voice.format('webTable.tools')}>
                {!wide && (
                  <Tool name="log" label={voice.format('webTable.log.title')} onClick={() => setSheet('log')} />
                )}
                {props.chat && (
                  <Tool
                    name="chat"
                    label={voice.format('webTable.chat.title')}
                    news={isNews}
                    onClick={() => setSheet('chat')}
                  />
                )}
                <Tool name="score" label={voice.format('webTable.score.title')} onClick={() => setSheet('score')} />
                <Tool name="piles" label={voice.format('webTable.piles.title')} onClick={() => setSheet('piles')} />
                {props.tools}
              </nav>
            </header>
            <main id="main" className={style.main}>
              <div className={style.seats}>
                <Seats {...around} onScore={() => setSheet('score')} />
              </div>
              <Board shown={moment.view} help={help}>
                <LitProvider value={lit}>
                  <Middle />
                </LitProvider>
              </Board>
              <aside className={style.side}>
                <header className={style.asked}>
                  <h1 className={style.status} data-yours={decision !== undefined || undefined}>
                    {status}
                  </h1>
                  {table.calendar && <p className={style.where}>{whereIn(table.calendar)}</p>}
                </header>
                {props.tray(tray, OwnTray && <OwnTray decision={decision} />)}
                {wide && <div className={style.log}>{log}</div>}
              </aside>
            </main>
            <Announcer />
            {sheet === 'log' && (
              <Dialog title={voice.format('webTable.log.title')} onClose={close}>
                {log}
              </Dialog>
            )}
            {sheet === 'chat' && (
              <Dialog title={voice.format('webTable.chat.title')} onClose={close}>
                {props.chat?.talk}
              </Dialog>
            )}
            {sheet === 'score' && <ScoreSheet onClose={close} />}
            {sheet === 'piles' && <Piles onClose={close} />}
            {helped !== undefined && <Help thing={helped} onClose={() => help(undefined)} />}
            {props.over}
          </div>
        </Foreseeing>
      </PickingProvider>
    </TableProvider>
  )
}

/** Whether more has been said than one has read. What was said before one came is no news. */
function useNews(lines: number, isReading: boolean): boolean {
  const [read, setRead] = useState(lines)
  useEffect(() => {
    if (isReading) setRead(lines)
  }, [lines, isReading])
  return !isReading && lines > read
}
