import { type Item, isHidden } from '@nora/kernel'
import type { CardFace } from '@nora/words'
import type { ReactNode } from 'react'
import { Stock } from '../table/kit/counters/stock.tsx'
import { Piece as TablePiece } from '../table/kit/piece.tsx'
import { useTimesPicked } from '../table/kit/use-piece.ts'
import { Card } from './card.tsx'
import style from './plain.module.css'

interface PieceProps {
  readonly item: Item
  /** How many lie here that are alike. */
  readonly n: number
  readonly face: CardFace
}

/** A piece that one can read, and pick where it is a choice: of dice that are alike, one with each click. */
export function Piece({ item, n, face }: PieceProps) {
  const picked = useTimesPicked({ thing: item })
  return (
    <TablePiece thing={item} n={n} className={style.piece} isBare explains={!isHidden(item)}>
      <Counted n={n} picked={picked} face={face} />
    </TablePiece>
  )
}

interface PiledPieceProps extends Omit<PieceProps, 'item'> {
  /** What it looks like, where that says more than its name. */
  readonly picture: ReactNode
}

/** A piece in a pile, to be read only. */
export function PiledPiece({ n, face, picture }: PiledPieceProps) {
  return (
    <span className={style.piece}>
      <Counted n={n} face={face} />
      {picture && <span className={style.shape}>{picture}</span>}
    </span>
  )
}

function Counted({ n, picked = 0, face }: Omit<PieceProps, 'item'> & { readonly picked?: number }) {
  const card = <Card face={face} />
  return n === 1 ? (
    card
  ) : (
    <Stock n={n} picked={picked} className={style.stock}>
      {card}
    </Stock>
  )
}

/** There is little to read on it: it needs less room. */
export function isSmall({ text, marks }: CardFace): boolean {
  return text.length === 0 && marks.length < 2
}
