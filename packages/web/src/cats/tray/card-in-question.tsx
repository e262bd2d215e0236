import type { Decision, Item, Seat } from '@nora/kernel'
import { isRecord } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import { CardFront } from '../cards/card-front.tsx'
import { useTable } from '../use-table.ts'
import style from './tray.module.css'

/** The card that a question comes from, with all its text: it has left the hand. */
export function CardInQuestion({ decision }: { readonly decision: Decision }) {
  const { moment } = useTable()
  const card = cardInQuestion(decision, moment.log)
  if (card === undefined) return null
  return (
    <div className={style.card} data-in-question="">
      <CardFront item={card} isSlim={false} />
    </div>
  )
}

const ofCards: ReadonlySet<string> = new Set(['treasure', 'moveCat', 'giveLessons'])
const played: ReadonlySet<string> = new Set(['anytimePlayed', 'treasureCardPlayed'])

/** A colour is asked for with its card; what else a card asks for comes after it was played. */
export function cardInQuestion({ kind, seat, args }: Decision, log: readonly Batch[]): Item | undefined {
  if (isRecord(args) && typeof args.card === 'string') return args.card
  return ofCards.has(kind) ? lastPlayed(log, seat) : undefined
}

function lastPlayed(log: readonly Batch[], seat: Seat): Item | undefined {
  return log.flatMap(({ events }) => events).findLast((event) => event.seat === seat && played.has(event.type))
    ?.items?.[0]
}
