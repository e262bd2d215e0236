import { type Item, isHidden } from '@nora/kernel'
import { handOf, Progress, rowOf, rows } from '@nora/woodcraft'
import { useMemo } from 'react'
import { OrderTag } from '../cards/order-tag.tsx'
import { useProgress } from '../cards/use-progress.ts'
import { Word } from '../drawing/word.tsx'
import { usePreview } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { useStageSize } from './stage-size.ts'

/** My orders below what is worked at: first those that it completes, then those that it helps. */
export function Profits() {
  const { table, voice, seat } = useTable()
  const ahead = useProgress()
  const { width, height, isNarrow } = useStageSize()
  const preview = usePreview()
  const now = useMemo(() => new Progress(table, seat), [table, seat])
  const mine = [...rows.map((_, row) => rowOf(seat, row)), handOf(seat)].flatMap((zone) => table.zone(zone))
  const filled = (progress: Progress | undefined, order: Item) =>
    progress ? progress.of(order).dice.filter((state) => state === 'filled').length : 0
  const isWhole = (order: Item) => (ahead?.of(order).isWhole && !now.of(order).isWhole) ?? false
  const helped = (order: Item) => filled(ahead, order) - filled(now, order)
  const rank = (order: Item) => (isWhole(order) ? 10 : 0) + helped(order)
  const shown = mine
    .filter((order) => !isHidden(order))
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, isNarrow ? 1 : 2)
  // On a narrow screen my orders stand below; here only what they win.
  if (isNarrow && !preview) return null
  const room = isNarrow ? width - 44 : (width - 56) / 2
  return (
    <g transform={`translate(22 ${isNarrow ? 366 : height - 76})`}>
      {shown.map((order, index) => (
        <g key={order} transform={`translate(${index * (room + 14)} 0)`}>
          <OrderTag order={order} width={room} height={46} />
          {rank(order) > 0 && (
            <Word x={8} y={63} size={13.5} weight={700} fill="var(--good)" most={room - 10}>
              {isWhole(order)
                ? voice.format('webWoodcraft.stage.wholeThen')
                : voice.format('webWoodcraft.stage.helps', { n: helped(order) })}
            </Word>
          )}
        </g>
      ))}
    </g>
  )
}
