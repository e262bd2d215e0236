import { cardOf } from '@nora/cats'
import { type Item, isHidden, WATCHER } from '@nora/kernel'
import { CardRow, CardRows } from '../../table/kit/card-row.tsx'
import { useLayout } from '../../table/kit/layout.ts'
import { useTable } from '../use-table.ts'
import { askedZones, handRows } from './asked-cards.tsx'
import { CardView } from './card-view.tsx'

/** What is in the reader's hand or lies face up before them today, but for what is asked about elsewhere. */
export function Hand() {
  const { table, voice, decision, seat, reader, speaker } = useTable()
  const layout = useLayout()
  const { zones } = table.state
  const name = speaker.name(seat)
  const asked = askedZones(layout === 'part' ? undefined : decision?.kind, seat)
  const filled = handRows.filter(([, , zoneOf]) => !asked.has(zoneOf(seat)) && (zones[zoneOf(seat)]?.length ?? 0) > 0)
  if (filled.length === 0) return null
  /** For which part of the day some cards are, and how many. */
  const when = (cards: readonly Item[]) => {
    const kinds = cards.flatMap((card) => (isHidden(card) ? [] : cardOf(table.content, card).kind))
    const count = (...wanted: readonly string[]) => kinds.filter((kind) => wanted.includes(kind)).length
    const moments = [
      [voice.format('webCats.hand.anytime'), count('anytime')],
      [voice.format('catsPlay.calendar.rescue'), count('rescue')],
      [voice.format('catsPlay.calendar.rareFinds'), count('oshax', 'treasure')],
    ] as const
    return moments.flatMap(([moment, n]) => (n > 0 ? [`${moment}: ${voice.number(n)}`] : []))
  }
  return (
    <CardRows label={voice.format('webCats.part.cards')}>
      {filled.map(([own, others, zoneOf]) => (
        <CardRow
          key={own}
          title={
            reader === WATCHER
              ? voice.format(`catsPlay.group.${others}`, { name })
              : [voice.format(`catsPlay.view.${own}`), ...(own === 'hand' ? when(zones[zoneOf(seat)] ?? []) : [])].join(
                  ' · ',
                )
          }
          cards={zones[zoneOf(seat)] ?? []}
        >
          {(card) => <CardView item={card} isSlim={layout !== 'part'} isPeeked={layout !== 'part'} />}
        </CardRow>
      ))}
    </CardRows>
  )
}
