import { ENTRANCE } from '@nora/wistar'
import { INK, PAPER, PLANK } from '../art/colours.ts'
import { Print } from '../art/print.tsx'
import { EntrancePlace } from '../farm/entrance-place.tsx'
import { Explorers } from '../farm/explorers.tsx'
import { House } from '../farm/house.tsx'
import { widePlan } from '../farm/plan.ts'
import { explorersAt } from '../farm/visitors.ts'
import { OutsideLadder } from '../farm/walls.tsx'
import { Hut } from '../hut/hut.tsx'
import { RegionRats } from '../regions/region-rats.tsx'
import { RegionTag } from '../regions/region-tag.tsx'
import { useTable } from '../use-table.ts'
import { Wheel } from '../wheel/wheel.tsx'
import { Landscape } from './landscape.tsx'
import { RoundGuest } from './round-guest.tsx'
import style from './scene.module.css'

export const SCENE = { width: 1040, height: 424 } as const

/** Parts of the scene for a window that is too narrow for all of it. */
export const crops = { all: '0 0 1040 424', farm: '0 0 700 424', wheel: '390 0 700 424' } as const

/**
 * The farm in section at the left, the wheel at the right, one ground line through everything: the forest above it, the lair
 * below it, the farm beside the house, as the main actions lie round the wheel.
 */
export function Scene({ crop = 'all' }: { readonly crop?: keyof typeof crops }) {
  const { voice } = useTable()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture whose parts can be chosen is no fieldset.
    <svg
      className={style.scene}
      viewBox={crops[crop]}
      role="group"
      aria-label={voice.format(`webWistar.scene.${crop}`)}
    >
      <Landscape width={SCENE.width + 60} height={SCENE.height} />
      {crop !== 'wheel' && (
        <g data-picture="farm">
          <House plan={widePlan} />
        </g>
      )}
      <OutsideLadder x={576} top={118} foot={230} />
      <Entrance x={600} y={230} />
      <RoundGuest x={573} y={246} />
      <g data-picture="hut">
        <Hut x={582} y={292} k={0.86} />
      </g>
      {crop !== 'farm' && (
        <g transform="translate(842 213) scale(.97)" data-picture="wheel">
          <Wheel />
        </g>
      )}
      {crop !== 'farm' && (
        <>
          <RegionTag region="forest" x={926} y={2} />
          <RegionRats region="forest" x={1024} y={72} looksLeft />
          <path
            d="M974 380 C972 344 994 334 1014 334 C1036 334 1046 352 1046 380 Z"
            className={style.dug}
            stroke={INK}
            strokeWidth={2.2}
          />
          <ellipse cx={1014} cy={378} rx={32} ry={11} className={style.lamp} />
          <RegionTag region="lair" x={926} y={374} />
          <RegionRats region="lair" x={1026} y={376} looksLeft />
        </>
      )}
      <RegionTag region="farm" x={576} y={54} />
      <RegionRats region="farm" x={648} y={152} />
    </svg>
  )
}

/** The farm's gate: explorers begin here. */
function Entrance({ x, y }: { readonly x: number; readonly y: number }) {
  const { table } = useTable()
  const here = explorersAt(table.state, ENTRANCE)
  // Between the house and the wheel there is room for all of them.
  const first = x + (here.length > 2 ? 2 : 14)
  return (
    <g>
      <EntrancePlace x={x} y={y} />
      <g stroke={INK} strokeWidth={2} strokeLinejoin="round">
        <path d={`M${x + 2} ${y} v-28 h4 v28 Z`} fill={PLANK} />
      </g>
      <rect x={x - 7} y={y - 44} width={22} height={21} rx={4} fill={INK} opacity={0.88} />
      <Print x={x + 4} y={y - 28.5} size={14} weight={800} colour={PAPER} anchor="middle">
        {ENTRANCE}
      </Print>
      <Explorers owners={here} k={0.78} feet={(index) => ({ x: first + index * 17, y })} />
    </g>
  )
}
