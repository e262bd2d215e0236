import type { Seat } from '@nora/kernel'
import { type Deck, deckOf, doorsOf, handOf, heroesOf, playerOf, tokensOf } from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { CREAM, INK } from '../art/colours.ts'
import { Labelled } from '../art/labelled.tsx'
import open from '../art/open.module.css'
import { Print, Sign } from '../art/print.tsx'
import { useTable } from '../use-table.ts'

interface Good {
  readonly id: string
  readonly icon: IconName
  readonly n: number
  readonly label: string
  readonly text?: string
}

interface StockLineProps {
  readonly seat: Seat
  readonly width: number
  readonly rows?: number
  /** Only so many of them, the first ones. */
  readonly most?: number
}

/** What somebody has, on the grass over the burrow. A joker and the bolt can be bought here, everything else is paid with. */
export function StockLine({ seat, width, rows = 1, most }: StockLineProps) {
  const { table, seat: near } = useTable()
  const goods = useGoods(seat).slice(0, most)
  const columns = Math.ceil(goods.length / rows)
  const step = (width - 12) / columns
  return goods.map(({ id, icon, n, label, text }, index) => {
    const picture = (
      <g key={id}>
        <rect
          x={1}
          y={4}
          width={step - 3}
          height={23}
          rx={11.5}
          fill={CREAM}
          stroke={INK}
          strokeWidth={1.5}
          opacity={n > 0 ? 1 : 0.6}
        />
        <Sign name={icon} x={13} y={15.5} size={17} colour={INK} />
        <Print x={step - 12} y={20.5} size={15} weight={800} colour={INK} anchor="end">
          {text ?? n}
        </Print>
      </g>
    )
    const row = Math.floor(index / columns)
    const [isFirst, isLast] = [row === 0, row === rows - 1]
    const at = `translate(${6 + (index % columns) * step} ${row * 27})`
    return seat === near && table.state.players[near] ? (
      <DrawnPiece
        key={id}
        thing={`stock/${id}`}
        value={id}
        sort="stock"
        n={n}
        label={label}
        className={open.piece}
        transform={at}
      >
        {() => (
          <g>
            <rect x={0} y={isFirst ? 0 : 2} width={step} height={isLast ? 35 : 29} className={open.reach} />
            {picture}
            <rect x={0} y={2.5} width={step - 1} height={26} rx={13} className={open.ring} />
          </g>
        )}
      </DrawnPiece>
    ) : (
      <Labelled key={id} label={label} transform={at}>
        {picture}
      </Labelled>
    )
  })
}

/** A stock with what it is called. */
export function useGoods(seat: Seat): readonly Good[] {
  const { table, voice } = useTable()
  const { wood, metal, movement, joker, electricity, tents, discs, leaders } = playerOf(table, seat)
  const { zones } = table.state
  const hand = zones[handOf(seat)] ?? []
  const of = (deck: Deck) => hand.filter((card) => deckOf(table, card) === deck).length
  const doors = zones[doorsOf(seat)]?.length ?? 0
  const heroes = (zones[heroesOf(seat)]?.length ?? 0) + (zones[tokensOf(seat)]?.length ?? 0)
  const side = (['none', 'basic', 'other'] as const)[electricity] ?? 'none'
  const goods: Good[] = [
    { id: 'wood', icon: 'wood', n: wood, label: voice.format('wistarPlay.fact.wood', { n: wood }) },
    { id: 'metal', icon: 'metal', n: metal, label: voice.format('wistarPlay.fact.metal', { n: metal }) },
    { id: 'movement', icon: 'movement', n: movement, label: voice.format('wistarPlay.fact.movement', { n: movement }) },
    { id: 'joker', icon: 'joker', n: joker, label: voice.format('wistarPlay.fact.joker', { n: joker }) },
    {
      id: 'electricity',
      icon: electricity > 1 ? 'electricity-strong' : 'electricity',
      n: electricity,
      label: voice.format('wistarPlay.fact.electricity', { side }),
    },
    {
      id: 'card',
      icon: 'cards',
      n: hand.length,
      label: voice.format('wistarPlay.fact.hand', { n: hand.length, basic: of('basic'), advanced: of('advanced') }),
    },
    { id: 'leader', icon: 'leader', n: leaders, label: voice.format('wistarPlay.fact.leaders', { n: leaders }) },
    {
      id: 'tent',
      icon: 'tent',
      n: 2 - tents.length,
      label: voice.format('webWistar.stock.tents', { n: 2 - tents.length }),
    },
    { id: 'door', icon: 'door', n: doors, label: voice.format('wistarPlay.fact.doorTokens', { n: doors }) },
    { id: 'disc', icon: 'disc', n: discs, label: voice.format('wistarPlay.fact.discs', { n: discs }) },
  ]
  return heroes > 0
    ? [...goods, { id: 'hero', icon: 'hero', n: heroes, label: voice.format('webWistar.stock.heroes', { n: heroes }) }]
    : goods
}
