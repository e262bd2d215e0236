import {
  furtherOrderPrice,
  HELPERS,
  helperPrice,
  ORDERS,
  roundsFor,
  type TakeOrderArgs,
  type WoodcraftTable,
} from '@nora/woodcraft'
import { HELPER_CARD, HelperCard } from '../cards/helper-card.tsx'
import { ORDER_CARD, OrderCard } from '../cards/order-card.tsx'
import { Seal } from '../cards/seal.tsx'
import { startRow } from '../cards/start-row.ts'
import { Framed } from '../drawing/framed.tsx'
import { Heading } from '../drawing/heading.tsx'
import { useLetters } from '../drawing/letters.ts'
import { widthOf } from '../drawing/measure.ts'
import { Region } from '../drawing/region.tsx'
import { Word } from '../drawing/word.tsx'
import { type Preview, usePointing } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { HowButton } from '../ways/how-button.tsx'
import { LumberYard } from './lumber-yard.tsx'
import { Materials } from './materials.tsx'

const STEP = 95

/** Before anything is asked. */
const NONE_TAKEN: TakeOrderArgs = { taken: 0, off: 0 }

/** What can be had by actions: orders, helpers, lumber, sixes and materials. */
export function Shops({ className }: { readonly className?: string | undefined }) {
  const { table, voice, card, reader, decision } = useTable()
  const pointing = usePointing()
  const { off = 0 } = (decision?.kind === 'hireHelper' ? decision.args : {}) as { readonly off?: number }
  const label = (thing: string) => {
    const { name, text } = card(thing)
    return [name, ...text].join('. ')
  }
  const taking = (order: string): Preview => {
    const { taken, off: less } = (decision?.args ?? NONE_TAKEN) as TakeOrderArgs
    const berries = taken > 0 ? furtherOrderPrice(table, reader, less) : 0
    return { shelved: { order, row: startRow(table, order) }, goods: { berries: -berries } }
  }
  return (
    <Region label={voice.format('webWoodcraft.shops')} width={372} height={436} className={className} picture="shop">
      <Heading
        x={0}
        y={15}
        width={372}
        note={sweepNote(table) && voice.format(`webWoodcraft.sweep.${sweepNote(table) ?? 'x'}`)}
      >
        {voice.format('webWoodcraft.shop.orders')}
      </Heading>
      <g data-place="orders">
        {table.zone(ORDERS).map((order, index) => (
          <g key={order}>
            <Framed
              thing={order}
              sort="shown"
              x={index * STEP}
              y={23}
              {...ORDER_CARD}
              label={label(order)}
              {...(decision?.kind === 'takeOrder' && { onPoint: pointing(taking(order)) })}
            >
              <OrderCard order={order} />
              {index === 0 && <Cross />}
            </Framed>
            <HowButton order={order} x={index * STEP + 84} y={26} />
          </g>
        ))}
      </g>
      <Heading x={0} y={157} width={128}>
        {voice.format('webWoodcraft.shop.helpers')}
      </Heading>
      <Legend />
      <g data-place="helpers">
        {table.zone(HELPERS).map((helper, index) => (
          <Framed
            key={helper}
            thing={helper}
            sort="shown"
            x={index * STEP}
            y={165}
            {...HELPER_CARD}
            label={label(helper)}
            {...(reader >= 0 && {
              onPoint: pointing({ goods: { berries: -helperPrice(table, reader, helper, off) } }),
            })}
          >
            <HelperCard helper={helper} />
            {index === 0 && <Cross />}
          </Framed>
        ))}
      </g>
      <LumberYard />
      <Materials />
    </Region>
  )
}

/** What the next income phase does to the cards on show. */
function sweepNote({ state, options }: WoodcraftTable): 'x' | 'all' | undefined {
  const { incomeAfter, discardAfter, lateDecksAfter } = roundsFor(options.seats)
  const next = incomeAfter.find((round) => round >= state.round)
  if (next === undefined) return undefined
  if (next === lateDecksAfter) return 'all'
  return discardAfter.includes(next) ? 'x' : undefined
}

/** The card beside the X leaves first. */
function Cross() {
  return (
    <g transform="translate(1 1)" stroke="#2b2118">
      <circle r={8.5} fill="#fff6df" strokeWidth={1.6} />
      <path d="M-3.6 -3.6 L3.6 3.6 M3.6 -3.6 L-3.6 3.6" stroke="#a8321f" strokeWidth={2.8} strokeLinecap="round" />
    </g>
  )
}

/** The three seals from the right, each as wide as its word. */
function Legend() {
  const { voice } = useTable()
  const letters = useLetters()
  let right = 372
  return (
    <g>
      {(['always', 'turn', 'once'] as const).map((kind) => {
        const word = voice.format(`webWoodcraft.seal.${kind}`)
        const width = Math.min(72, widthOf(word, letters.sized(13), 500))
        const x = right - width
        right = x - 32
        return (
          <g key={kind} transform={`translate(${x} 152)`}>
            <Seal kind={kind} x={-11} y={0} r={6.8} />
            <Word x={0} y={4.6} size={13} weight={500} fill="var(--ink-soft)" most={width}>
              {word}
            </Word>
          </g>
        )
      })}
    </g>
  )
}
