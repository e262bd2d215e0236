import { type Decision, type Json, type Seat, whyNot } from '@nora/kernel'
import type { Chair, ClockFace, Present } from '@nora/protocol'
import type { Speaker } from '@nora/words'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import { Burrow } from '../art/burrow.tsx'
import { PlainTable } from '../plain/plain-table.tsx'
import { usePreferences } from '../state/preferences.ts'
import { Announcer } from './announcer.tsx'
import { Board } from './board.tsx'
import { type AtTable, AtTableProvider, useSpeaker, useWording } from './context.tsx'
import { Help } from './dialogs/help.tsx'
import { Piles } from './dialogs/piles.tsx'
import style from './frame.module.css'
import type { GameParts } from './games/load.ts'
import { Log } from './log/log.tsx'
import { Dialog } from './parts/dialog.tsx'
import { useWholeWindow } from './parts/use-whole-window.ts'
import { useWide } from './parts/use-wide.ts'
import { type Moment, type Scene, sceneOf } from './scene.ts'
import { Seats } from './seats.tsx'
import { ScoreSheet } from './sheets/score-sheet.tsx'
import type { TableProps } from './table-props.ts'
import { Tool } from './tool.tsx'
import { Foreseeing, type Foresight } from './tray/foresight.tsx'
import { type Tray, useTray } from './tray/use-picks.ts'
import { useTrayKeys } from './tray/use-tray-keys.ts'

export interface SeatsAround {
  readonly clocks: readonly ClockFace[] | null
  readonly clocksPaused: boolean
  readonly lag: number
  readonly present: readonly Present[] | undefined
  readonly sit?: ((seat: Seat) => void) | undefined
}

interface TableViewProps {
  readonly parts: GameParts
  readonly moment: Moment
  readonly chairs: readonly Chair[]
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
  choose(decision: Decision, choice: Json): void
  interrupt(choice: Json): void
  status(scene: Scene, speaker: Speaker): string
  /** What stands where one decides: the tray, or the bar to move through a replay. */
  tray(tray: Tray, own: ReactNode): ReactNode
  jump?: ((position: number) => void) | undefined
  since?: ((position: number) => void) | undefined
}

const nothing: ReadonlySet<string> = new Set()

type Sheet = 'log' | 'chat' | 'score' | 'piles'

/** The frame round every game's table, live or watched again: status, seats, board, tray, log. */
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
  const scene = useMemo(() => sceneOf(parts, moment, plays), [parts, moment, plays])
  const speaker = useSpeaker(chairs)
  const wording = useWording(parts, scene, speaker)
  const tray = useTray(scene, foresight, props)
  const { choose, interrupt } = tray
  const light = useCallback((things: readonly string[]) => setLit(things.length > 0 ? new Set(things) : nothing), [])
  // What pointed at things may be gone without a word when the game goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment begins with nothing pointed at
  useEffect(() => setLit(nothing), [moment])
  const at = useMemo(
    (): AtTable => ({ parts, moment, scene, chairs, speaker, ...wording, help, light }),
    [parts, moment, scene, chairs, speaker, wording, light],
  )
  const table = useMemo(
    (): TableProps => ({
      table: scene.table,
      reader: scene.reader,
      decisions: scene.decisions,
      anytime: scene.anytime,
      refusals: scene.refusals,
      space: (decision) => scene.position.space(decision),
      whyNot: (decision, choice) => whyNot(scene.position, decision.seat, choice),
      choose,
      interrupt,
      picking: tray.picking,
      words: parts.words,
      speaker,
      explain: wording.explain,
      sheet: (seat) => parts.game.sheet(scene.table, seat),
      log: moment.log,
      highlights: lit,
      onHelp: help,
    }),
    [scene, choose, interrupt, tray.picking, parts, speaker, wording, moment.log, lit],
  )
  useTrayKeys(tray.picking.back)
  const { own } = parts
  const Middle = own?.Board ?? PlainTable
  const { decision } = tray
  const ownTray =
    own?.Tray && decision && own.takesOver?.(decision) ? <own.Tray {...table} decision={decision} /> : undefined
  const status = props.status(scene, speaker)
  const close = () => setSheet(undefined)
  const isNews = useNews(props.chat?.lines ?? 0, sheet === 'chat')
  const log = <Log jump={props.jump} since={props.since} />
  return (
    <AtTableProvider value={at}>
      <Foreseeing value={foresight}>
        <div
          className={style.frame}
          data-game={parts.game.id}
          data-pace={pace}
          data-left={leftHanded || undefined}
          data-asked={scene.decisions.length > 0 || undefined}
        >
          <header className={style.top}>
            <Link href="/" className={style.home} aria-label={voice.format('webHouse.nav.home')}>
              <Burrow />
            </Link>
            <h1 className={style.status} data-yours={scene.decisions.length > 0 || undefined}>
              {status}
            </h1>
            <nav className={style.tools} aria-label={voice.format('webTable.tools')}>
              {!wide && <Tool name="log" label={voice.format('webTable.log.title')} onClick={() => setSheet('log')} />}
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
              <Middle {...table} />
            </Board>
            <aside className={style.side}>
              {props.tray(tray, ownTray)}
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
    </AtTableProvider>
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
