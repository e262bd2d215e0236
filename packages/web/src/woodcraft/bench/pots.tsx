import { colours, hasPot, type Improvement, LARGEST, playerOf, sumOf } from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import { Sign } from '../art/signs.tsx'
import { Framed } from '../drawing/framed.tsx'
import { Word } from '../drawing/word.tsx'
import { usePointing } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { IncomeTag } from './benches.tsx'
import { useImprovementGoods, useImprovementPrice } from './use-improvement-price.ts'

const improvementOf: { readonly [colour: string]: Improvement } = { yellow: 'pot-yellow', brown: 'pot-brown' }
const GROWTH = 2

/** Trees in their pots: the die is the crown, and the pot says what the next turn brings. */
export function Pots({ y, isNamed = true }: { readonly y: number; readonly isNamed?: boolean }) {
  const { table, voice, seat, item } = useTable()
  const priceOf = useImprovementPrice()
  const player = playerOf(table, seat)
  const pointing = usePointing()
  const improvementGoods = useImprovementGoods()
  const growth = GROWTH + sumOf(table, seat, 'fasterGrowth')
  return (
    <g transform={`translate(1 ${y})`} data-place={`pots/${seat}`}>
      {isNamed && (
        <Word x={0} y={0} size={15} weight={700} isTitle fill="var(--bench-ink)">
          {voice.format('webWoodcraft.bench.pots')}
        </Word>
      )}
      {colours.map((colour, index) => {
        const tree = player.pots[index] as number
        const size = { x: index * 75, y: 2, width: 72, height: 86 }
        if (!hasPot(player, index)) {
          const improvement = improvementOf[colour] as Improvement
          return (
            <Framed
              key={colour}
              {...size}
              thing={improvement}
              sort="improvement"
              label={item(improvement)}
              onPoint={pointing({ goods: improvementGoods(improvement) })}
            >
              <path
                d="M10 42 H62 L56 82 H16 Z"
                fill="var(--free)"
                stroke="var(--dash)"
                strokeWidth={2}
                strokeDasharray="5 4"
              />
              <Word x={35} y={67} size={16} weight={800} anchor="end" fill="var(--bench-ink)">
                {priceOf(improvement)}
              </Word>
              <Sign name="berry" x={37} y={53} size={16} line="var(--bench-ink)" />
              <g transform="translate(10 38)">
                <IncomeTag improvement={improvement} />
              </g>
            </Framed>
          )
        }
        const label = voice.say({
          id: `woodcraftPlay.fact.${tree > 0 ? 'tree' : 'emptyPot'}`,
          params: { colour, n: tree },
        })
        return (
          <Framed
            key={colour}
            {...size}
            thing={colour}
            // To plant is one choice, whichever pot is meant; the die says which.
            {...(tree > 0 ? { sort: 'pot' } : { sort: 'plant', value: 'plant' })}
            label={label}
          >
            <g stroke="#2b2118" strokeWidth={2} strokeLinejoin="round">
              <path d="M10 46 H62 L56 84 H16 Z" fill="#b9714a" />
              <path d="M6 41 H66 V51 H6 Z" fill="#cf8558" />
              {tree > 0 && (
                <path
                  d="M36 43 C36 27 13 34 6 18 C22 13 34 22 36 40 C38 20 51 11 66 16 C62 34 39 29 36 43"
                  fill="#7fa552"
                />
              )}
            </g>
            {tree > 0 ? (
              <>
                <Die wood={colour} value={tree} x={19} y={4} size={34} />
                <rect
                  x={18}
                  y={58}
                  width={36}
                  height={21}
                  rx={10}
                  fill="var(--card)"
                  stroke="#2b2118"
                  strokeWidth={1.5}
                />
                <Word x={36} y={73} size={14.5} weight={800} anchor="middle" fill="#2b2118">
                  {tree + growth >= LARGEST ? '→6' : `+${growth}`}
                </Word>
              </>
            ) : (
              <Die wood={colour} value="any" x={24} y={14} size={24} look="missing" />
            )}
          </Framed>
        )
      })}
    </g>
  )
}
