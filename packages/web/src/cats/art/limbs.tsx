import { Face } from './face.tsx'
import type { Coat, Family } from './families.ts'
import { CELL, type Cell } from './outline.ts'
import type { Pose } from './pose.ts'
import { type Reach, type Spine, type Spot, through } from './spine.ts'

interface Dressed {
  readonly coat: Coat
  readonly family: Family | 'oshax'
  readonly spine: Spine
  readonly cells: readonly Cell[]
}

/** A frame of its own: forwards along the way from one spot to another, and aside to its right. */
function frame(from: Spot, to: Spot): (forward: number, aside: number) => Spot {
  const dx = Math.sign(to.x - from.x)
  const dy = Math.sign(to.y - from.y)
  return (forward, aside) => ({ x: to.x + dx * forward - dy * aside, y: to.y + dy * forward + dx * aside })
}

const write = ({ x, y }: Spot) => `${x} ${y}`

/** It comes from the back and curls up in the last cell. */
export function Tail({ spine, coat, family }: Dressed) {
  const last = spine.back.at(-1) as Spot
  const point = frame(spine.back.at(-2) ?? last, last)
  const fur = family === 'purple' ? coat.mark : coat.fur
  const curl = through([point(-26, -7), point(-8, -9), point(9, -8), point(10, 7), point(-4, 8), point(-5, 0)])
  const end = point(-5, 0)
  const root = point(-27, -7)
  return (
    <>
      <path d={curl} fill="none" strokeWidth={10.5} />
      <path d={curl} fill="none" stroke={fur} strokeWidth={6.5} />
      {/* Where it grows out of the back there is no line. */}
      <circle cx={root.x} cy={root.y} r={5.6} fill={fur} stroke="none" />
      <circle cx={end.x} cy={end.y} r={3.6} fill={coat.light} strokeWidth={1.6} />
    </>
  )
}

/** The thigh and hind paw, in the cell before the tail, on a side where the cat ends. */
export function Haunch({ spine, coat, family, cells }: Dressed) {
  const hip = spine.back.at(-2)
  const before = spine.back.at(-3)
  const tail = spine.back.at(-1)
  if (!hip || !before || !tail || spine.back.length < 4) return null
  const point = frame(before, hip)
  // In a bend the thigh would hang over the corner.
  if (!near(point(CELL, 0), tail)) return null
  const free = [1, -1].find((side) => !covers(cells, point(0, side * CELL)))
  if (free === undefined) return null
  const at = (forward: number, aside: number) => write(point(forward, aside * free))
  const paw = point(8, 11.8 * free)
  const light = family === 'purple' ? coat.mark : coat.light
  return (
    <>
      <path
        d={`M${at(-15, 14)} C${at(-17, -2)} ${at(2, -9)} ${at(11, 3)} C${at(14, 8)} ${at(12, 9)} ${at(10, 12)}`}
        fill="none"
        strokeWidth={2}
      />
      <circle cx={paw.x} cy={paw.y} r={5} fill={light} strokeWidth={1.8} />
    </>
  )
}

function covers(cells: readonly Cell[], spot: Spot): boolean {
  const row = Math.floor(spot.y / CELL)
  const column = Math.floor(spot.x / CELL)
  return cells.some(([cellRow, cellColumn]) => cellRow === row && cellColumn === column)
}

const near = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) < 1

/** The front paws: below the chin where the neck goes down, crossed under the head where it lies to a side. */
export function Forelegs({ spine, coat, family }: Dressed) {
  const [head, second] = spine.back
  if (!head || !second) return null
  const light = family === 'purple' ? coat.mark : coat.light
  if (head.x === second.x) {
    const y = (head.y + second.y) / 2 + (second.y > head.y ? 3 : 0)
    return [-1, 1].map((side) => <Paw key={side} at={{ x: head.x + side * 7, y }} fill={light} />)
  }
  const inwards = Math.sign(second.x - head.x)
  const leg = `M${head.x + inwards * 30} ${head.y + 11} Q${head.x + inwards * 20} ${head.y + 15} ${head.x - inwards * 6} ${head.y + 14.4}`
  return (
    <>
      <path d={leg} fill="none" strokeWidth={9.4} />
      <path d={leg} fill="none" stroke={coat.fur} strokeWidth={5.6} />
      <circle cx={head.x + inwards * 31} cy={head.y + 10.6} r={5.2} fill={coat.fur} stroke="none" />
      <Paw at={{ x: head.x + inwards * 17, y: head.y + 13.4 }} fill={light} />
    </>
  )
}

function Paw({ at, fill }: { readonly at: Spot; readonly fill: string }) {
  return (
    <g transform={`translate(${write(at)})`}>
      <ellipse rx={5.6} ry={4.8} fill={fill} strokeWidth={1.9} />
      <path d="M-1.7 1.2 v2.2 M1.7 1.2 v2.2" fill="none" strokeWidth={1.2} />
    </g>
  )
}

/** What a limb ends in: paws side by side, soles stretched out, or a ball of yarn that is held. */
export function Paws({
  reach,
  coat,
  hold,
}: {
  readonly reach: Reach
  readonly coat: Coat
  readonly hold: Pose['hold']
}) {
  const point = frame(reach.from, reach.at)
  if (hold === 'yarn') {
    const ball = point(3, 0)
    return (
      <>
        <g transform={`translate(${write(ball)})`}>
          <circle r={9} fill="#e2725b" strokeWidth={1.9} />
          <path d="M-8 -2 Q0 -7 7.5 -4 M-8.5 2 Q0 -3 8.5 0 M-6 6 Q1 1 8 4" fill="none" strokeWidth={1.2} />
        </g>
        {[-1, 1].map((side) => (
          <Paw key={side} at={point(-3, side * 10)} fill={coat.light} />
        ))}
      </>
    )
  }
  return [-1, 1].map((side) => {
    const at = point(hold === 'soles' ? 9 : 11, side * (hold === 'soles' ? 7.5 : 6))
    return hold === 'soles' ? (
      <Sole key={side} at={at} light={coat.light} />
    ) : (
      <Paw key={side} at={at} fill={coat.light} />
    )
  })
}

function Sole({ at, light }: { readonly at: Spot; readonly light: string }) {
  return (
    <g transform={`translate(${write(at)})`}>
      <circle r={6.2} fill={light} strokeWidth={1.9} />
      <ellipse cy={1.6} rx={2.6} ry={2} fill="#d98f86" stroke="none" />
      <path d="M-2.8 -2.4 v0.1 M0 -3.4 v0.1 M2.8 -2.4 v0.1" stroke="#d98f86" strokeWidth={2} />
    </g>
  )
}

interface KittenProps {
  readonly at: Spot
  readonly coat: Coat
  readonly family: Family | 'oshax'
  readonly pose: Pose['kitten']
}

/** Rolled up against its mother, or wide awake with its paws on the edge. */
export function Kitten({ at, coat, family, pose }: KittenProps) {
  if (pose === 'curled')
    return (
      <>
        <ellipse cx={at.x + 2} cy={at.y + 3} rx={15} ry={12} fill={coat.light} strokeWidth={1.8} />
        <path d={`M${at.x + 15} ${at.y + 8} q-6 8 -16 5`} fill="none" strokeWidth={1.8} />
        <Face at={{ x: at.x - 4, y: at.y }} coat={coat} family={family} size={0.62} mood="asleep" />
      </>
    )
  return (
    <>
      <ellipse cx={at.x} cy={at.y + 8} rx={13} ry={7.4} fill={coat.light} strokeWidth={1.8} />
      <Face at={{ x: at.x, y: at.y - 4 }} coat={coat} family={family} size={0.7} mood="awake" lean={6} />
      {[-1, 1].map((side) => (
        <ellipse key={side} cx={at.x + side * 6} cy={at.y + 10} rx={4} ry={3.4} fill={coat.light} strokeWidth={1.6} />
      ))}
    </>
  )
}
