import { completedOf, orderValue, playerOf } from '@nora/woodcraft'
import { Region } from '../drawing/region.tsx'
import { Tick } from '../drawing/tick.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { Attic } from './attic.tsx'
import { Workshop } from './workshop.tsx'

const W = 328
const EAVE = 154

/** My house: the attic with its tools under the roof, the workshop with its helpers below. */
export function House({ className }: { readonly className?: string | undefined }) {
  const { voice } = useTable()
  return (
    <Region label={voice.format('webWoodcraft.part.house')} width={W} height={330} className={className}>
      <HousePicture />
    </Region>
  )
}

/** The house as a drawing; goes into an `svg`. */
export function HousePicture() {
  return (
    <>
      <path
        d={`M-2 ${EAVE + 2} L50 4 H${W - 50} L${W + 2} ${EAVE + 2} L${W - 10} ${EAVE + 9} H10 Z`}
        fill="var(--roof)"
        stroke="#2b2118"
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <path
        d={`M14 ${EAVE} L58 13 H${W - 58} L${W - 14} ${EAVE} Z`}
        fill="var(--loft)"
        stroke="#2b2118"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      {[8, W - 62].map((x) => (
        <g key={x} strokeLinejoin="round" strokeLinecap="round">
          <path
            d={`M${x} 62 V24 L${x + 27} 4 L${x + 54} 24 V62 Z`}
            fill="var(--loft)"
            stroke="#2b2118"
            strokeWidth={2}
          />
          <path d={`M${x - 6} 28 L${x + 27} 3 L${x + 60} 28`} fill="none" stroke="#2b2118" strokeWidth={8} />
          <path d={`M${x - 6} 28 L${x + 27} 3 L${x + 60} 28`} fill="none" stroke="var(--roof)" strokeWidth={4.4} />
        </g>
      ))}
      <path d={`M6 ${EAVE + 6} H${W - 6} V328 H6 Z`} fill="var(--wall)" stroke="#2b2118" strokeWidth={2.2} />
      <Attic x={W / 2} y={40} />
      <Workshop x={10} y={EAVE + 11} />
      <Done x={247.5} y={226} />
    </>
  )
}

/** Completed orders lie face down; each is worth what reputation says. */
function Done({ x, y }: { readonly x: number; readonly y: number }) {
  const { table, voice, seat } = useTable()
  const n = table.zone(completedOf(seat)).length
  const value = orderValue(table, playerOf(table, seat).reputation)
  return (
    <g transform={`translate(${x} ${y})`} data-place={completedOf(seat)}>
      {[0, 1].map((card) => (
        <path
          key={card}
          d="M7 0 H41 Q46 0 46 5 V29 Q46 34 41 34 H7 L0 27 V7 Z"
          transform={`translate(${8 + card * 6} ${card * 7})`}
          fill={n > card ? '#d8c193' : 'none'}
          stroke="#2b2118"
          strokeWidth={1.8}
          strokeDasharray={n > card ? undefined : '5 4'}
        />
      ))}
      {n > 0 && <Tick x={37} y={25} r={9} />}
      <Word x={34} y={62} size={14} weight={700} anchor="middle" fill="var(--spot-ink)" most={68}>
        {voice.format('webWoodcraft.house.done', { n })}
      </Word>
      <Word x={34} y={80} size={14} weight={600} anchor="middle" fill="var(--spot-ink)" most={68}>
        {`${n} × ${value} = ${n * value}`}
      </Word>
    </g>
  )
}
