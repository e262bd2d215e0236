import { CHEESE, guestPoints, guestsIn, hiddenMission, layoutOf, openMission } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { usePiece } from '../../table/kit/use-piece.ts'
import { INK, PAPER } from '../art/colours.ts'
import { Mouse } from '../art/mouse.tsx'
import open from '../art/open.module.css'
import { Cheese, Tent } from '../art/pieces.tsx'
import { Print } from '../art/print.tsx'
import { several } from '../art/several.tsx'
import { usePointing } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import { Explorers } from './explorers.tsx'
import style from './farm.module.css'
import { BACK, MissionBack } from './mission-back.tsx'
import { MissionCard } from './mission-card.tsx'
import { firstIn, isCellar, type Plan, stepIn } from './plan.ts'
import { SmallMission } from './small-mission.tsx'
import { explorersAt, tentsAt } from './visitors.ts'

interface RoomProps {
  readonly room: string
  readonly plan: Plan
}

/** A room: what waits and hangs in it, who is there. The room itself is where one goes. */
export function Room({ room, plan }: RoomProps) {
  const { table, voice } = useTable()
  const box = plan.rooms[room]
  const point = usePointing(`room/${room}`)
  const piece = { thing: `room/${room}`, value: room, sort: 'room' }
  const { isOpen } = usePiece(piece)
  if (!box) return null
  const { x, y, w, h } = box
  const record = table.content.rooms.get(room)
  const name = record ? voice.say(record.name) : room
  return (
    <g transform={`translate(${x} ${y})`}>
      <DrawnPiece
        {...piece}
        label={voice.format('webWistar.farm.room', { room: `${name} (${room})` })}
        className={open.piece}
      >
        {() => (
          <g {...point}>
            <title>{name}</title>
            <rect x={4} y={4} width={w - 8} height={h - 8} fill="transparent" />
            <rect x={5} y={5} width={w - 10} height={h - 10} rx={3} className={open.ring} />
            <rect x={6} y={6} width={20} height={19} rx={4} fill={INK} opacity={0.82} />
            <Print x={16} y={20.4} size={13.5} weight={800} colour={PAPER} anchor="middle">
              {room}
            </Print>
          </g>
        )}
      </DrawnPiece>
      {plan.names === 'all' && <RoomName room={room} name={name} plan={plan} />}
      {/* Where the room itself is meant, whatever hangs or stands in it is no obstacle. */}
      <g className={isOpen ? style.through : undefined}>
        <Missions room={room} plan={plan} />
        <Waiting room={room} plan={plan} />
        <Visitors room={room} plan={plan} />
      </g>
    </g>
  )
}

/** In the serif, so wide on average is a letter of 14. */
const LETTER = 7.8
/** Round what lies face down there may be a ring. */
const RING = 8
/** So far a name is drawn together. */
const SQUEEZED = 0.75

/** Beside the letter where there is room before the first mission; else it climbs the wall; drawn together if it must. */
function RoomName({ room, name, plan }: RoomProps & { readonly name: string }) {
  const { h = 0, w = 0 } = plan.rooms[room] ?? {}
  const length = name.length * LETTER
  const { table } = useTable()
  const spots = plan.spots[room]
  const { x = w, y = 0, w: wide = 0 } = spots?.missions[0] ?? {}
  // A mission that lies face down leaves more room than its face.
  const [mission = ''] = layoutOf(table).missionsIn.get(room) ?? []
  const isFaceUp = (table.state.zones[openMission(mission)] ?? []).length > 0
  const left = x + (isFaceUp ? 0 : (wide - BACK.whole) / 2 - RING)
  const beside = y < 20 && mission !== '' ? left - 35 : w - 40
  const isUpright = length * SQUEEZED > beside
  // Where guests wait below the letter, there is no room for a name: it is told when one points at the room.
  if (isUpright && (spots?.guests ?? w) < 28) return null
  const space = isUpright ? h - 42 : beside
  const squeeze = length > space ? { textLength: space, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <text
      className={style.roomName}
      {...(isUpright ? { transform: `translate(24 ${h - 14}) rotate(-90)` } : { x: 31, y: 20.5 })}
      {...squeeze}
    >
      {name}
    </text>
  )
}

function Missions({ room, plan }: RoomProps) {
  const { table } = useTable()
  const spaces = layoutOf(table).missionsIn.get(room) ?? []
  const spots = plan.spots[room]?.missions ?? []
  return spaces.map((space, index) => {
    const spot = spots[index]
    if (!spot) return null
    const [open] = table.state.zones[openMission(space)] ?? []
    const hidden = (table.state.zones[hiddenMission(space)] ?? []).length > 0
    const at = { space, x: spot.x, y: spot.y, w: spot.w }
    if (open !== undefined)
      return plan.missions === 'whole' ? (
        <MissionCard key={space} {...at} mission={open} tilt={spot.tilt ?? 0} />
      ) : (
        <SmallMission key={space} {...at} mission={open} />
      )
    return hidden && <MissionBack key={space} {...at} isSmall={plan.missions === 'small'} isBelow={isCellar(room)} />
  })
}

/** Guests, always face down, and the cheese. */
function Waiting({ room, plan }: RoomProps) {
  const { table, voice } = useTable()
  const { h = 0 } = plan.rooms[room] ?? {}
  const spots = plan.spots[room]
  if (!spots) return null
  const guests = table.state.zones[guestsIn(room)]?.length ?? 0
  const cheeses = table.content.rooms.get(room)?.cheese ? (table.state.zones[CHEESE] ?? []) : []
  const [cheese] = cheeses
  const k = plan.scale.guest
  const step = stepIn(plan, room, spots.guests, guests, plan.step.guest)
  return (
    <>
      {guests > 0 && (
        <DrawnPiece
          thing={`guests/${room}`}
          value={room}
          sort="guest"
          label={voice.format('webWistar.farm.guests', { n: guests, room })}
          className={open.piece}
        >
          {() => (
            <g data-place={`room/${room}`}>
              <rect
                x={spots.guests - 18}
                y={h - 42}
                width={36 + (guests - 1) * step}
                height={36}
                rx={10}
                className={open.ring}
              />
              {several(guests, (guest) => (
                <g data-travels="guest">
                  <Mouse x={spots.guests + guest * step} y={h - 11} k={k} area={isCellar(room) ? 'cellar' : 'house'} />
                </g>
              ))}
            </g>
          )}
        </DrawnPiece>
      )}
      {cheese !== undefined && (
        <DrawnPiece
          thing={cheese}
          value="cheese"
          sort="cheese"
          label={voice.format('wistarPlay.item.cheese', { n: guestPoints(table, cheese) })}
          className={open.piece}
        >
          {() => (
            <g>
              <rect x={(spots.cheese ?? 50) - 35} y={h - 47} width={66} height={40} rx={10} className={open.ring} />
              <Cheese
                x={spots.cheese ?? 50}
                y={h - 12}
                k={plan.missions === 'small' ? 0.85 : 1}
                points={guestPoints(table, cheese)}
                isFirst={cheeses.length > 1}
              />
            </g>
          )}
        </DrawnPiece>
      )}
    </>
  )
}

/** More explorers than these are drawn smaller, so that their marks can be told apart. */
const ROOMY = 2

/** Tents stay where they are, two side by side and two over them; explorers stand before them. */
function Visitors({ room, plan }: RoomProps) {
  const { table, voice, seat } = useTable()
  const { h = 0 } = plan.rooms[room] ?? {}
  const spots = plan.spots[room]
  if (!spots) return null
  const explorers = explorersAt(table.state, room)
  const isCrowd = explorers.length > ROOMY
  const first = isCrowd ? spots.explorers - 12 : firstIn(plan, room, spots.explorers, explorers.length)
  const step = stepIn(plan, room, first, explorers.length, plan.step.explorer)
  const k = plan.scale.explorer * (isCrowd ? 0.8 : 1)
  const feet = (index: number) => ({ x: first + index * step, y: h - 13 - (isCrowd && index % 2 === 1 ? 13 : 0) })
  return (
    <>
      {tentsAt(table.state, room).map((owner, index) => {
        // The third stands over the second: over the first there is the letter of the room.
        const x = spots.tents.x + (index % 3 === 0 ? 0 : plan.step.tent)
        const y = spots.tents.y - Math.floor(index / 2) * 22
        const picture = <Tent x={x} y={y} k={plan.scale.tent} owner={owner} />
        if (owner !== seat)
          return (
            <g key={owner} className={style.passes}>
              {picture}
            </g>
          )
        return (
          <DrawnPiece
            key={owner}
            thing={`tent/${room}`}
            value={room}
            sort="tent"
            label={voice.format('webWistar.farm.tent', { room })}
            className={open.piece}
          >
            {() => (
              <g>
                <circle cx={x} cy={y - 11} r={17} className={open.ring} />
                {picture}
              </g>
            )}
          </DrawnPiece>
        )
      })}
      <Explorers owners={explorers} k={k} feet={feet} />
    </>
  )
}
