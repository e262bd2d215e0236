import { isSolo, roundsFor, VANISHING } from '@nora/woodcraft'
import { Heading } from '../drawing/heading.tsx'
import { Region } from '../drawing/region.tsx'
import { Word } from '../drawing/word.tsx'
import { useSpread } from '../spread.ts'
import { useCompact } from '../use-compact.ts'
import { useTable } from '../use-table.ts'
import { Contracts } from './contracts.tsx'
import { IncomeStrip } from './income-strip.tsx'
import { ReputationStrip } from './reputation-strip.tsx'

const WIDTH = 240

/** Rounds, reputation, incomes and public contracts: where everybody stands, and how far the next prize is. */
export function Tracks({ className }: { readonly className?: string | undefined }) {
  const { voice } = useTable()
  const width = WIDTH + useSpread()
  if (useCompact())
    return (
      <Region label={voice.format('webWoodcraft.part.tracks')} width={404} height={332} className={className}>
        <Rounds width={WIDTH} />
        <ReputationStrip y={90} width={WIDTH} />
        <IncomeStrip y={200} width={WIDTH} track="berryIncome" />
        <IncomeStrip y={266} width={WIDTH} track="nutIncome" />
        <Contracts x={256} y={0} width={146} columns={1} />
      </Region>
    )
  return (
    <Region label={voice.format('webWoodcraft.part.tracks')} width={width} height={436} className={className}>
      <Rounds width={width} />
      <ReputationStrip y={88} width={width} />
      <IncomeStrip y={193} width={width} track="berryIncome" />
      <IncomeStrip y={255} width={width} track="nutIncome" />
      <Contracts y={317} width={width} />
    </Region>
  )
}

/** Stepping stones; a moon after each round that ends with an income phase. */
function Rounds({ width }: { readonly width: number }) {
  const { table, voice } = useTable()
  const { round } = table.state
  const { rounds, incomeAfter } = roundsFor(table.options.seats)
  const next = incomeAfter.find((each) => each >= round)
  const step = (width - 33) / 6
  return (
    <g data-place="rounds">
      <Heading
        x={0}
        y={15}
        width={width}
        isUrgent={next === round}
        note={next === undefined ? undefined : voice.format('webWoodcraft.rounds.income', { n: next - round })}
      >
        {voice.format('webWoodcraft.rounds.title')}
      </Heading>
      {Array.from({ length: rounds }, (_, index) => {
        const n = index + 1
        const [x, y] = [15 + (index % 7) * step, 37 + Math.floor(index / 7) * 34]
        const isNow = n === round
        return (
          <g key={n} transform={`translate(${x} ${y})`}>
            {n < rounds && index % 7 < 6 && (
              <path d={`M12 0 H${step - 12}`} stroke="var(--line-soft)" strokeWidth={3} />
            )}
            <circle
              r={isNow ? 14.5 : 12}
              fill={isNow ? '#d99a3d' : n < round ? 'var(--past)' : 'var(--paper-raised)'}
              stroke="var(--line)"
              strokeWidth={isNow ? 2.6 : 1.6}
            />
            <Word
              x={0}
              y={isNow ? 5.6 : 5}
              size={isNow ? 16 : 14}
              weight={isNow ? 800 : 600}
              anchor="middle"
              fill={isNow ? '#2b2118' : n < round ? 'var(--ink-soft)' : 'var(--ink)'}
            >
              {n}
            </Word>
            {incomeAfter.includes(n) && (
              <g transform="translate(13 -11)">
                <circle r={8} fill="#4b5a9b" stroke="var(--line)" strokeWidth={1.6} />
                <path d="M2.6 -4.6 A5 5 0 1 0 2.6 4.6 A4 4 0 1 1 2.6 -4.6 Z" fill="#f6e7b0" />
              </g>
            )}
            {isSolo(table) && VANISHING.includes(n) && (
              <path d="M-11 8 L-5 14 M-5 8 L-11 14" stroke="var(--bad)" strokeWidth={2.6} strokeLinecap="round" />
            )}
          </g>
        )
      })}
    </g>
  )
}
