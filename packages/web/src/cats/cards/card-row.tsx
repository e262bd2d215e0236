import type { Item } from '@nora/kernel'
import { CardView } from './card-view.tsx'
import style from './cards.module.css'

interface CardRowProps {
  readonly title: string
  readonly cards: readonly Item[]
  readonly isSlim: boolean
  onPeek?(item: Item, at: DOMRect | undefined): void
}

/** Cards that lie together. */
export function CardRow({ title, cards, isSlim, onPeek }: CardRowProps) {
  if (cards.length === 0) return null
  return (
    <section className={style.row} aria-label={title}>
      <h2 className={style.label}>{title}</h2>
      <div className={style.cards}>
        {cards.map((card, index) => (
          <CardView
            // biome-ignore lint/suspicious/noArrayIndexKey: cards seen from behind are alike.
            key={`${card}/${index}`}
            item={card}
            isSlim={isSlim}
            {...(onPeek && { onPeek: (at: DOMRect | undefined) => onPeek(card, at) })}
          />
        ))}
      </div>
    </section>
  )
}
