import type { Item } from '@nora/kernel'
import { type HelperCard, playerOf } from '@nora/woodcraft'
import { Portrait } from '../art/portrait.tsx'
import { namesOf } from '../cards/helper-card.tsx'
import { Seal } from '../cards/seal.tsx'
import { Framed } from '../drawing/framed.tsx'
import { marksOf, sealOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { usePointing } from '../preview.ts'
import { useTable } from '../use-table.ts'

const [STEP, HEIGHT, ROW] = [77, 49, 53]
const WIDTH = STEP - 4

/** Helpers on their spaces; free ones say which income step and how much production they bring. */
export function Workshop({ x, y }: { readonly x: number; readonly y: number }) {
  const { table, seat, item, card } = useTable()
  const { slots } = playerOf(table, seat)
  const pointing = usePointing()
  return (
    <g transform={`translate(${x} ${y})`} data-place={`workshop/${seat}`}>
      {table.content.slots.map((slot, index) => {
        const helper = slots[index]
        const place = { x: (slot.column - 1) * STEP, y: (slot.row - 1) * ROW, width: WIDTH, height: HEIGHT, radius: 6 }
        if (helper)
          return (
            <Framed
              key={slot.id}
              {...place}
              thing={helper}
              sort="helper"
              label={[item(helper), ...card(helper).text].join('. ')}
            >
              <Helper helper={helper} />
            </Framed>
          )
        const isNear = slot.neighbours.some((other) => slots[other] !== null)
        return (
          <Framed
            key={slot.id}
            {...place}
            thing={slot.id}
            sort="slot"
            label={[item(slot.id), ...card(slot.id).text].join('. ')}
            onPoint={pointing({ goods: { [slot.income.track]: slot.income.steps } })}
          >
            <rect
              width={WIDTH}
              height={HEIGHT}
              rx={6}
              fill={isNear ? 'var(--open-spot)' : 'var(--shut-spot)'}
              stroke={isNear ? '#2b2118' : 'var(--beam)'}
              strokeWidth={isNear ? 1.8 : 1.4}
              strokeDasharray={isNear ? '5 4' : undefined}
            />
            <MarksRow
              marks={[
                {
                  sign: slot.income.track === 'berryIncome' ? 'berry-income' : 'nut-income',
                  text: `+${slot.income.steps}`,
                },
              ]}
              x={7}
              y={15}
              size={19}
              line={isNear ? '#2b2118' : 'var(--spot-ink)'}
            />
            {slot.production > 0 && (
              <MarksRow
                marks={[{ sign: 'production', text: String(slot.production) }]}
                x={7}
                y={35}
                size={19}
                line={isNear ? '#2b2118' : 'var(--spot-ink)'}
              />
            )}
          </Framed>
        )
      })}
    </g>
  )
}

function Helper({ helper }: { readonly helper: Item }) {
  const { table, voice } = useTable()
  const card = table.content.helpers.get(helper) as HelperCard
  const isSpent = table.state.turn?.usedHelpers.includes(helper) ?? false
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} rx={6} fill="var(--card)" stroke="#2b2118" strokeWidth={2} />
      <path d={`M1 7 q0 -6 6 -6 h${WIDTH - 14} q6 0 6 6 v25 h${2 - WIDTH} z`} fill="#c5d3b4" />
      <Portrait helper={helper} x={1} y={0} size={33} />
      <Seal kind={sealOf(card)} x={WIDTH - 10} y={10} r={7.4} isSpent={isSpent} />
      <MarksRow marks={marksOf(card.production)} x={WIDTH - 4} y={24.5} size={15} gap={1} anchor="end" most={36} />
      <Word x={5} y={HEIGHT - 4.5} size={14} weight={700} isTitle fill="#2b2118" most={WIDTH - 9}>
        {namesOf(voice.say(card.record.name))[0]}
      </Word>
    </>
  )
}
