import { playerOf } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { Heading } from '../drawing/heading.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { SeatMarks } from './seat-marks.tsx'

interface IncomeStripProps {
  readonly y: number
  readonly width: number
  readonly track: 'berryIncome' | 'nutIncome'
}

/** The last space that is printed; who goes on begins a second lap. */
const LAST = 10

/** An income track: everybody's income, the milestones, and how far the next one is. */
export function IncomeStrip({ y, width, track }: IncomeStripProps) {
  const { table, voice, seat } = useTable()
  const { start, milestones } = table.content.incomeTracks[track]
  const mine = playerOf(table, seat)[track]
  const next = milestones.find(({ at }) => at > mine)
  const first = Math.min(start, 1)
  const spaces = Array.from({ length: LAST - first + 1 }, (_, index) => first + index)
  const step = width / spaces.length
  return (
    <g transform={`translate(0 ${y})`} data-place={track}>
      <Sign name={track === 'berryIncome' ? 'berry' : 'nut'} x={0} y={1} size={17} line="var(--ink)" />
      <Heading
        x={21}
        y={15}
        width={width - 21}
        note={next && voice.format(`webWoodcraft.income.${next.gives}`, { n: next.at - mine })}
      >
        {voice.format(`webWoodcraft.income.${track}`)}
      </Heading>
      {spaces.map((n, index) => {
        const milestone = milestones.find(({ at }) => at === n)
        const here = table.state.players.flatMap((player, other) => {
          const income = player[track]
          const stands = income > LAST ? ((income - 1) % LAST) + 1 : income
          return stands === n ? [other] : []
        })
        return (
          <g key={n} transform={`translate(${index * step} 21)`}>
            <rect
              width={step - 2}
              height={37}
              rx={4}
              fill={milestone ? '#f1c768' : 'var(--paper-raised)'}
              stroke={milestone ? '#2b2118' : 'var(--line-soft)'}
              strokeWidth={1.5}
            />
            {milestone ? (
              <Sign name={milestone.gives === 'tool' ? 'tool' : 'points'} x={step / 2 - 9} y={1.5} size={16} />
            ) : (
              <Word x={step / 2 - 1} y={14} size={13} weight={600} anchor="middle" fill="var(--ink-soft)">
                {n}
              </Word>
            )}
            <SeatMarks seats={here} x={step / 2 - 1} y={26.5} reach={step / 2 - 1} />
          </g>
        )
      })}
    </g>
  )
}
