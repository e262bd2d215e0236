import type { Item } from '@nora/kernel'
import type { Group } from '@nora/words'
import { memo } from 'react'
import { useTable } from '../table/context.tsx'
import { Fact } from './marks.tsx'
import { isSmall, Piece, PiledPiece } from './piece.tsx'
import style from './plain.module.css'

interface GroupViewProps {
  readonly group: Group
  /** It is only looked through: in a pile it does not matter which of those that read alike is meant. */
  readonly isPile?: boolean
}

/** A labelled part of the table: its facts, then its pieces, then what is to be said about it. */
export const GroupView = memo(function GroupView({ group, isPile = false }: GroupViewProps) {
  const { card, parts } = useTable()
  const Picture = parts.own?.ThingPicture
  const { id, title, facts, items, note = [] } = group
  const pieces = counted(items, isPile ? (item) => JSON.stringify(card(item)) : (item) => item)
  const faces = pieces.map(({ item, n }) => ({ item, n, face: card(item) }))
  return (
    <section
      className={style.group}
      data-group={id}
      data-place={id}
      data-wide={pieces.length > 3 || undefined}
      aria-label={title}
    >
      <h3>{title}</h3>
      {facts.length > 0 && (
        <ul className={style.facts}>
          {facts.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group may state the same fact twice
            <li key={`${mark.label} ${index}`}>
              <Fact mark={mark} />
            </li>
          ))}
        </ul>
      )}
      {pieces.length > 0 && (
        <ul className={style.pieces} data-small={faces.some(({ face }) => isSmall(face)) || undefined}>
          {faces.map(({ item, n, face }) => (
            <li key={item}>
              {isPile ? (
                <PiledPiece n={n} face={face} picture={Picture && <Picture thing={item} />} />
              ) : (
                <Piece item={item} n={n} face={face} />
              )}
            </li>
          ))}
        </ul>
      )}
      {note.length > 0 && (
        <ul className={style.notes}>
          {note.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** Pieces that are alike, once with their number. */
function counted(items: readonly Item[], likeness: (item: Item) => string) {
  const alike = new Map<string, { item: Item; n: number }>()
  for (const item of items) {
    const known = alike.get(likeness(item))
    if (known) known.n++
    else alike.set(likeness(item), { item, n: 1 })
  }
  return [...alike.values()]
}
