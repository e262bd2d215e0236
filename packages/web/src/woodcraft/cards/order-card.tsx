import type { Item } from '@nora/kernel'
import type { OrderCard as Card } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { Sketch } from '../art/sketch.tsx'
import { inLines } from '../drawing/in-lines.ts'
import { useLetters } from '../drawing/letters.ts'
import { rewardMarks } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { Needs } from './needs.tsx'
import { useProgress } from './use-progress.ts'

export const ORDER_CARD = { width: 87, height: 112 } as const

/** More pieces than these stand in two rows. */
const PER_ROW = 4

/** An order as a card: where it starts and what is to be made, what it asks for, what it pays. */
export function OrderCard({ order }: { readonly order: Item }) {
  const { table, voice } = useTable()
  const card = table.content.orders.get(order) as Card
  const progress = useProgress()?.of(order)
  const { width: w, height: h } = ORDER_CARD
  const steps = startReputation(card)
  const letters = useLetters()
  const name = voice.say(card.record.name)
  const pieces = card.need.materials.reduce((sum, [, n]) => sum + n, card.record.dice.length)
  const lines = inLines(name, w - 8, letters.sized(14.5))
  const pitch = letters.sized(13) * 0.94
  // A name in two lines takes its second one from what is made.
  const isLong = lines.length > 1
  const band = isLong ? 31 : 38
  return (
    <g>
      <rect y={3} width={w} height={h} rx={8} fill="#2b2118" opacity={0.3} />
      <rect width={w} height={h} rx={8} fill="var(--card)" stroke="#2b2118" strokeWidth={2} />
      <path
        d={`M1 8 Q1 1 8 1 H${w - 8} Q${w - 1} 1 ${w - 1} 8 V${band} H1 Z`}
        fill={card.alternative ? '#d9b98a' : '#e8d5ae'}
      />
      <path d={`M0 ${band} H${w}`} stroke="#2b2118" strokeWidth={1.6} />
      <Sketch order={order} x={w / 2 - (isLong ? 0 : 3)} y={isLong ? 3 : 4} size={isLong ? 26 : 31} />
      <Word x={6} y={isLong ? 21 : 25} size={15} weight={800} fill="#2b2118">
        {`+${steps}`}
      </Word>
      <Sign name={steps > 0 ? 'reputation' : 'berry'} x={25} y={isLong ? 7 : 11} size={16} />
      {lines.map((line, index) => (
        <Word
          key={line}
          x={w / 2}
          y={isLong ? band + 11 + index * pitch : pieces > PER_ROW ? 50 : 53}
          size={isLong ? 13 : 14.5}
          weight={700}
          isTitle
          anchor="middle"
          fill="#2b2118"
          most={w - 8}
        >
          {line}
        </Word>
      ))}
      <Needs
        card={card}
        progress={progress}
        x={w / 2}
        y={isLong ? Math.min(63, band + (pieces > PER_ROW ? 18 : 16) + pitch) : 60}
        size={19}
        anchor="middle"
        most={w - 12}
        perRow={PER_ROW}
      />
      <MarksRow marks={rewardMarks(card)} x={w / 2} y={h - 13} size={15} gap={4} anchor="middle" most={w - 8} />
      {progress?.isWhole && (
        <rect x={-3.5} y={-3.5} width={w + 7} height={h + 7} rx={11} fill="none" stroke="var(--lit)" strokeWidth={3} />
      )}
    </g>
  )
}

/** How many steps of reputation the row pays in which an order starts. */
export function startReputation({ row }: Card): number {
  return row === 'rep3' ? 3 : row === 'rep2' ? 2 : row === 'rep1' ? 1 : 0
}
