import { actionAt, type Layout, type Owner } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { INK } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Print, Sign } from '../art/print.tsx'
import { Rat } from '../art/rat.tsx'
import { usePointing } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import { bonusIcons } from './bonus-icon.ts'
import { halfWidth, type Point } from './places.ts'

type Space = Layout['spaces'] extends ReadonlyMap<string, infer S> ? S : never

interface WheelSpaceProps {
  readonly space: Space
  readonly at: Point
  readonly place: number
}

/** A hole for a leader with the bonuses drawn in it: free, taken, or chained because one's own leader is in the segment. */
export function WheelSpace({ space, at }: WheelSpaceProps) {
  const { table, voice, choice, decision, seat } = useTable()
  const { leaders } = table.state
  const owner = leaders[space.id]
  const spaces = table.state.wheel.includes(space.segment) ? [...siblings(leaders, space.segment)] : []
  const isChained = owner === undefined && spaces.includes(seat)
  const point = usePointing(`place/${space.id}`)
  const words =
    decision?.kind === 'turn'
      ? choice(decision, { place: space.id })
      : voice.format('webWistar.wheel.space', {
          action: voice.format(`wistarCards.action.${actionAt(table, space.segment)}`),
        })
  const wide = halfWidth(space.bonus.length)
  const high = 18
  return (
    <DrawnPiece
      thing={space.id}
      sort="space"
      label={words}
      className={open.piece}
      transform={`translate(${at.x} ${at.y})`}
    >
      {() => (
        <g {...point}>
          <rect
            className={open.ring}
            x={-wide - 3}
            y={-high - 3}
            width={2 * wide + 6}
            height={2 * high + 6}
            rx={high + 3}
          />
          <rect
            x={-wide}
            y={-high}
            width={2 * wide}
            height={2 * high}
            rx={high}
            fill={owner !== undefined ? '#8f7c58' : isChained ? '#b5a686' : '#f9ecca'}
            stroke={INK}
            strokeWidth={2}
          />
          {owner === undefined && (
            <g opacity={isChained ? 0.45 : 1}>
              {space.bonus.map((bonus, index) => (
                <Bonus
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bonus may stand there twice
                  key={`${bonus}/${index}`}
                  bonus={bonus}
                  x={(index - (space.bonus.length - 1) / 2) * 25}
                  size={space.bonus.length > 1 ? 21 : 23}
                />
              ))}
            </g>
          )}
          {isChained && (
            <path
              d={`M${9 - wide} ${high - 1} H${wide - 9}`}
              stroke={INK}
              strokeWidth={5}
              strokeDasharray="1 6"
              strokeLinecap="round"
            />
          )}
          {owner !== undefined && <Leader owner={owner} />}
        </g>
      )}
    </DrawnPiece>
  )
}

function Bonus({
  bonus,
  x,
  size,
}: {
  readonly bonus: Space['bonus'][number]
  readonly x: number
  readonly size: number
}) {
  const { icon, n } = bonusIcons[bonus]
  return (
    <g>
      <Sign name={icon} x={x} y={0} size={size} colour={INK} />
      {n !== undefined && (
        <>
          <circle cx={x + 8} cy={9} r={7.5} fill={INK} />
          <Print x={x + 8} y={13.8} size={13.7} weight={800} colour="#fff6e0" anchor="middle">
            {n}
          </Print>
        </>
      )}
    </g>
  )
}

function Leader({ owner }: { readonly owner: Owner }) {
  return (
    <g data-travels={`leader/${owner}`}>
      <Rat x={-2} y={11} k={0.84} owner={owner} as="leader" isMarked />
    </g>
  )
}

/** Who else has a leader in a segment. */
function* siblings(leaders: { readonly [space: string]: Owner }, segment: string): Iterable<Owner> {
  for (const [space, owner] of Object.entries(leaders)) if (space.startsWith(`${segment}-`)) yield owner
}
