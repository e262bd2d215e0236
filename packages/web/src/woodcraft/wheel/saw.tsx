import { offsetOf, quadrants, type WoodcraftTable, windowOf } from '@nora/woodcraft'
import { marksOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { K, polar, SAW, sawPath, sector, WINDOW } from './geometry.ts'
import { useRasp } from './use-rasp.ts'
import { useTurning } from './use-turning.ts'
import style from './wheel.module.css'

const TEETH = 28
const blade = sawPath(SAW + 3 * K, SAW - 10 * K, TEETH)

/** The red arrow of the saw, at the top. */
export const ARROW = `M-9 ${-60 * K} L-7 ${-142 * K} L-19 ${-142 * K} L0 ${-182 * K} L19 ${-142 * K} L7 ${-142 * K} L9 ${-60 * K} Z`

/**
 * The saw turns as one piece: its arrow lies on the border before which the tiles of its quadrant wait, and its windows
 * open over the two quadrants furthest behind, where the floor shows through.
 */
export function Saw({ table }: { readonly table: WoodcraftTable }) {
  const { wheel } = table.state
  const turn = useTurning(wheel.lead * 90)
  useRasp(wheel.lead)
  return (
    <>
      <g className={style.turning} style={{ transform: `rotate(${turn}deg)` }}>
        <path d={blade} transform={`translate(0 ${4 * K})`} fill="#4b4a46" opacity={0.55} />
        <path d={blade} fill="var(--steel)" stroke="#2b2118" strokeWidth={2} strokeLinejoin="round" />
        <g fill="none" stroke="var(--steel-line)" strokeWidth={2}>
          <circle r={SAW - 15 * K} />
          <circle r={56 * K} />
          {Array.from({ length: 12 }, (_, spoke) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: they are alike.
              key={spoke}
              d={`M${polar(60 * K, spoke * 30 + 9)} L${polar(80 * K, spoke * 30 + 14)}`}
              strokeWidth={1.6}
            />
          ))}
        </g>
        {[225, 135].map((middle, index) => {
          const half = index === 0 ? 27 : 33
          return (
            <g key={middle}>
              <path
                d={sector(62 * K, 107 * K, middle - half, middle + half)}
                fill="var(--window)"
                stroke="#2b2118"
                strokeWidth={2.4}
                strokeLinejoin="round"
              />
              <path d={sector(100 * K, 106 * K, middle - half + 1, middle + half - 1)} fill="#2b2118" opacity={0.22} />
            </g>
          )
        })}
        <path
          d={ARROW}
          transform="rotate(90)"
          fill="#d8583f"
          stroke="#2b2118"
          strokeWidth={2.2}
          strokeLinejoin="round"
        />
      </g>
      {quadrants.map((name, quadrant) => {
        const bonus = windowOf(table, quadrant)
        if (!bonus) return null
        const [x, y] = polar(WINDOW, quadrant * 90 + 45)
        return (
          <g key={name} data-thing={`${name}-${offsetOf(wheel, quadrant)}`}>
            <MarksRow marks={marksOf(bonus)} x={x} y={y} size={24} gap={4} anchor="middle" most={58} isTall />
          </g>
        )
      })}
    </>
  )
}
