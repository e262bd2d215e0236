import { isClosed } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { BRASS, INK, PLANK, STRAW } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Print } from '../art/print.tsx'
import { useTable } from '../use-table.ts'
import style from './farm.module.css'
import type { Plan } from './plan.ts'

/** A door with its token face down, or the way that is free. */
export function Passage({ passage, plan }: { readonly passage: string; readonly plan: Plan }) {
  const { table, voice } = useTable()
  const way = plan.passages[passage]
  if (!way) return null
  const { through, x, y } = way
  const [first = '', second = ''] = passage.split('-')
  const k = plan.scale.door
  if (!isClosed(table, passage)) return through === 'wall' ? <Arch x={x} y={y} k={k} /> : <Hatch x={x} y={y} />
  const disc = { x, y: through === 'wall' ? y - 24 * k : y }
  return (
    <DrawnPiece
      thing={passage}
      sort="door"
      label={voice.format('webWistar.farm.door', { passage: voice.format('common.dashed', { first, second }) })}
      className={open.piece}
    >
      {() => (
        <>
          {through === 'wall' ? (
            <>
              <path d={arch(x, y, k)} fill={PLANK} stroke={INK} strokeWidth={2.4} />
              <path
                d={`M${x - 4 * k} ${y} V${y - 46 * k} M${x + 4.5 * k} ${y} V${y - 46 * k}`}
                stroke={INK}
                strokeWidth={1.2}
                opacity={0.6}
              />
            </>
          ) : (
            <rect x={x - 22} y={y - 6} width={44} height={12} rx={2} fill={PLANK} stroke={INK} strokeWidth={2} />
          )}
          <circle cx={disc.x} cy={disc.y} r={14} className={open.ring} />
          <circle cx={disc.x} cy={disc.y} r={10} fill={STRAW} stroke={INK} strokeWidth={1.8} />
          <Print x={disc.x} y={disc.y + 4.8} size={14} weight={800} colour={INK} anchor="middle">
            ?
          </Print>
          {/* A finger needs more room than the disc has. */}
          <circle cx={disc.x} cy={disc.y} r={20} fill="transparent" />
        </>
      )}
    </DrawnPiece>
  )
}

function arch(x: number, y: number, k: number): string {
  const w = 13 * k
  return `M${x - w} ${y} V${y - 36 * k} C${x - w} ${y - 52 * k} ${x + w} ${y - 52 * k} ${x + w} ${y - 36 * k} V${y} Z`
}

function Arch({ x, y, k }: { readonly x: number; readonly y: number; readonly k: number }) {
  return (
    <g>
      <path d={arch(x, y, k)} className={style.way} stroke={INK} strokeWidth={2.4} />
      <path d={`M${x - 9 * k} ${y - 1.5} h${18 * k}`} stroke={BRASS} strokeWidth={3} strokeLinecap="round" />
    </g>
  )
}

function Hatch({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <rect x={x - 20} y={y - 5} width={40} height={10} className={style.way} stroke={INK} strokeWidth={2} />
      <g stroke={PLANK} strokeWidth={3.2} strokeLinecap="round">
        <path d={`M${x - 9} ${y - 7} v41 M${x + 9} ${y - 7} v41`} />
        <path d={`M${x - 9} ${y + 8} h18 m-18 9 h18 m-18 9 h18`} strokeWidth={2.6} />
      </g>
    </g>
  )
}
