import type { Item, Seat } from '@nora/kernel'
import { handOf, ORDERS, rowOf, rows } from '@nora/woodcraft'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useRoom } from '../table/kit/room.ts'
import { TableParts } from '../table/kit/table-parts.tsx'
import { useWide } from '../table/parts/use-wide.ts'
import { Bench } from './bench/bench.tsx'
import { ProgressProvider, useReckonedProgress } from './cards/use-progress.ts'
import { Hand } from './carry/hand.tsx'
import { useCarry } from './carry/use-carry.ts'
import { usePileAhead } from './draft.ts'
import { House } from './house/house.tsx'
import { LookedAtProvider, useLookedAt } from './looked-at.ts'
import { Others } from './others/others.tsx'
import palette from './palette.module.css'
import { PartSign } from './part-sign.tsx'
import { type Part, partOf, parts } from './parts.ts'
import { Rack } from './rack/rack.tsx'
import { Shops } from './shops/shops.tsx'
import { SpreadProvider, useMeasuredSpread } from './spread.ts'
import { useStage } from './stage/stage.tsx'
import { MyStrip } from './strip/my-strip.tsx'
import { Tracks } from './tracks/tracks.tsx'
import { useTable } from './use-table.ts'
import { AskedWayProvider, useAskedWay } from './ways/asked-way.ts'
import { WayStage } from './ways/way-stage.tsx'
import { WheelBoard } from './wheel/wheel-board.tsx'
import style from './woodcraft-board.module.css'

/** Below this, in letters, one part at a time is shown. */
const whole = { width: 56, height: 35 } as const

/** The table of Woodcraft: above what all share, below my workbench. */
export function WoodcraftBoard() {
  const { voice } = useTable()
  const nameOf = (part: Part) => voice.format(`webWoodcraft.part.${part}`)
  return (
    <TableParts
      label={voice.format('webWoodcraft.parts')}
      parts={parts}
      nameOf={nameOf}
      signOf={(part) => <PartSign part={part} />}
      partOf={partOf}
      whole={whole}
    >
      {(part) => (
        <AskedWayProvider>
          <Layout part={part} />
        </AskedWayProvider>
      )}
    </TableParts>
  )
}

function Layout({ part }: { readonly part: Part }) {
  const { seat: mine, decision, voice } = useTable()
  const isWhole = useRoom() === 'whole'
  const [seat, look] = useState<Seat>()
  const lookedAt = seat === mine ? undefined : seat
  const pile = usePileAhead()
  const progress = useReckonedProgress(pile)
  const way = useAskedWay()
  const { inHand, onPointerDown } = useCarry()
  const asked = useStage()
  // In rooms, what is worked at stands in the room where it is answered.
  const isHere = isWhole || (partOf[decision?.kind ?? ''] ?? part) === part
  const order = useInReach(way.order)
  const isWide = useWide()
  const place = useRef<HTMLDivElement>(null)
  const spread = useMeasuredSpread(place, isWhole)
  // Where rooms scroll, the way that was asked for from the rack stands above it.
  useEffect(() => {
    if (!isWhole && order !== undefined) place.current?.scrollTo({ top: 0 })
  }, [isWhole, order])
  const stage = asked === undefined ? order && <WayStage order={order} /> : isHere ? asked : undefined
  const is = (...shown: readonly Part[]) => isWhole || shown.includes(part)
  return (
    <ProgressProvider value={progress}>
      <SpreadProvider value={spread}>
        <div
          ref={place}
          className={`${palette.palette} ${style.table}`}
          style={
            {
              '--spread': spread,
              '--tracks-share': `${240 + spread}fr`,
              '--rack-share': `${306 + spread}fr`,
            } as CSSProperties
          }
          data-part={part}
          data-asks={decision?.kind}
          data-carrying={inHand !== undefined || undefined}
          onPointerDown={onPointerDown}
          // Where there is not room for all of it, it scrolls, and what scrolls must be reached with the keys.
          {...(!isWhole && { tabIndex: 0, role: 'group', 'aria-label': voice.format('webWoodcraft.parts') })}
        >
          {!isWhole && <MyStrip />}
          <div className={style.upper}>
            {is('wheel') && <WheelBoard />}
            {stage !== undefined && (
              <div className={style.stage} data-picture="stage">
                {stage}
              </div>
            )}
            {stage === undefined && is('shop') && <Shops />}
            {stage === undefined && is('tracks') && <Tracks />}
          </div>
          {(isWhole || isWide ? is('bench', 'house', 'tracks') : part === 'tracks' || lookedAt !== undefined) && (
            <Others shown={lookedAt ?? mine} look={look} />
          )}
          <LookedAtProvider value={lookedAt}>
            <Lower part={part} pile={lookedAt === undefined ? pile : undefined} />
          </LookedAtProvider>
          {inHand && <Hand {...inHand} />}
        </div>
      </SpreadProvider>
    </ProgressProvider>
  )
}

/** An order as long as it is mine, in my hand or on show: then a way to it can be asked for. */
function useInReach(order: Item | undefined): Item | undefined {
  const { table, seat } = useTable()
  if (order === undefined) return undefined
  const zones = [ORDERS, handOf(seat), ...rows.map((_, row) => rowOf(seat, row))]
  return zones.some((zone) => table.zone(zone).includes(order)) ? order : undefined
}

interface LowerProps {
  readonly part: Part
  readonly pile: readonly number[] | undefined
}

/** Bench, rack and house of whoever is looked at, judged by what they have. */
function Lower({ part, pile }: LowerProps) {
  const { seat } = useTable()
  const isWhole = useRoom() === 'whole'
  const progress = useReckonedProgress(pile)
  // In the room with the rail, whoever is chosen there is shown below it.
  const isAnothers = useLookedAt() !== undefined && part === 'tracks'
  return (
    <ProgressProvider value={progress}>
      <div className={style.lower} data-of={seat} data-anothers={isAnothers || undefined}>
        {(isWhole || part === 'bench' || isAnothers) && <Bench />}
        {(isWhole || part === 'bench' || isAnothers) && <Rack />}
        {(isWhole || part === 'house') && <House />}
      </div>
    </ProgressProvider>
  )
}
