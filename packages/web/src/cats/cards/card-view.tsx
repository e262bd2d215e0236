import { type Item, isHidden } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { Peek } from '../../table/kit/peek.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { useTable } from '../use-table.ts'
import { asNext, comesNext } from './anytime-card.ts'
import { CardFront } from './card-front.tsx'
import style from './cards.module.css'
import { useWant } from './wanted-card.tsx'

interface CardViewProps {
  readonly item: Item
  readonly isSlim?: boolean
  /** A slim card is shown in full while one looks at it. */
  readonly isPeeked?: boolean
}

/** A card on the table: a thing that can be chosen, or its back. */
export function CardView({ item, isSlim = false, isPeeked = false }: CardViewProps) {
  const { card, item: nameOf, table, decision, anytime } = useTable()
  const want = useWant()
  if (isHidden(item))
    return (
      <span className={style.back} role="img" aria-label={nameOf(item)} data-back={item.slice(1)}>
        <Icon name="cat" size={28} />
      </span>
    )
  const { name, sort, marks, text } = card(item)
  const label = [name, sort, ...marks.map((mark) => mark.label), ...text].join('. ')
  const piece = (
    <Piece
      thing={item}
      label={label}
      className={isSlim ? style.piece : `${style.piece} ${style.full}`}
      {...(comesNext(table, decision, anytime, item) && { ...asNext, onTake: () => want(item) })}
    >
      <CardFront item={item} isSlim={isSlim} />
    </Piece>
  )
  return isSlim && isPeeked ? <Peek large={() => <CardFront item={item} isSlim={false} />}>{piece}</Peek> : piece
}
