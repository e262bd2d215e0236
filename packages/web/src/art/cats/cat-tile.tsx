import { memo, useId } from 'react'
import { CoatMarks } from './coat-marks.tsx'
import { Face } from './face.tsx'
import { type Coat, coats, type Family, INK } from './families.ts'
import { CELL, type Cell, outlineOf } from './outline.ts'
import { type Spine, type Spot, spineOf, through } from './spine.ts'

interface CatTileProps {
  /** The cells as the tile lies: a turned or flipped cat is drawn anew, so its face stays upright. */
  readonly cells: readonly Cell[]
  readonly family: Family | 'oshax'
  /** An oshax wears the collar of the family it was given. */
  readonly collar?: Family | undefined
}

/** One cat, curled through its cells. */
export const CatTile = memo(function CatTile({ cells, family, collar }: CatTileProps) {
  const clip = useId()
  const coat = coats[family]
  const spine = spineOf(cells)
  const outline = outlineOf(cells)
  return (
    <g stroke={INK} strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={coat.fur} />
      <g clipPath={`url(#${clip})`} stroke="none">
        <CoatMarks family={family} cells={cells} spine={spine} />
      </g>
      <path d={outline} fill="none" />
      <Legs spine={spine} light={coat.light} />
      <Tail spine={spine} fur={family === 'purple' ? coat.mark : coat.fur} tip={coat.light} />
      {spine.limbs.map(({ at, from }, index) =>
        index === 0 && cells.length >= 6 ? (
          <Kitten key={`${at.x}/${at.y}`} at={at} coat={coat} family={family} />
        ) : (
          <Paws key={`${at.x}/${at.y}`} at={at} from={from} light={coat.light} />
        ),
      )}
      {collar && <Collar at={spine.head} colour={coats[collar].fur} />}
      <Face at={spine.head} coat={coat} family={family} size={1} asleep={cells.length % 2 === 0} />
    </g>
  )
})

/** Asleep against its mother, rolled up. */
function Kitten({ at, coat, family }: { readonly at: Spot; readonly coat: Coat; readonly family: Family | 'oshax' }) {
  return (
    <>
      <ellipse cx={at.x + 2} cy={at.y + 3} rx={15} ry={12} fill={coat.light} strokeWidth={1.8} />
      <path d={`M${at.x + 15} ${at.y + 8} q-6 8 -16 5`} fill="none" strokeWidth={1.8} />
      <Face at={{ x: at.x - 4, y: at.y }} coat={coat} family={family} size={0.62} asleep />
    </>
  )
}

/** Two paws at the end of a limb, side by side across it. */
function Paws({ at, from, light }: { readonly at: Spot; readonly from: Spot; readonly light: string }) {
  const across = at.x === from.x
  const out = { x: at.x + Math.sign(at.x - from.x) * 11, y: at.y + Math.sign(at.y - from.y) * 11 }
  const place = (side: number) => (across ? `${out.x + side * 6} ${out.y}` : `${out.x} ${out.y + side * 6}`)
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(${place(side)})`}>
      <ellipse rx={5.6} ry={5} fill={light} />
      <path d="M-1.6 1 v2.4 M1.6 1 v2.4" fill="none" strokeWidth={1.2} />
    </g>
  ))
}

/** The front paws lie under the chin, on the way to the second cell. */
function Legs({ spine, light }: { readonly spine: Spine; readonly light: string }) {
  const [head, second] = spine.back
  if (!head || !second) return null
  const x = (head.x + second.x) / 2
  const y = (head.y + second.y) / 2
  const across = head.x === second.x
  return [-1, 1].map((side) => (
    <ellipse
      key={side}
      cx={across ? x + side * 7 : x + Math.sign(second.x - head.x) * 2}
      cy={across ? y + 3 : y + 4 + side * 6}
      rx={5.4}
      ry={4.6}
      fill={light}
    />
  ))
}

/** It comes from the back and curls up in the last cell. */
function Tail({ spine, fur, tip }: { readonly spine: Spine; readonly fur: string; readonly tip: string }) {
  const last = spine.back.at(-1) as Spot
  const before = spine.back.at(-2) ?? last
  const dx = Math.sign(last.x - before.x)
  const dy = Math.sign(last.y - before.y)
  // Across the way, to the side on which the curl opens.
  const side = { x: -dy, y: dx }
  const point = (forward: number, aside: number): Spot => ({
    x: last.x + dx * forward + side.x * aside,
    y: last.y + dy * forward + side.y * aside,
  })
  const curl = through([point(-26, -7), point(-8, -9), point(9, -8), point(10, 7), point(-4, 8), point(-5, 0)])
  const end = point(-5, 0)
  const root = point(-27, -7)
  return (
    <>
      <path d={curl} fill="none" strokeWidth={10.5} />
      <path d={curl} fill="none" stroke={fur} strokeWidth={6.5} />
      {/* Where it grows out of the back there is no line. */}
      <circle cx={root.x} cy={root.y} r={5.6} fill={fur} stroke="none" />
      <circle cx={end.x} cy={end.y} r={3.6} fill={tip} strokeWidth={1.6} />
    </>
  )
}

function Collar({ at, colour }: { readonly at: Spot; readonly colour: string }) {
  return <ellipse cx={at.x} cy={at.y + CELL * 0.2} rx={14.5} ry={9} fill={colour} />
}
