import type { Item, Seat } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import type { TableProps } from '../../table/table-props.ts'
import style from './board.module.css'

/** The squirrels' tree: everybody's den, one's own first, and below it what one has in hand. */
export function Board({ table, reader, words, speaker, picking, onHelp }: TableProps) {
  const groups = words.groups(table, reader, speaker)
  const dens = groups.filter(({ owner, facts }) => owner !== undefined && facts.length > 0)
  const hand = groups.find(({ owner, facts }) => owner === reader && facts.length === 0)
  const card = (item: Item) => {
    const { name, sort, text } = words.card(table, item, speaker)
    const open = picking.isOpen(item)
    return (
      <li key={item}>
        <button
          type="button"
          className={style.card}
          data-thing={item}
          data-open={open || undefined}
          onClick={() => (open ? picking.pick(item) : onHelp(item))}
        >
          <strong>{name}</strong>
          <small>{sort}</small>
          {text.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </button>
      </li>
    )
  }
  return (
    <div className={style.tree}>
      {dens.map(({ id, owner, facts, items }) => (
        <section key={id} className={style.den}>
          <h2>{speaker.name(owner as Seat)}</h2>
          <ul className={style.facts}>
            {facts.map(({ icon, label }) => (
              <li key={label}>
                <Icon name={icon} /> {label}
              </li>
            ))}
          </ul>
          <ul className={style.cards}>{items.map(card)}</ul>
        </section>
      ))}
      {hand && (
        <section className={style.den} aria-label={hand.title}>
          <ul className={style.cards}>{hand.items.map(card)}</ul>
        </section>
      )}
    </div>
  )
}
