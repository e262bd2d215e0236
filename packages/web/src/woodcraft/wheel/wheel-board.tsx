import { type Action, actions, isSolo, quadrants, SLOTS } from '@nora/woodcraft'
import { useMemo } from 'react'
import { useIsHighlighted } from '../../table/highlight.ts'
import { useLayout } from '../../table/kit/layout.ts'
import { usePicking } from '../../table/picking.tsx'
import { Sign } from '../art/signs.tsx'
import { Region } from '../drawing/region.tsx'
import { Word } from '../drawing/word.tsx'
import { usePointing, usePreview } from '../preview.ts'
import { SoloCard } from '../solo/solo-card.tsx'
import { useTable } from '../use-table.ts'
import { BonusChip } from './bonus-chip.tsx'
import { BONUS, CENTRE, K, polar, R, RIM, SAW, sector, slotAngle, TILE } from './geometry.ts'
import { moveAhead } from './move-ahead.ts'
import { Saw } from './saw.tsx'
import { Tile } from './tile.tsx'
import { TurnedWheel } from './turned-wheel.tsx'

const places = quadrants.flatMap((_, quadrant) => Array.from({ length: SLOTS }, (__, slot) => quadrant * SLOTS + slot))

/** The action wheel: four quadrants of seven slots, their bonuses, the saw with its windows, and the seven tiles. */
export function WheelBoard({ className }: { readonly className?: string | undefined }) {
  const { table, voice } = useTable()
  const preview = usePreview()
  const pointing = usePointing()
  const shown = useShown(preview?.tile)
  const { wheel } = table.state
  // Alone it fills its part from edge to edge, and what hangs beside it must not be cut off.
  const edge = useLayout() === 'part' ? 12 : 0
  const ahead = useMemo(() => (shown ? moveAhead(table, shown) : undefined), [table, shown])
  return (
    <Region
      label={voice.format('woodcraftPlay.group.wheel')}
      width={444}
      height={436}
      className={className}
      picture="wheel"
    >
      {(isSolo(table) ? [426 - edge] : [6 + edge, 426 - edge]).map((x) => (
        <HangingLantern key={x} x={x} />
      ))}
      <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
        {/* A small screen has no room beside the wheel: the card lies where the name of the last quadrant would stand. */}
        <Tray aside={edge > 0 && isSolo(table) ? 18 : 0} />
        <g data-place="wheel">
          <Saw table={table} />
        </g>
        <Hub round={table.state.round} />
        {places.map((place) => {
          const bonus = table.content.ring[place]
          const isHidden = wheel.arc === Math.floor(place / SLOTS) || place === ahead?.from
          if (!bonus || isHidden) return null
          const [x, y] = polar(BONUS, slotAngle(place))
          return <BonusChip key={place} bonus={bonus} x={x} y={y} />
        })}
        {wheel.arc !== null && <Arc quadrant={wheel.arc} />}
        {actions.map((action) => (
          <Tile key={action} action={action} onPoint={pointing({ tile: action })} />
        ))}
      </g>
      <g data-place="solo">
        <SoloCard x={edge - 10} y={0} />
      </g>
      <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>{ahead && <TurnedWheel ahead={ahead} lead={wheel.lead} />}</g>
    </Region>
  )
}

/** The tile whose way is shown: pointed at, picked, or named in the tray; only as long as it could be moved. */
function useShown(pointed: Action | undefined): Action | undefined {
  const { decision } = useTable()
  const { picks } = usePicking()
  const lit = actions.map(useIsHighlighted)
  const shown = pointed ?? actions.find((action, index) => lit[index] || picks.isPicked('move', action))
  return decision?.kind === 'turn' && shown && picks.isOpen('move', shown) ? shown : undefined
}

/** Light over the wheel; by night it shines. */
function HangingLantern({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} -8)`} pointerEvents="none">
      <circle cy={24} r={26} fill="var(--glow)" />
      <path d="M0 -6 V8" stroke="var(--line)" strokeWidth={2.4} />
      <Sign name="lantern" x={-18} y={6} size={36} line="var(--line)" />
    </g>
  )
}

/** The turned wooden tray, its hollows and borders; the last quadrant's name stands so many degrees further on. */
function Tray({ aside }: { readonly aside: number }) {
  return (
    <g stroke="#2b2118">
      <circle r={R} cy={6 * K} fill="#4b2f1c" strokeWidth={2} />
      <circle r={R} fill="var(--rim)" strokeWidth={2.4} />
      <circle r={R - 5 * K} fill="none" stroke="var(--rim-line)" strokeWidth={2} />
      <circle r={R - 9 * K} fill="var(--turned)" strokeWidth={2} />
      {[198, 165, 158, 131].map((radius) => (
        <circle
          key={radius}
          r={radius * K}
          fill="none"
          stroke="var(--turned-line)"
          strokeWidth={radius === 165 ? 1.6 : 1.1}
        />
      ))}
      {places.map((place) => {
        const [x, y] = polar(RIM, slotAngle(place))
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <circle r={TILE * 0.88} fill="var(--hollow)" stroke="var(--hollow-line)" strokeWidth={1.6} />
            <path
              d={`M${-TILE * 0.6} ${-TILE * 0.45} A${TILE * 0.8} ${TILE * 0.8} 0 0 1 ${TILE * 0.6} ${-TILE * 0.45}`}
              fill="none"
              stroke="var(--hollow-dark)"
              strokeWidth={2.4}
            />
          </g>
        )
      })}
      {quadrants.map((name, quadrant) => {
        const border = `M${polar(R - 9 * K, quadrant * 90)} L${polar(SAW, quadrant * 90)}`
        const [x, y] = polar(R + 20 * K, quadrant * 90 + 45 + (quadrant === 3 ? aside : 0))
        return (
          <g key={name}>
            <path d={border} strokeWidth={7} />
            <path d={border} stroke="#d99a3d" strokeWidth={3.4} />
            <circle cx={x} cy={y} r={12} fill="var(--paper-raised)" stroke="var(--line)" strokeWidth={1.6} />
            <g stroke="none">
              <Word x={x} y={y + 5} size={15} weight={800} isTitle anchor="middle">
                {name}
              </Word>
            </g>
          </g>
        )
      })}
    </g>
  )
}

function Hub({ round }: { readonly round: number }) {
  const { voice } = useTable()
  return (
    <g>
      <circle r={38 * K} fill="#d99a3d" stroke="#2b2118" strokeWidth={2.2} />
      <circle r={31 * K} fill="none" stroke="#8d5f1c" strokeWidth={1.4} />
      <Word x={0} y={-3} size={13} anchor="middle" fill="#2b2118" most={54}>
        {voice.format('webWoodcraft.wheel.round')}
      </Word>
      <Word x={0} y={19} size={23} weight={800} isTitle anchor="middle" fill="#2b2118">
        {round}
      </Word>
    </g>
  )
}

/** The arc piece covers the bonuses of the quadrant from which all tiles start, until it is empty. */
function Arc({ quadrant }: { readonly quadrant: number }) {
  const [from, to] = [quadrant * 90 + 3, quadrant * 90 + 87]
  return (
    <g stroke="#2b2118" strokeLinejoin="round">
      <path d={sector(BONUS - 14 * K, BONUS + 14 * K, from, to)} fill="#c99a63" strokeWidth={2} />
      <path d={sector(BONUS - 5 * K, BONUS + 5 * K, from + 4, to - 4)} fill="none" stroke="#a9774b" strokeWidth={1.6} />
    </g>
  )
}
