import { type Seat, type SheetLine, totalOf } from '@nora/kernel'
import { useTable } from '../context.tsx'
import { ActorMark } from '../player/actor-mark.tsx'
import { AUTOMA } from '../player/step.ts'
import style from './sheets.module.css'

/** A player's sheet. */
export interface Column {
  readonly name: string
  /** Whose it is; nothing for the game's own opponent. */
  readonly seat?: Seat
  readonly sheet: readonly SheetLine[]
  /** Among all, once the game is over. */
  readonly place?: number | undefined
}

/** A player's board, on which pieces light up, their name and what they have in all. */
export function ColumnHead({ column }: { readonly column: Column }) {
  const { parts, voice } = useTable()
  const { name, seat, sheet, place } = column
  const { winner } = parts.own ?? {}
  return (
    <>
      {winner && seat !== undefined && (
        <svg
          className={style.board}
          style={{ background: winner.ground }}
          viewBox="0 0 700 300"
          aria-hidden="true"
          // What travels on the board does not travel here.
          data-still=""
        >
          <winner.Board seat={seat} />
        </svg>
      )}
      <span className={style.head}>
        <ActorMark by={seat ?? AUTOMA} />
        <span className={style.name}>{name}</span>
        {place !== undefined && <small>{voice.format('webTable.picture.place', { n: place })}</small>}
        <b className={style.total} data-total="">
          {voice.number(totalOf(sheet))}
        </b>
      </span>
    </>
  )
}

interface ColumnTabProps {
  readonly column: Column
  readonly isShown: boolean
  look(): void
}

/** The way to another player's column, with what they have in all. */
export function ColumnTab({ column: { name, seat, sheet }, isShown, look }: ColumnTabProps) {
  const { voice } = useTable()
  return (
    <button type="button" className={style.tab} aria-pressed={isShown} onClick={look}>
      <ActorMark by={seat ?? AUTOMA} />
      <span className={style.name}>{name}</span>
      <b className={style.total}>{voice.number(totalOf(sheet))}</b>
    </button>
  )
}
