import { capital } from '@nora/messages'
import { type Owner, RATBOT, type Region, type WistarState } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { usePicking } from '../../table/picking.tsx'
import { Badge } from '../art/badge.tsx'
import { INK } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Print } from '../art/print.tsx'
import { useTable } from '../use-table.ts'
import { regionSort } from './region-sort.ts'
import style from './regions.module.css'

interface RegionTagProps {
  readonly region: Region
  readonly x: number
  readonly y: number
  readonly k?: number
}

export const TAG = { width: 112, height: 46 } as const
/** Four stand in two rows; so much higher is their tag. That of the lair grows upwards, it stands at the foot of the table. */
export const CROWD = 9

/** A region by name, with everybody's rats: the number is the strength. */
export function RegionTag({ region, x, y, k = 1 }: RegionTagProps) {
  const { table, voice, speaker, seat, decision } = useTable()
  const { picks } = usePicking()
  const rats = ratsIn(table.state, region)
  const name = voice.format(`wistarCards.region.${region}`)
  const told = rats.map(
    ([owner, n]) => `${owner === RATBOT ? voice.format('wistarPlay.ratbot') : speaker.name(owner)}: ${n}`,
  )
  const isCrowd = rats.length > 3
  const columns = isCrowd ? 2 : 3
  const more = isCrowd ? CROWD : 0
  const step = (TAG.width - 10) / columns
  return (
    <DrawnPiece
      thing={region}
      sort={regionSort(decision?.kind, picks, table.state.players[seat]?.entrance ?? 0)}
      label={`${name}. ${told.join(', ')}`}
      className={open.piece}
      transform={`translate(${x} ${y - (region === 'lair' ? more * k : 0)}) scale(${k})`}
    >
      {() => (
        <>
          {[open.reach, open.ring].map((layer) => (
            <rect
              key={layer}
              x={-4}
              y={-4}
              width={TAG.width + 8}
              height={TAG.height + more + 8}
              rx={11}
              className={layer}
            />
          ))}
          <rect
            width={TAG.width}
            height={TAG.height + more}
            rx={8}
            className={style.paper}
            stroke={INK}
            strokeWidth={2}
          />
          <Print x={9} y={isCrowd ? 14.5 : 16.5} size={15} isTitle>
            {capital(name)}
          </Print>
          {rats.map(([owner, n], index) => (
            <g
              key={owner}
              transform={`translate(${15 + (index % columns) * step} ${isCrowd ? 27 + Math.floor(index / columns) * 17.5 : 32})`}
            >
              <Badge owner={owner} r={8} />
              <Print x={12} y={5} size={14} weight={owner === seat ? 800 : 600}>
                {n}
              </Print>
            </g>
          ))}
        </>
      )}
    </DrawnPiece>
  )
}

function ratsIn({ players, ratbot }: WistarState, region: Region): (readonly [Owner, number])[] {
  const seats = players.map(({ workers }, owner) => [owner, workers[region]] as const)
  return ratbot ? [...seats, [RATBOT, ratbot.workers[region]] as const] : seats
}
