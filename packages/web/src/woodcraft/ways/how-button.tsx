import type { Item } from '@nora/kernel'
import { Word } from '../drawing/word.tsx'
import { useLookedAt } from '../looked-at.ts'
import style from '../stage/stage.module.css'
import { useTable } from '../use-table.ts'
import { useAskedWay } from './asked-way.ts'

/** Asks for the shortest way to an order. */
export function HowButton({ order, x, y }: { readonly order: Item; readonly x: number; readonly y: number }) {
  const { voice, item, reader } = useTable()
  const way = useAskedWay()
  const isAnothers = useLookedAt() !== undefined
  if (reader < 0 || isAnothers) return null
  const isShown = way.order === order
  const toggle = () => way.ask(isShown ? undefined : order)
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing.
    <g
      className={style.step}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-pressed={isShown}
      aria-label={voice.format('webWoodcraft.way.label', { order: item(order) })}
      data-how={order}
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        toggle()
      }}
    >
      <circle r={14} fill="transparent" />
      <circle r={9} fill={isShown ? 'var(--pick)' : '#fff6df'} stroke="#2b2118" strokeWidth={1.6} />
      <Word x={0} y={5} size={14} weight={800} anchor="middle" fill="#2b2118">
        ?
      </Word>
    </g>
  )
}
