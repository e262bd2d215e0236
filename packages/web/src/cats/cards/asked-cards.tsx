import { chosenOf, draftOf, handOf, lessonsOf, offerOf, rescueCardsOf } from '@nora/cats'
import { CardRow, CardRows } from '../../table/kit/card-row.tsx'
import { useTable } from '../use-table.ts'
import { CardView } from './card-view.tsx'

/** Where the cards of a question lie, and what that is called. */
const rows = {
  draft: [['draft', draftOf]],
  buy: [['offer', offerOf]],
  rescueCards: [['hand', handOf]],
  rareFinds: [['hand', handOf]],
  anytime: [['hand', handOf]],
  giveLessons: [['lessons', lessonsOf]],
} as const

/** While cards are asked about they take the place of the island, with all their text. */
export function AskedCards() {
  const { table, voice, decision, seat } = useTable()
  const kind = decision?.kind ?? ''
  if (!isAsked(kind)) return null
  return (
    <CardRows label={voice.format('webCats.part.cards')}>
      {rows[kind].map(([name, zoneOf]) => (
        <CardRow key={name} title={voice.format(`catsPlay.view.${name}`)} cards={table.state.zones[zoneOf(seat)] ?? []}>
          {(card) => <CardView item={card} />}
        </CardRow>
      ))}
    </CardRows>
  )
}

/** What is asked about lies elsewhere than in the hand's place: it is shown there only as long as it is asked about. */
export function isFromElsewhere(kind: string): boolean {
  return isAsked(kind) && rows[kind].some(([, zoneOf]) => !handRows.some(([, , own]) => own === zoneOf))
}

function isAsked(kind: string): kind is keyof typeof rows {
  return Object.hasOwn(rows, kind)
}

/** The zones of which the cards are not in the hand's place, because they are asked about. */
export function askedZones(kind: string | undefined, seat: number): ReadonlySet<string> {
  return new Set(kind !== undefined && isAsked(kind) ? rows[kind].map(([, zoneOf]) => zoneOf(seat)) : [])
}

/** What lies before a player, in the order in which it is shown. */
export const handRows = [
  ['openRescueCards', 'rescue', rescueCardsOf],
  ['rescueCards', 'chosen', chosenOf],
  ['draft', 'draft', draftOf],
  ['offer', 'offer', offerOf],
  ['hand', 'hand', handOf],
] as const
