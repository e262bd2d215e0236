import { cardOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { Piece } from '../../table/kit/piece.tsx'
import { useTable } from '../use-table.ts'
import style from './cards.module.css'

interface ToldCardsProps {
  readonly title: string
  readonly cards: readonly Item[]
}

/** Cards of which only the text matters: their names and what they say, one below the other. */
export function ToldCards({ title, cards }: ToldCardsProps) {
  const { table, voice, card: read } = useTable()
  if (cards.length === 0) return null
  return (
    <section className={style.told} aria-label={title}>
      <h2 className={style.label}>{title}</h2>
      {cards.map((item) => {
        const { name, sort, text } = read(item)
        const card = cardOf(table.content, item)
        return (
          <Piece key={item} thing={item} label={[name, sort, ...text].join('. ')} className={style.tellingPiece}>
            <span className={style.telling} data-kind={card.kind}>
              <b>{voice.say(card.name)}</b>
              <span>{text.join(' ')}</span>
            </span>
          </Piece>
        )
      })}
    </section>
  )
}
