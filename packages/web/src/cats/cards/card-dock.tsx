import { chosenOf, draftOf, handOf, lessonsOf, offerOf, rescueCardsOf, shownOf } from '@nora/cats'
import { type Item, WATCHER } from '@nora/kernel'
import { useState } from 'react'
import { useHere } from '../here.tsx'
import { CardFront } from './card-front.tsx'
import { CardRow } from './card-row.tsx'
import style from './cards.module.css'

/** Decisions about cards: they are shown in full while one thinks about them. */
const aboutCards: ReadonlySet<string> = new Set(['draft', 'buy', 'rescueCards', 'rareFinds', 'anytime', 'giveLessons'])

/** Where cards lie, what that is called for their owner, and for others. */
const rows = [
  ['draft', 'draft', draftOf],
  ['offer', 'offer', offerOf],
  ['hand', 'hand', handOf],
  ['openRescueCards', 'rescue', rescueCardsOf],
  ['rescueCards', 'chosen', chosenOf],
  ['lessons', 'lessons', lessonsOf],
  ['openLessons', 'shown', shownOf],
] as const

/** Everything that is in the reader's hand or lies before them. */
export function CardDock() {
  const { table, voice, decision, seat, props, room } = useHere()
  const [peeked, peek] = useState<{ readonly item: Item; readonly at: DOMRect }>()
  const { zones } = table.state
  const kind = decision?.kind ?? ''
  const name = props.speaker.name(seat)
  const filled = rows.filter(([, , zoneOf]) => (zones[zoneOf(seat)]?.length ?? 0) > 0)
  if (filled.length === 0) return null
  return (
    <div className={style.dock}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys. */}
      <section className={style.rows} tabIndex={0} aria-label={voice.format('webCats.part.cards')}>
        {filled.map(([own, others, zoneOf]) => (
          <CardRow
            key={own}
            title={
              props.reader === WATCHER
                ? voice.format(`catsPlay.group.${others}`, { name })
                : voice.format(`catsPlay.view.${own}`)
            }
            cards={zones[zoneOf(seat)] ?? []}
            isSlim={room !== 'part' && !isThoughtAbout(kind, own)}
            onPeek={(item, at) => peek(at && { item, at })}
          />
        ))}
      </section>
      {peeked && (
        <div
          className={style.peek}
          style={{ left: peeked.at.left, bottom: innerHeight - peeked.at.top + 8 }}
          aria-hidden="true"
        >
          <CardFront item={peeked.item} isSlim={false} />
        </div>
      )}
    </div>
  )
}

/** While cards go round, those in hand and on the table can wait. */
function isThoughtAbout(kind: string, row: (typeof rows)[number][0]): boolean {
  if (kind === 'draft' || kind === 'buy') return row === (kind === 'draft' ? 'draft' : 'offer')
  return aboutCards.has(kind) && row !== 'openRescueCards'
}
