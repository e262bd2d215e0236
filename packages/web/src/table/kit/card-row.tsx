import type { Item } from '@nora/kernel'
import type { ReactNode } from 'react'
import style from './card-row.module.css'

interface CardRowProps {
  readonly title: string
  readonly cards: readonly Item[]
  children(card: Item): ReactNode
}

/** Cards that lie together, with what that is called; nothing where there are none. */
export function CardRow({ title, cards, children }: CardRowProps) {
  if (cards.length === 0) return null
  return (
    <section className={style.row} aria-label={title}>
      <h2 className={style.label} title={title}>
        {title}
      </h2>
      <div className={style.cards}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards seen from behind are alike.
          <span key={`${card}/${index}`} className={style.card}>
            {children(card)}
          </span>
        ))}
      </div>
    </section>
  )
}

/** Rows beside each other, as far as there is room; they scroll, and what scrolls must be reached with the keys. */
export function CardRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys.
    <section className={style.rows} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
