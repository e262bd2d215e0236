import type { Seat } from '@nora/kernel'
import { areaOf, type InventionCard as Card, cardOf, playerOf } from '@nora/wistar'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import { Peek } from '../../table/kit/peek.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { lengthOf } from '../art/length-of.ts'
import { several } from '../art/several.tsx'
import { useTable } from '../use-table.ts'
import style from './built.module.css'
import { cardName } from './card-name.ts'
import { kindIcon, skillIcon } from './effect-icons.ts'
import piece from './invention-card.module.css'
import { LargeCard } from './large-card.tsx'
import row from './row-label.module.css'

const kinds: readonly Card['kind'][] = ['oncePerRound', 'income', 'permanent', 'endgame', 'instant', 'offensive']

interface BuiltProps {
  readonly seat: Seat
  readonly rows?: number
  /** In a column of the table, not over all of its width. */
  readonly isNarrow?: boolean
}

/** What somebody has built, as spines: first what can still be used in this round. */
export function Built({ seat, rows = 2, isNarrow = false }: BuiltProps) {
  const { table, voice } = useTable()
  const cards = [...(table.state.zones[areaOf(seat)] ?? [])].sort(
    (one, other) => kinds.indexOf(cardOf(table, one).kind) - kinds.indexOf(cardOf(table, other).kind),
  )
  const columns = Math.max(2, Math.ceil(cards.length / rows))
  return (
    <section className={style.built} aria-label={voice.format('webWistar.built')}>
      <h2 className={row.label}>{voice.format('webWistar.built')}</h2>
      <div
        className={style.spines}
        data-close={(isNarrow && columns > 2) || undefined}
        data-narrow={columns > 5 || undefined}
        style={{ '--columns': columns } as CSSProperties}
        data-place={`area/${seat}`}
      >
        {cards.length === 0 && <p className={row.nothing}>{voice.format('webWistar.built.nothing')}</p>}
        {cards.map((card) => (
          <Spine key={card} card={card} isUsed={playerOf(table, seat).used.includes(card)} />
        ))}
      </div>
    </section>
  )
}

/** Its letters with a little room to spare. */
const SIZE = 14.8

function Spine({ card, isUsed }: { readonly card: string; readonly isUsed: boolean }) {
  const { table, voice, card: face } = useTable()
  const { kind, type, icons } = cardOf(table, card)
  const { name, sort, text } = face(card)
  const said = cardName(voice, table, card)
  return (
    <Peek large={() => <LargeCard card={card} />}>
      <Piece thing={card} sort="built" label={[name, sort, ...text].join('. ')} explains className={piece.piece}>
        <span className={style.spine} data-type={type} data-used={isUsed || undefined} aria-hidden="true">
          <Icon name={kindIcon(kind)} size={16} />
          <span className={style.spineName}>
            <span style={{ '--long': `${Math.ceil(lengthOf(said, SIZE))}px` } as CSSProperties}>{said}</span>
          </span>
          <em>{icons.map(([icon, n]) => several(n, () => <Icon name={skillIcon(icon)} size={15} />))}</em>
          {isUsed && '✓'}
        </span>
      </Piece>
    </Peek>
  )
}
