import type { Item } from '@nora/kernel'
import type { CardFace } from '@nora/words'
import { Card } from './card.tsx'
import style from './plain.module.css'

interface PieceProps {
  readonly item: Item
  readonly count: number
  readonly face: CardFace
  /** It is a choice now, or part of one. */
  readonly open: boolean
  readonly picked: boolean
  readonly lit: boolean
  /** It looks like a choice and is none: its help says why. */
  readonly refused: boolean
  readonly pick: ((thing: string) => void) | undefined
  readonly onHelp: ((thing: string) => void) | undefined
}

/** A piece that one can read, and pick where it is a choice. */
export function Piece({ item, count, face, open, picked, lit, refused, pick, onHelp }: PieceProps) {
  const act = open ? () => pick?.(item) : onHelp && (() => onHelp(item))
  const small = face.text.length === 0 && face.marks.length < 2
  const inside = (
    <>
      <Card face={face} />
      {count > 1 && <span className={style.times}>{`×${count}`}</span>}
    </>
  )
  const shown = {
    className: style.piece,
    'data-thing': item,
    'data-open': open || undefined,
    'data-picked': picked || undefined,
    'data-lit': lit || undefined,
    'data-refused': (refused && !open) || undefined,
    'data-small': small || undefined,
  }
  return act ? (
    <button type="button" {...shown} tabIndex={open ? 0 : -1} aria-pressed={picked || undefined} onClick={act}>
      {inside}
    </button>
  ) : (
    <span {...shown}>{inside}</span>
  )
}
