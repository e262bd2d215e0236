import { memo, useId } from 'react'
import { CoatMarks } from './coat-marks.tsx'
import { Face } from './face.tsx'
import { coats, type Family, INK } from './families.ts'
import { Forelegs, Haunch, Kitten, Paws, Tail } from './limbs.tsx'
import { CELL, type Cell, outlineOf } from './outline.ts'
import { poseOf } from './pose.ts'
import { type Spot, spineOf } from './spine.ts'

interface CatTileProps {
  /** The cells as the tile lies: a turned or flipped cat is drawn anew, so its face stays upright. */
  readonly cells: readonly Cell[]
  readonly family: Family | 'oshax'
  /** An oshax wears the collar of the family it was given. */
  readonly collar?: Family | undefined
}

/** Larger cats have a kitten with them. It does not count. */
const ROOM_FOR_KITTEN = 6

/** One cat, curled through its cells. */
export const CatTile = memo(function CatTile({ cells, family, collar }: CatTileProps) {
  const clip = useId()
  const coat = coats[family]
  const spine = spineOf(cells)
  const outline = outlineOf(cells)
  const pose = poseOf(cells, family)
  const dressed = { coat, family, spine, cells }
  return (
    <g stroke={INK} strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={coat.fur} />
      <g clipPath={`url(#${clip})`} stroke="none">
        <CoatMarks family={family} cells={cells} spine={spine} />
      </g>
      <Haunch {...dressed} />
      <path d={outline} fill="none" />
      <Tail {...dressed} />
      {spine.limbs.map((limb, index) =>
        index === 0 && cells.length >= ROOM_FOR_KITTEN ? (
          <Kitten key={`${limb.at.x}/${limb.at.y}`} at={limb.at} coat={coat} family={family} pose={pose.kitten} />
        ) : (
          <Paws key={`${limb.at.x}/${limb.at.y}`} reach={limb} coat={coat} hold={index === 0 ? pose.hold : 'paws'} />
        ),
      )}
      <Forelegs {...dressed} />
      {collar && <Collar at={spine.head} family={collar} />}
      <Face
        at={spine.head}
        coat={coat}
        family={family}
        size={1}
        mood={pose.mood}
        lean={pose.lean}
        tongue={pose.tongue}
      />
    </g>
  )
})

/** Below the chin, with the colour and a bell: wide enough to be seen past the cheeks. */
function Collar({ at, family }: { readonly at: Spot; readonly family: Family }) {
  const { fur, mark } = coats[family]
  return (
    <g>
      <path
        d={`M${at.x - 16} ${at.y + 7} C${at.x - 12} ${at.y + 21} ${at.x + 12} ${at.y + 21} ${at.x + 16} ${at.y + 7}`}
        fill="none"
        strokeWidth={11}
      />
      <path
        d={`M${at.x - 16} ${at.y + 7} C${at.x - 12} ${at.y + 21} ${at.x + 12} ${at.y + 21} ${at.x + 16} ${at.y + 7}`}
        fill="none"
        stroke={fur}
        strokeWidth={7}
      />
      <circle cx={at.x} cy={at.y + CELL * 0.46} r={3.2} fill={mark} strokeWidth={1.4} />
    </g>
  )
}
