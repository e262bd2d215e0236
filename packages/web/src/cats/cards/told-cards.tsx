import { cardOf } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { useHere } from '../here.tsx'
import { PieceButton } from '../piece.tsx'
import style from './cards.module.css'

interface ToldCardsProps {
  readonly title: string
  readonly cards: readonly Item[]
}

/** Cards of which only the text matters: their names and what they say, one below the other. */
export function ToldCards({ title, cards }: ToldCardsProps) {
  const { table, props, voice } = useHere()
  if (cards.length === 0) return null
  return (
    <section className={style.told} aria-label={title}>
      <h2 className={style.label}>{title}</h2>
      {cards.map((item) => {
        const { name, sort, text } = props.words.card(props.table, item, props.speaker)
        const card = cardOf(table.content, item)
        return (
          <PieceButton key={item} thing={item} label={[name, sort, ...text].join('. ')} className={style.tellingPiece}>
            <span className={style.telling} data-kind={card.kind}>
              <b>{voice.say(card.name)}</b>
              <span>{text.join(' ')}</span>
            </span>
          </PieceButton>
        )
      })}
    </section>
  )
}
