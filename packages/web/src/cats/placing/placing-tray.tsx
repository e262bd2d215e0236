import { type Content, tileOf } from '@nora/cats'
import { type ReactNode, useEffect, useRef } from 'react'
import { shallow } from 'zustand/shallow'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { usePicking } from '../../table/picking.tsx'
import { isFinal } from '../../table/tray/confirming.ts'
import { FinalSign, useAhead } from '../../table/tray/foresight.tsx'
import { useMainButton } from '../../table/tray/main-button.ts'
import { ThreeFigures } from '../../table/tray/three-figures.tsx'
import button from '../../ui/button.module.css'
import { TilePicture } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import { Flip, TurnBack, TurnOn } from './glyphs.tsx'
import style from './placing.module.css'
import { type Hand, handFor } from './store.ts'
import { type PlacementPreview, useRestedPreview } from './use-preview.ts'

/** The buttons that move the tile in hand, and what letting it go would do. */
export function PlacingTray({ decision }: TrayProps) {
  const { table, space } = useTable()
  const hand = handFor(table, decision, space)
  return hand ? <Placing decision={decision} hand={hand} /> : null
}

interface PlacingProps extends TrayProps {
  readonly hand: Hand
}

function Placing({ decision, hand }: PlacingProps) {
  const { voice, table } = useTable()
  const { perform, undo } = usePicking()
  usePutBack(undo)
  const shown = useRestedPreview(hand)
  const { at, why } = shown
  const fits = why === undefined
  const ahead = useAhead(fits ? at : undefined)
  const put = () => {
    // Where it is now, even if it has not come to rest; what was said holds only for where it rested.
    const now = hand.store.getState()
    if (now.isLegal) perform(decision, now.at, shallow(now.at, at) && isFinal(ahead))
  }
  useMainButton({ label: voice.format('webCats.place.put'), isReady: fits, act: put })
  const isOfTwo = tileOf(table.content, hand.tile).kind !== 'common'
  return (
    <div className={style.placing}>
      <div className={style.turns}>
        <TilePicture tile={hand.tile} />
        <Move label={voice.format('webCats.place.turnBack')} act={() => hand.say({ type: 'turn', quarters: -1 })}>
          <TurnBack />
        </Move>
        <Move label={voice.format('webCats.place.turn')} act={() => hand.say({ type: 'turn', quarters: 1 })}>
          <TurnOn />
        </Move>
        {isOfTwo && (
          <Move label={voice.format('webCats.place.flip')} act={() => hand.say({ type: 'flip' })}>
            <Flip />
          </Move>
        )}
      </div>
      <div className={style.buttons}>
        <button
          type="button"
          className={`${button.quiet} ${button.small}`}
          onClick={() => hand.say({ type: 'seek', step: 1 })}
        >
          {voice.format('webCats.place.next')}{' '}
          <span aria-hidden="true" className={style.key}>
            N
          </span>
        </button>
        <button
          type="button"
          className={`${button.quiet} ${button.small}`}
          data-way=""
          aria-disabled={undo === undefined}
          onClick={undo}
        >
          {voice.format('webCats.place.back')}{' '}
          <span aria-hidden="true" className={style.key}>
            Esc
          </span>
        </button>
      </div>
      <FinalSign ahead={ahead} />
      <output className={style.shown}>
        <span className="unseen">{voice.format('catsPlay.do.rowColumn', { row: at.row + 1, column: at.col + 1 })}</span>
        {fits ? <Changes shown={shown} /> : <p className={style.why}>{why}</p>}
      </output>
      {fits && <ThreeFigures seat={decision.seat} changes={shown.preview.lines} />}
    </div>
  )
}

/** Somebody writes, reads beside the board, or something lies over it: Escape closes that. */
function isMeantElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  return target instanceof Element && target.closest('input,textarea,select,[data-beside]') !== null
}

/** Escape puts the tile back where it was taken, from anywhere on the board. */
function usePutBack(undo: (() => void) | undefined): void {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isMeantElsewhere(event.target)) return
      event.preventDefault()
      latest.current?.()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

function Move({ label, act, children }: { readonly label: string; act(): void; readonly children: ReactNode }) {
  return (
    <button type="button" className={button.quiet} aria-label={label} title={label} onClick={act}>
      {children}
    </button>
  )
}

/** One line for everything that would be different: before, after, and the difference. */
function Changes({ shown: { preview } }: { readonly shown: PlacementPreview }) {
  const { voice, table, sheetLine, sheet, reader } = useTable()
  const { content } = table
  const { map, filled, families, lines, as } = preview
  const now = sheet(Math.max(reader, 0))
  return (
    <ul className={style.changes}>
      {as && (
        <li>
          <span>{voice.say({ id: 'webCats.preview.as', params: { colour: as } })}</span>
        </li>
      )}
      {lines.map((line) => {
        const before = now.find(({ id, item }) => id === line.id && item === line.item)?.points ?? 0
        return (
          <li key={`${line.id}/${line.item ?? ''}`}>
            <span>{sheetLine(line)}</span>
            <b>
              {voice.number(before)} → {voice.number(before + line.points)}
            </b>
            <b data-good={line.points > 0 || undefined}>{voice.number(line.points, { signDisplay: 'always' })}</b>
          </li>
        )
      })}
      {families.map(({ colour, from, to }) => (
        <li key={`${colour}/${to}`}>
          <span>
            {from === 0
              ? voice.say({ id: 'webCats.preview.family', params: { colour, to } })
              : voice.say({ id: 'webCats.preview.grows', params: { colour, from, to } })}
          </span>
        </li>
      ))}
      {map && (
        <li>
          <span>
            {voice.say({
              id: map.finds ? 'webCats.preview.finds' : 'webCats.preview.map',
              params: { colour: map.colour },
            })}
          </span>
        </li>
      )}
      {filled.length > 0 && (
        <li>
          <span>{voice.format('webCats.preview.filled', { sections: { all: sectionNames(content, filled) } })}</span>
        </li>
      )}
    </ul>
  )
}

function sectionNames(content: Content, ids: readonly string[]) {
  return content.tables.sections.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
