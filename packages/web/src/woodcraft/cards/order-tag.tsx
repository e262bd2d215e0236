import type { Item } from '@nora/kernel'
import type { OrderCard } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { Sketch } from '../art/sketch.tsx'
import { rewardMarks } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { Needs } from './needs.tsx'
import { useProgress } from './use-progress.ts'

interface OrderTagProps {
  readonly order: Item
  readonly width: number
  readonly height?: number
  /** Said at its right end: how many pieces it is short, or that it can be delivered. */
  readonly note?: string | undefined
  /** Whole, and it can be delivered now. */
  readonly isOpen?: boolean
  readonly isMarked?: boolean
}

/** An order as a tag on a shelf or in the hand. */
export function OrderTag({ order, width: w, height: h = 44, note, isOpen = false, isMarked = false }: OrderTagProps) {
  const { table, voice } = useTable()
  const card = table.content.orders.get(order) as OrderCard
  const progress = useProgress()?.of(order)
  const isWhole = progress?.isWhole ?? false
  const isSmall = w < 200
  // Where many stand side by side, the sketch has to do.
  const isTiny = w < 84
  const left = isSmall ? 18 : 50
  const pill = isSmall ? Math.min(90, w - left - 6) : 70
  const tag = (grow: number) =>
    `M${8 - grow} ${-grow} H${w - 5} Q${w + grow} ${-grow} ${w + grow} ${5} V${h - 5} Q${w + grow} ${h + grow} ${w - 5} ${h + grow} H${8 - grow} L${-grow} ${h - 8 + grow} V${8 - grow} Z`
  const marks = rewardMarks(card)
  return (
    <g>
      {(isWhole || isMarked) && (
        <path d={tag(4)} fill="none" stroke={isMarked ? 'var(--pick)' : 'var(--lit)'} strokeWidth={4} />
      )}
      <path d={tag(0)} transform="translate(0 3)" fill="#2b2118" opacity={0.35} />
      <path
        d={tag(0)}
        fill={isWhole ? '#fff4c9' : card.alternative ? 'var(--card-nut)' : 'var(--card)'}
        stroke={isWhole ? '#2f6b3f' : '#2b2118'}
        strokeWidth={isWhole ? 2.4 : 2}
      />
      <circle cx={9} cy={h / 2} r={3} fill="var(--shelf)" stroke="#2b2118" strokeWidth={1.6} />
      {!isSmall && <Sketch order={order} x={17} y={h / 2 - 14} size={28} />}
      {isTiny ? (
        <Sketch order={order} x={w / 2 - 8} y={1} size={20} />
      ) : (
        <Word
          x={left}
          y={15.5}
          size={15}
          weight={700}
          isTitle
          fill="#2b2118"
          most={isSmall ? w - left - 14 : w - left - 92}
        >
          {voice.say(card.record.name)}
        </Word>
      )}
      {card.alternative && !isTiny && (
        <Sign name="nut" x={w - (isSmall ? 18 : 22)} y={h - (isSmall ? 19 : 20)} size={14} />
      )}
      {/* Of a whole one there is nothing left to look for: where there is little room, the button takes it. */}
      {!(isSmall && isOpen) && (
        <Needs
          card={card}
          progress={progress}
          x={left}
          y={h - 24.5}
          size={18}
          most={w - left - (isSmall ? (card.alternative ? 22 : 6) : 74)}
        />
      )}
      {!isSmall && <MarksRow marks={marks} x={w - 8} y={12} size={15} gap={5} anchor="end" most={88} />}
      {isOpen ? (
        <g transform={`translate(${w - 6 - pill} ${h - 22})`}>
          <rect width={pill} height={19} rx={9.5} fill="#2f6b3f" stroke="#2b2118" strokeWidth={1.6} />
          <Word x={pill / 2} y={14} size={13.5} weight={700} anchor="middle" fill="#fffaf0" most={pill - 8}>
            {voice.format('webWoodcraft.rack.deliver')}
          </Word>
        </g>
      ) : (
        !isSmall &&
        note !== undefined && (
          <Word
            x={w - (card.alternative ? 26 : 8)}
            y={h - 8}
            size={13.5}
            weight={600}
            anchor="end"
            fill="#5d4f41"
            most={72}
          >
            {note}
          </Word>
        )
      )}
    </g>
  )
}
