import type { ReactNode } from 'react'
import { useVoice } from '../../../app/voice.tsx'
import button from '../../../ui/button.module.css'
import { useTable } from '../../context.tsx'
import { Glyph } from '../../parts/glyphs.tsx'
import { useWide } from '../../parts/use-wide.ts'
import { EndPicture } from '../../picture/end-picture.tsx'
import { FixedButton } from '../fixed-button.tsx'
import { TrayCard } from '../tray-card.tsx'
import { Analyse, KeepGame, type Over, useRematch, WatchAgain } from './after-game.tsx'
import style from './over-tray.module.css'

interface OverTrayProps {
  readonly over: Over
  /** What is over, or who has won. */
  readonly question: ReactNode
  /** The sheet of the end lies over the board. */
  readonly isSheetOpen: boolean
  openSheet(isOpen: boolean): void
  showPicture(): void
}

/** The game is over: its picture, and in the fixed places of the tray the next game, the replay and the sheet. */
export function OverTray({ over, question, isSheetOpen, openSheet, showPicture }: OverTrayProps) {
  const voice = useVoice()
  const { parts } = useTable()
  const wide = useWide()
  const again = useRematch(over)
  const { outcome } = over.snapshot
  const sheetName = voice.format(isSheetOpen ? 'webTable.over.board' : 'webTable.final.title')
  const foot = wide && (
    <>
      {again === undefined ? (
        <span />
      ) : (
        <FixedButton place="main" meaning={again} isReady isBusy={false} act={() => over.model.askRematch()}>
          {again}
        </FixedButton>
      )}
      <div className={style.second}>
        <WatchAgain over={over} />
        <KeepGame over={over} />
      </div>
      {outcome && (
        <FixedButton place="end" meaning={sheetName} isReady isBusy={false} act={() => openSheet(!isSheetOpen)}>
          {sheetName}
        </FixedButton>
      )}
    </>
  )
  return (
    <TrayCard question={question} foot={foot}>
      <section className={style.over} aria-label={voice.format('webTable.final.title')}>
        {wide && outcome && parts.own?.winner && (
          <div className={style.thumbnail} aria-hidden="true">
            <EndPicture outcome={outcome} />
          </div>
        )}
        <div className={style.row}>
          {wide ? (
            <>
              <Souvenir over={over} show={showPicture} />
              <Analyse over={over} />
            </>
          ) : (
            <>
              {outcome && (
                <button type="button" className={button.quiet} onClick={() => openSheet(true)}>
                  <Glyph name="score" />
                  {voice.format('webTable.final.title')}
                </button>
              )}
              <AfterGame over={over} showPicture={showPicture} />
            </>
          )}
        </div>
      </section>
    </TrayCard>
  )
}

/** All there is to do then, as a list: where there is no room for fixed places, or nothing but the sheet is to be seen. */
export function AfterGame({ over, showPicture }: { readonly over: Over; showPicture(): void }) {
  const again = useRematch(over)
  return (
    <>
      {again !== undefined && (
        <button type="button" className={`${button.quiet} ${button.primary}`} onClick={() => over.model.askRematch()}>
          {again}
        </button>
      )}
      <WatchAgain over={over} />
      <Souvenir over={over} show={showPicture} />
      <Analyse over={over} />
      <KeepGame over={over} />
    </>
  )
}

function Souvenir({ over, show }: { readonly over: Over; show(): void }) {
  const voice = useVoice()
  const { parts } = useTable()
  if (!over.snapshot.outcome || !parts.own?.winner) return null
  return (
    <button type="button" className={button.quiet} onClick={show}>
      <Glyph name="share" />
      {voice.format('webTable.picture.title')}
    </button>
  )
}
