import { type Item, isHidden } from '@nora/kernel'
import { handOf, type OrderCard, reputationIn, rowOf, rows } from '@nora/woodcraft'
import { usePicking } from '../../table/picking.tsx'
import { Sign, type SignName } from '../art/signs.tsx'
import { OrderTag } from '../cards/order-tag.tsx'
import { startRow } from '../cards/start-row.ts'
import { useProgress } from '../cards/use-progress.ts'
import { Framed } from '../drawing/framed.tsx'
import { Region } from '../drawing/region.tsx'
import { Word } from '../drawing/word.tsx'
import { gainsIn } from '../gains-in.ts'
import { useLookedAt } from '../looked-at.ts'
import { type Preview, usePointing, usePreview } from '../preview.ts'
import { useSpread } from '../spread.ts'
import { useCompact } from '../use-compact.ts'
import { useTable } from '../use-table.ts'
import { HowButton } from '../ways/how-button.tsx'

const SHELF = 52
/** A shelf with nothing on it, where there is little room. */
const BARE = 24
const LEFT = 54
/** How high an order is on its shelf. */
const TAG = 43

/** My orders on their five shelves, from which they slide down at each income; below them my hand. */
export function Rack({ className }: { readonly className?: string | undefined }) {
  const { table, voice, seat, decision } = useTable()
  const isCompact = useCompact()
  const spread = useSpread()
  const width = isCompact ? 404 : 306 + spread
  // Where an order of the hand may come to stand there is room for it before it is pointed at: nothing moves then.
  const coming = decision?.kind === 'placeOrder' ? table.zone(handOf(seat)).filter((order) => !isHidden(order)) : []
  const wanted = new Set(coming.map((order) => startRow(table, order)))
  const isBare = (row: number) => table.zone(rowOf(seat, row)).length === 0 && !wanted.has(row)
  const heights = rows.map((_, row) => (isCompact && isBare(row) ? BARE : SHELF))
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, each) => sum + each, 0))
  const all = heights.reduce((sum, each) => sum + each, 0)
  // With nothing in it, the hand leaves its place to the bench where there is little room.
  const hasHand = !isCompact || table.zone(handOf(seat)).length > 0
  return (
    <Region
      label={voice.format('webWoodcraft.rack.title')}
      width={width}
      height={all + (hasHand ? 70 : 20)}
      className={className}
    >
      <rect x={0} y={7} width={width} height={all + 10} rx={6} fill="#2b2118" opacity={0.3} />
      <rect x={0} y={2} width={width} height={all + 10} rx={6} fill="var(--rack)" stroke="#2b2118" strokeWidth={2.2} />
      <rect x={7} y={7} width={width - 14} height={all} fill="var(--shelf)" stroke="#2b2118" strokeWidth={1.6} />
      <g data-place={`rack/${seat}`}>
        {rows.map((row, index) => (
          <g key={row} transform={`translate(0 ${7 + (tops[index] as number)})`} data-place={rowOf(seat, index)}>
            {index < rows.length - 1 && (
              <rect
                x={7}
                y={(heights[index] as number) - 5}
                width={width - 14}
                height={5}
                fill="var(--rack)"
                stroke="#2b2118"
                strokeWidth={1.6}
              />
            )}
            <ShelfEffect row={index} height={heights[index] as number} />
            <Shelf row={index} width={width} />
          </g>
        ))}
      </g>
      {hasHand && <Hand y={all + 20} width={width} />}
    </Region>
  )
}

/** What the shelf adds to the reward of an order. */
function ShelfEffect({ row, height }: { readonly row: number; readonly height: number }) {
  const { table, seat } = useTable()
  const steps = reputationIn(table, seat, row)
  const [text, sign]: [string, SignName] =
    steps > 0 ? [`+${steps}`, 'reputation'] : rows[row] === 'berry' ? ['+1', 'berry'] : ['−1', 'points']
  return (
    <>
      <Word
        x={12}
        y={height / 2 + 3}
        size={16}
        weight={800}
        fill={steps > 0 || rows[row] === 'berry' ? 'var(--shelf-ink)' : 'var(--shelf-bad)'}
      >
        {text}
      </Word>
      <Sign name={sign} x={33} y={height / 2 - 12} size={18} line="var(--shelf-ink)" />
    </>
  )
}

/** Orders that lie in the same row stand side by side, each as wide as there is room for; after them one that would come here. */
function Shelf({ row, width: whole }: { readonly row: number; readonly width: number }) {
  const { table, seat } = useTable()
  const isMine = useLookedAt() === undefined
  const { shelved } = usePreview() ?? {}
  const orders = table.zone(rowOf(seat, row))
  const coming = isMine && shelved?.row === row ? [shelved.order] : []
  const n = orders.length + coming.length
  const room = whole - LEFT - 12
  const width = n > 1 ? (room - (n - 1) * 7) / n : room
  const xOf = (index: number) => LEFT + index * (width + 7)
  return (
    <>
      {orders.map((order, index) => (
        <OrderPiece key={order} order={order} x={xOf(index)} y={1} width={width} sort="order" row={row} />
      ))}
      {coming.map((order) => (
        <g
          key={order}
          data-coming={order}
          transform={`translate(${xOf(orders.length)} 1)`}
          opacity={0.6}
          pointerEvents="none"
        >
          <OrderTag order={order} width={width} height={TAG} isMarked />
        </g>
      ))}
    </>
  )
}

interface OrderPieceProps {
  readonly order: Item
  readonly x: number
  readonly y: number
  readonly width: number
  readonly sort: 'order' | 'hand'
  /** In which row it lies, or would begin. */
  readonly row: number
}

function OrderPiece({ order, x, y, width, sort, row }: OrderPieceProps) {
  const { table, card, voice, decision } = useTable()
  const pointing = usePointing()
  const { reward } = table.content.orders.get(order) as OrderCard
  const { picks } = usePicking()
  const isOpen = sort === 'order' && picks.isOpen('complete', order)
  const progress = useProgress()?.of(order)
  const { name, text } = card(order)
  const short = progress ? [...progress.dice, ...progress.materials.map(({ state }) => state)] : []
  const missing = short.filter((state) => state === 'missing').length
  const near = short.filter((state) => state === 'near').length
  const note =
    missing > 0
      ? voice.format('webWoodcraft.rack.short', { n: missing })
      : near > 0
        ? voice.format('webWoodcraft.rack.near', { n: near })
        : undefined
  const raise = decision?.kind === 'raiseOrder' && row > 0 ? (decision.args as { readonly rows: number }).rows : 0
  const ahead: Preview | undefined =
    raise > 0
      ? { shelved: { order, row: Math.max(0, row - raise) } }
      : decision?.kind === 'placeOrder'
        ? { shelved: { order, row } }
        : isOpen && reward
          ? { goods: gainsIn([reward]) }
          : undefined
  return (
    <>
      <Framed
        thing={order}
        sort={sort}
        x={x}
        y={y}
        width={width}
        height={TAG}
        label={[name, ...text, ...(note ? [note] : [])].join('. ')}
        {...(ahead && { onPoint: pointing(ahead) })}
      >
        {(isMarked) => (
          <>
            <OrderTag order={order} width={width} height={TAG} note={note} isOpen={isOpen} isMarked={isMarked} />
            {sort === 'order' && raise > 0 && <Sign name="up" x={-9} y={-4} size={24} />}
          </>
        )}
      </Framed>
      {!progress?.isWhole && <HowButton order={order} x={x + width - 3} y={y + 2} />}
    </>
  )
}

/** What only I read; of others one sees how many there are. */
function Hand({ y, width: whole }: { readonly y: number; readonly width: number }) {
  const { table, voice, seat } = useTable()
  const cards = table.zone(handOf(seat))
  const room = whole - 46
  const width = Math.min(176, (room - Math.max(0, cards.length - 1) * 7) / Math.max(1, cards.length))
  return (
    <g data-place={handOf(seat)}>
      <Word x={0} y={y + 26} size={15} weight={700} isTitle fill="var(--bench-ink)" most={42}>
        {voice.format('webWoodcraft.rack.hand')}
      </Word>
      {cards.map((order, index) => {
        const x = 46 + index * (width + 7)
        return isHidden(order) ? (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: cards seen from behind are alike.
            key={index}
            x={x}
            y={y}
            width={width}
            height={TAG}
            rx={6}
            fill="#b9814e"
            stroke="#2b2118"
            strokeWidth={2}
          />
        ) : (
          <OrderPiece key={order} order={order} x={x} y={y} width={width} sort="hand" row={startRow(table, order)} />
        )
      })}
    </g>
  )
}
