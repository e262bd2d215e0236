import { type Item, isHidden } from '@nora/kernel'
import { cardOf } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { Peek } from '../../table/kit/peek.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { several } from '../art/several.tsx'
import { useTable } from '../use-table.ts'
import { cardName, LONG_FOR_NARROW, parted } from './card-name.ts'
import { type EffectIcon, kindIcon, powerIcons, skillIcon } from './effect-icons.ts'
import { IconLine, Points } from './icon-line.tsx'
import style from './invention-card.module.css'
import { InventionSlip } from './invention-slip.tsx'
import { LargeCard } from './large-card.tsx'
import { needIcons } from './needs.ts'
import { Vignette } from './vignette.tsx'

interface InventionCardProps {
  readonly card: Item
  readonly sort: string
  /** It goes when the next round begins. */
  readonly isLeaving?: boolean
  /** What choosing it costs, or how it could be played. */
  readonly note?: string | undefined
  readonly state?: string | undefined
  /** Only its name and what it asks for, where there are too many. */
  readonly isSlip?: boolean
}

/** So many seals stand one under the other; more of them stand in two columns. */
const SEALS = 2
/** So many sorts of things it asks for stand one under the other; more of them take room from the picture. */
const NEEDS = 3
/** Longer words do not fit into the bar as they are. */
const LONG_WORD = 10
const LONGEST_WORD = 13

/** An invention on the table: small, in pictures; large and in words while one looks at it. */
export function InventionCard({ card, sort, isLeaving = false, note, state, isSlip = false }: InventionCardProps) {
  const { card: face } = useTable()
  if (isHidden(card)) return <CardBack item={card} />
  const { name, sort: sortName, marks, text } = face(card)
  const label = [name, sortName, ...marks.map((mark) => mark.label), ...text, ...(note ? [note] : [])].join('. ')
  return (
    <Peek large={() => <LargeCard card={card} note={note} />}>
      <Piece thing={card} sort={sort} label={label} explains className={style.piece}>
        {isSlip ? (
          <InventionSlip card={card} state={state} />
        ) : (
          <CardFront card={card} isLeaving={isLeaving} state={state} />
        )}
      </Piece>
    </Peek>
  )
}

function CardBack({ item }: { readonly item: Item }) {
  const { item: nameOf } = useTable()
  const deck = item.slice(1) === 'basic' ? 'basic' : 'advanced'
  return (
    <span className={style.back} data-deck={deck} role="img" aria-label={nameOf(item)}>
      <Icon name={`deck-${deck}`} size={34} />
    </span>
  )
}

/** The front of an invention, as small as it lies on the table. */
export function CardFront({
  card,
  isLeaving = false,
  state,
}: Pick<InventionCardProps, 'card' | 'isLeaving' | 'state'>) {
  const { table, voice, seat } = useTable()
  const { type, deck, icons, points, power, requires, number } = cardOf(table, card)
  const name = cardName(voice, table, card)
  const longest = Math.max(...name.split(/[ -]/).map(({ length }) => length))
  const needs = needIcons(table, seat, requires)
  const effect = powerIcons(power)
  return (
    <span className={style.card} data-type={type} data-deck={deck} data-state={state} aria-hidden="true">
      <span className={style.top}>
        <span
          className={style.name}
          data-long={name.length > 20 || undefined}
          data-parts={longest > LONG_WORD + 1 || undefined}
          data-tight={longest > LONGEST_WORD ? 'very' : longest > LONG_WORD || undefined}
        >
          {isLeaving && <span className={style.leaving}>»</span>}
          {parted(name, LONG_FOR_NARROW)}
        </span>
      </span>
      <span className={style.body}>
        <span className={style.cost}>
          {needs.map((need) => (
            <IconLine key={need.icon} icons={[need]} size={14.6} />
          ))}
        </span>
        <span className={style.art} data-aside={needs.length > NEEDS || undefined}>
          <Vignette number={number} type={type} />
        </span>
        <span className={style.gives} data-many={icons.reduce((sum, [, n]) => sum + n, 0) > SEALS || undefined}>
          {icons.map(([icon, n]) => several(n, () => <Icon name={skillIcon(icon)} size={19} />))}
        </span>
      </span>
      <span className={style.foot}>
        <Icon name={kindIcon(power.kind)} size={17} />
        <span className={style.effect} data-length={lengthOf(effect)}>
          <IconLine icons={effect} size={16} />
        </span>
        <Points n={points} />
      </span>
    </span>
  )
}

/** So much room an effect has on a card in a row, drawn as it is and drawn together; and on a card as wide as half a phone. */
const ROOM = { usual: 60, tight: 74, wide: 128 } as const

/** Whether an effect in icons fits beside the points. What does not is cut off after a whole icon; one reads it by pointing at the card. */
function lengthOf(icons: readonly EffectIcon[]): 'tight' | 'long' | 'longest' | undefined {
  const width = icons.reduce(
    (sum, { icon, n, text }) =>
      sum + (icon === 'points' ? 21 : icon ? 16 + (n === undefined ? 0 : 9) : 0) + 8 * (text?.length ?? 0),
    0,
  )
  if (width > ROOM.wide) return 'longest'
  if (width > ROOM.tight) return 'long'
  return width > ROOM.usual ? 'tight' : undefined
}
