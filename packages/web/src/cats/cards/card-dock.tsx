import { chosenOf, draftOf, handOf, lessonsOf, offerOf, rescueCardsOf, shownOf } from '@nora/cats'
import { WATCHER } from '@nora/kernel'
import { CardRow, CardRows } from '../../table/kit/card-row.tsx'
import { useRoom } from '../../table/kit/room.ts'
import { useTable } from '../use-table.ts'
import { CardView } from './card-view.tsx'

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
  const { table, voice, decision, seat, reader, speaker } = useTable()
  const room = useRoom()
  const { zones } = table.state
  const kind = decision?.kind ?? ''
  const name = speaker.name(seat)
  const filled = rows.filter(([, , zoneOf]) => (zones[zoneOf(seat)]?.length ?? 0) > 0)
  if (filled.length === 0) return null
  return (
    <CardRows label={voice.format('webCats.part.cards')}>
      {filled.map(([own, others, zoneOf]) => (
        <CardRow
          key={own}
          title={
            reader === WATCHER
              ? voice.format(`catsPlay.group.${others}`, { name })
              : voice.format(`catsPlay.view.${own}`)
          }
          cards={zones[zoneOf(seat)] ?? []}
        >
          {(card) => <CardView item={card} isSlim={room !== 'part' && !isThoughtAbout(kind, own)} isPeeked />}
        </CardRow>
      ))}
    </CardRows>
  )
}

/** While cards go round, those in hand and on the table can wait. */
function isThoughtAbout(kind: string, row: (typeof rows)[number][0]): boolean {
  if (kind === 'draft' || kind === 'buy') return row === (kind === 'draft' ? 'draft' : 'offer')
  return aboutCards.has(kind) && row !== 'openRescueCards'
}
