import type { Seat } from '@nora/kernel'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useLayout } from '../table/kit/layout.ts'
import { TableParts } from '../table/kit/table-parts.tsx'
import { useWide } from '../table/parts/use-wide.ts'
import { arranged } from './arrangement.ts'
import { Bench } from './bench/bench.tsx'
import { ProgressProvider, useReckonedProgress } from './cards/use-progress.ts'
import { Hand } from './carry/hand.tsx'
import { useCarry } from './carry/use-carry.ts'
import { House } from './house/house.tsx'
import { LookedAtProvider, useLookedAt } from './looked-at.ts'
import { Others } from './others/others.tsx'
import palette from './palette.module.css'
import { PartSign } from './part-sign.tsx'
import { always, type Part, parts, partWith, tabs, usePartOf } from './parts.ts'
import { usePileAhead } from './preview.ts'
import { Rack } from './rack/rack.tsx'
import { Shops } from './shops/shops.tsx'
import { SpreadProvider, useMeasuredSpread } from './spread.ts'
import { useStage } from './stage/stage.tsx'
import { MyStrip } from './strip/my-strip.tsx'
import { Tracks } from './tracks/tracks.tsx'
import { useTable } from './use-table.ts'
import { AskedWayProvider } from './ways/asked-way.ts'
import { useOrderInReach } from './ways/use-order-in-reach.ts'
import { WayStage } from './ways/way-stage.tsx'
import { WheelBoard } from './wheel/wheel-board.tsx'
import style from './woodcraft-board.module.css'

/** So much room it needs, in letters; with less, shops, house and tracks share a place, and with less still one part is shown. */
const whole = { width: 56, height: 35 } as const
const column = { width: 42, height: 35 } as const
/** So much wider than drawn they are beside bench and wheel, in units of the drawing, where there are tabs. */
const columnSpread = { rack: 103, tracks: 132 } as const

/** The parts of a desk in which the rail leads to what others have. */
const railed: readonly Part[] = ['bench', 'house', 'tracks']

/** The table of Woodcraft: above what all share, below my workbench. */
export function WoodcraftBoard() {
  return (
    <AskedWayProvider>
      <Parts />
    </AskedWayProvider>
  )
}

function Parts() {
  const { voice } = useTable()
  const partOf = usePartOf()
  const nameOf = (part: Part) => voice.format(`webWoodcraft.part.${part}`)
  return (
    <TableParts
      label={voice.format('webWoodcraft.parts')}
      parts={parts}
      nameOf={nameOf}
      signOf={(part) => <PartSign part={part} />}
      tabs={tabs}
      always={always}
      partOf={partOf}
      partWith={partWith}
      whole={whole}
      column={column}
    >
      {(part) => <Layout part={part} />}
    </TableParts>
  )
}

function Layout({ part }: { readonly part: Part }) {
  const { seat: mine, decision, voice } = useTable()
  const layout = useLayout()
  const isPart = layout === 'part'
  const [seat, look] = useState<Seat>()
  const lookedAt = seat === mine ? undefined : seat
  const pile = usePileAhead()
  const progress = useReckonedProgress(pile)
  const { inHand, onPointerDown } = useCarry()
  const asked = useStage()
  const partOf = usePartOf()
  // Part by part, what is worked at stands in the part where it is answered.
  const isHere = !isPart || (partOf[decision?.kind ?? ''] ?? part) === part
  const order = useOrderInReach()
  const isWide = useWide()
  const place = useRef<HTMLDivElement>(null)
  const measured = useMeasuredSpread(place, layout === 'whole')
  const spread = layout === 'column' ? columnSpread.rack : measured
  // Where parts scroll, the way that was asked for from the rack stands above it.
  useEffect(() => {
    if (isPart && order !== undefined) place.current?.scrollTo({ top: 0 })
  }, [isPart, order])
  // A way that is looked at does not keep anybody from the wheel.
  const way = order !== undefined && !(isPart && part === 'wheel') ? <WayStage order={order} /> : undefined
  const stage = asked === undefined ? way : isHere ? asked : undefined
  const { upper, lower } = arranged(layout, part, stage !== undefined)
  const hasRail = isPart && !isWide ? part === 'tracks' || lookedAt !== undefined : !isPart || railed.includes(part)
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
          data-working={stage !== undefined || undefined}
          data-carrying={inHand !== undefined || undefined}
          onPointerDown={onPointerDown}
          // Where there is not room for all of it, it scrolls, and what scrolls must be reached with the keys.
          {...(isPart && { tabIndex: 0, role: 'group', 'aria-label': voice.format('webWoodcraft.parts') })}
        >
          {isPart && <MyStrip />}
          <div className={style.upper}>
            {upper.includes('wheel') && <WheelBoard />}
            {stage !== undefined && (
              <div className={style.stage} data-picture="stage">
                {stage}
              </div>
            )}
            {upper.includes('shop') && <Shops />}
            {upper.includes('tracks') && (
              <SpreadProvider value={layout === 'column' ? columnSpread.tracks : spread}>
                <Tracks />
              </SpreadProvider>
            )}
            {upper.includes('house') && (
              <LookedAtProvider value={lookedAt}>
                <House />
              </LookedAtProvider>
            )}
          </div>
          {hasRail && <Others shown={lookedAt ?? mine} look={look} />}
          <LookedAtProvider value={lookedAt}>
            <Lower part={part} shown={lower} pile={lookedAt === undefined ? pile : undefined} />
          </LookedAtProvider>
          {inHand && <Hand {...inHand} />}
        </div>
      </SpreadProvider>
    </ProgressProvider>
  )
}

interface LowerProps {
  readonly part: Part
  readonly shown: readonly Part[]
  readonly pile: readonly number[] | undefined
}

/** Bench, rack and house of whoever is looked at, judged by what they have. */
function Lower({ part, shown, pile }: LowerProps) {
  const { seat } = useTable()
  const progress = useReckonedProgress(pile)
  // In the part with the rail, whoever is chosen there is shown below it.
  const isAnothers = useLookedAt() !== undefined && part === 'tracks'
  const hasBench = isAnothers || shown.includes('bench')
  return (
    <ProgressProvider value={progress}>
      <div className={style.lower} data-of={seat} data-anothers={isAnothers || undefined}>
        {hasBench && <Bench />}
        {hasBench && <Rack />}
        {shown.includes('house') && <House />}
      </div>
    </ProgressProvider>
  )
}
