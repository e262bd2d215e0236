import { type Card, cardOf, describeCard, type SisterAction } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { usePicking } from '../../table/picking.tsx'
import { CardVignette, VIGNETTE } from '../art/card-vignette.tsx'
import { TilePicture } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import style from './cards.module.css'

/** A card from its record: cost, name, picture, what it does. A slim one shows as much of that as there is room for. */
export function CardFront({ item, isSlim }: { readonly item: Item; readonly isSlim: boolean }) {
  const { table, decision, voice, card: read } = useTable()
  const { stateOf } = usePicking()
  const card = cardOf(table.content, item)
  const { sort, text } = read(item)
  // The figures of a rescue card stand at its foot; where there is room it says them as well, and what a broken basket is.
  const isTold = card.kind === 'rescue' && !isSlim
  const words = isTold ? describeCard(table.content, item).map((sentence) => voice.say(sentence)) : text
  const said = words.join(' ')
  const name = voice.say(card.name)
  // Too dear: not every card that cannot be chosen is.
  const isDear = decision?.kind === 'buy' && stateOf({ value: item }).refusal !== undefined
  return (
    <span
      className={style.card}
      data-kind={card.kind}
      data-slim={isSlim || undefined}
      data-wordy={said.length > WORDY || undefined}
      data-dear={isDear || undefined}
    >
      <span className={style.head}>
        {'cost' in card && (
          <span className={style.cost}>
            <Icon name="fish" size={18} />
            {card.cost}
          </span>
        )}
        <span className={style.title} data-long={isLong(name) || undefined}>
          {name}
        </span>
      </span>
      <Middle card={card} text={said} />
      {(!isSlim || card.kind === 'rescue') && <Foot card={card} sort={sort} />}
    </span>
  )
}

/** With more letters, what a card does has room at a low table only where nothing else stands below it. */
const WORDY = 80

/** So many letters of a word fit beside the price, and so many of a name. */
const FITTING = { word: 8, name: 18 } as const

function isLong(name: string): boolean {
  return name.length > FITTING.name || name.split(/[\s-]/).some((word) => word.length > FITTING.word)
}

function Middle({ card, text }: { readonly card: Card; readonly text: string }) {
  // The orders of the Sister say in signs what the text says.
  if (card.kind === 'sister') return <Orders actions={card.actions} />
  return (
    <>
      <svg className={style.picture} viewBox={`0 0 ${VIGNETTE.width} ${VIGNETTE.height}`} aria-hidden="true">
        <CardVignette card={card} />
      </svg>
      <span className={style.text}>{text}</span>
    </>
  )
}

/** The figures of a rescue card; elsewhere what sort of card it is. */
function Foot({ card, sort }: { readonly card: Card; readonly sort: string }) {
  if (card.kind !== 'rescue' && card.kind !== 'sister')
    return (
      <span className={style.foot}>
        <span>{sort}</span>
        <span>{card.id}</span>
      </span>
    )
  const broken = card.kind === 'rescue' ? card.brokenBaskets : 0
  return (
    <span className={style.foot}>
      <Value icon="speed" value={card.speed} />
      {card.baskets > 0 && <Value icon="basket" value={card.baskets} />}
      {broken > 0 && <Value icon="basket-broken" value={broken} />}
      <span>{card.id}</span>
    </span>
  )
}

function Value({ icon, value }: { readonly icon: 'speed' | 'basket' | 'basket-broken'; readonly value: number }) {
  return (
    <span className={style.value}>
      <Icon name={icon} size={20} />
      {value}
    </span>
  )
}

const orderIcons = {
  discardCat: 'cat',
  discardOshax: 'oshax',
  discardRare: 'treasure-rare',
  discardCommon: 'treasure-common',
  swapCats: 'order',
} as const

/** What the Sister takes, and from which place. */
function Orders({ actions }: { readonly actions: readonly SisterAction[] }) {
  return (
    <span className={style.orders}>
      {actions.map((action, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may stand on a card twice.
        <span key={index} className={style.value}>
          <Icon name={orderIcons[action.do]} size={26} />
          {action.do === 'discardCommon' ? <ShapePicture shape={action.shape} /> : whereOf(action)}
        </span>
      ))}
    </span>
  )
}

function whereOf(action: Exclude<SisterAction, { do: 'discardCommon' }>): string {
  return action.do === 'swapCats' ? action.positions.join('↔') : String(action.position)
}

/** A common treasure by its shape. */
function ShapePicture({ shape }: { readonly shape: string }) {
  const { content } = useTable().table
  const tile = [...content.tiles.values()].find((one) => one.shape === shape)
  return tile ? (
    <span className={style.shape}>
      <TilePicture tile={tile.id} />
    </span>
  ) : null
}
