import { type Item, isHidden, type Table } from '@nora/kernel'
import type { Group, Speaker, Words } from '@nora/words'
import { memo } from 'react'
import type { Picking } from '../table/table-props.ts'
import { Fact } from './marks.tsx'
import { Piece } from './piece.tsx'
import style from './plain.module.css'

interface GroupViewProps {
  readonly group: Group
  readonly table: Table
  readonly words: Words
  readonly speaker: Speaker
  readonly picking?: Picking
  readonly highlights?: ReadonlySet<string>
  readonly refused?: ReadonlySet<string>
  onHelp?(thing: string): void
}

/** A labelled part of the table: its facts, then its pieces, then what is to be said about it. */
export const GroupView = memo(function GroupView(props: GroupViewProps) {
  const { group, table, words, speaker, picking, highlights, refused, onHelp } = props
  const { id, title, facts, items, note = [] } = group
  // In a pile it does not matter which of those that read alike is meant.
  const face = (item: Item) => words.card(table, item, speaker)
  const pieces = counted(items, picking ? (item) => item : (item) => JSON.stringify(face(item)))
  return (
    <section className={style.group} data-group={id} data-wide={pieces.length > 3 || undefined} aria-label={title}>
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
        <ul className={style.pieces}>
          {pieces.map(({ item, count }) => (
            <li key={item}>
              <Piece
                item={item}
                count={count}
                face={face(item)}
                open={picking?.isOpen(item) ?? false}
                picked={picking?.isPicked(item) ?? false}
                lit={highlights?.has(item) ?? false}
                refused={refused?.has(item) ?? false}
                pick={picking?.pick}
                onHelp={isHidden(item) ? undefined : onHelp}
              />
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
  const alike = new Map<string, { item: Item; count: number }>()
  for (const item of items) {
    const known = alike.get(likeness(item))
    if (known) known.count++
    else alike.set(likeness(item), { item, count: 1 })
  }
  return [...alike.values()]
}
