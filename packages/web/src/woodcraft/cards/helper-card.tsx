import type { Item } from '@nora/kernel'
import { type HelperCard as Card, helperPrice } from '@nora/woodcraft'
import { Portrait } from '../art/portrait.tsx'
import { Sign } from '../art/signs.tsx'
import { abilityMarks, marksOf, sealOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { Seal } from './seal.tsx'

export const HELPER_CARD = { width: 87, height: 112 } as const

/** A helper as a card: price, portrait, name, when and how it helps, what it produces. */
export function HelperCard({ helper }: { readonly helper: Item }) {
  const { table, voice, reader } = useTable()
  const card = table.content.helpers.get(helper) as Card
  const { width: w, height: h } = HELPER_CARD
  const price = reader < 0 ? card.cost : helperPrice(table, reader, helper, 0)
  const [animal, work] = namesOf(voice.say(card.record.name))
  return (
    <g>
      <rect y={3} width={w} height={h} rx={8} fill="#2b2118" opacity={0.3} />
      <rect width={w} height={h} rx={8} fill="var(--card)" stroke="#2b2118" strokeWidth={2} />
      <path d={`M1 8 Q1 1 8 1 H${w - 8} Q${w - 1} 1 ${w - 1} 8 V43 H1 Z`} fill="#c5d3b4" />
      <path d={`M0 43 H${w}`} stroke="#2b2118" strokeWidth={1.6} />
      <Portrait helper={helper} x={w - 46} y={3} size={40} />
      <rect
        x={4}
        y={4}
        width={price > 9 ? 40 : 32}
        height={21}
        rx={10.5}
        fill="var(--card)"
        stroke="#2b2118"
        strokeWidth={1.6}
      />
      <Word x={9} y={19.5} size={14.5} weight={800} fill="#2b2118">
        {price}
      </Word>
      <Sign name="berry" x={price > 9 ? 27 : 18} y={7.5} size={14} />
      <Word x={w / 2} y={58} size={14.5} weight={700} isTitle anchor="middle" fill="#2b2118" most={w - 8}>
        {animal}
      </Word>
      <Word x={w / 2} y={73} size={14} weight={500} isTitle anchor="middle" fill="#5d4f41" most={w - 8}>
        {work}
      </Word>
      <path d={`M6 79 H${w - 6}`} stroke="#cdbfa8" strokeWidth={1.4} />
      <Seal kind={sealOf(card)} x={11.5} y={h - 17} r={8} />
      <MarksRow marks={abilityMarks(card)} x={22} y={h - 17} size={15} gap={2} most={39} isTall />
      <path d={`M${w - 25} ${h - 28} V${h - 6}`} stroke="#cdbfa8" strokeWidth={1.4} />
      <MarksRow
        marks={marksOf(card.production)}
        x={w - 12.5}
        y={h - 17}
        size={15}
        gap={1}
        anchor="middle"
        most={23}
        isTall
      />
    </g>
  )
}

/** The animal and its work: "Fox" and "Trader"; in other languages too the work is the last word. */
export function namesOf(name: string): readonly [string, string] {
  const at = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-'))
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
}
