import { type Item, isHidden } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { useHere } from '../here.tsx'
import { PieceButton } from '../piece.tsx'
import { CardFront } from './card-front.tsx'
import style from './cards.module.css'

interface CardViewProps {
  readonly item: Item
  readonly isSlim?: boolean
  /** Somebody looks at a slim card more closely, or no longer. */
  onPeek?(at: DOMRect | undefined): void
}

/** A card on the table: a thing that can be chosen, or its back. */
export function CardView({ item, isSlim = false, onPeek }: CardViewProps) {
  const { props, nameOf } = useHere()
  if (isHidden(item))
    return (
      <span className={style.back} role="img" aria-label={nameOf(item)} data-back={item.slice(1)}>
        <Icon name="cat" size={28} />
      </span>
    )
  const { name, sort, marks, text } = props.words.card(props.table, item, props.speaker)
  const label = [name, sort, ...marks.map((mark) => mark.label), ...text].join('. ')
  const card = (
    <PieceButton thing={item} label={label} className={isSlim ? style.piece : `${style.piece} ${style.full}`}>
      <CardFront item={item} isSlim={isSlim} />
    </PieceButton>
  )
  if (!isSlim || !onPeek) return card
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, one only looks closer; the label says it all.
    <span
      className={style.peekable}
      onPointerEnter={({ currentTarget, pointerType }) =>
        pointerType === 'mouse' && onPeek(currentTarget.getBoundingClientRect())
      }
      onPointerLeave={() => onPeek(undefined)}
      onFocus={({ currentTarget }) => onPeek(currentTarget.getBoundingClientRect())}
      onBlur={() => onPeek(undefined)}
    >
      {card}
    </span>
  )
}
