import type { CardFace } from '@nora/words'
import { memo } from 'react'
import { TermText } from '../table/rules/term-text.tsx'
import { Marks } from './marks.tsx'
import style from './plain.module.css'

interface CardProps {
  readonly face: CardFace
  /** Where the name stands above already and there is room for all of it. */
  readonly full?: boolean
  /** Where it is read and not chosen, its words lead to the rules; this is told when one goes there. */
  readonly onRead?: () => void
}

/** A card drawn from its record: name, what it is, icons, text. */
export const Card = memo(function Card({ face, full = false, onRead }: CardProps) {
  const { name, sort, marks, text } = face
  return (
    <span className={style.face} data-full={full || undefined}>
      {!full && <span className={style.title}>{name}</span>}
      <span className={style.sort}>{sort}</span>
      {marks.length > 0 && <Marks marks={marks} />}
      {text.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may say the same twice
        <span key={index} className={style.text} data-says="">
          {onRead ? <TermText text={sentence} onRead={onRead} /> : sentence}
        </span>
      ))}
    </span>
  )
})
