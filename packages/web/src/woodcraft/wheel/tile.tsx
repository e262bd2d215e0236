import { type Action, actions, bonusActionPrice, isBlocked, OTHER_ACTION, type WoodcraftTable } from '@nora/woodcraft'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { usePicking } from '../../table/picking.tsx'
import { ActionDisc } from '../art/action-disc.tsx'
import { Sign } from '../art/signs.tsx'
import { useTable } from '../use-table.ts'
import { RIM, slotAngle, TILE } from './geometry.ts'
import { useTurning } from './use-turning.ts'
import style from './wheel.module.css'

interface TileProps {
  readonly action: Action
  onPoint(isPointed: boolean): void
}

/** An action tile in its slot; it runs along the rim to the next one. */
export function Tile({ action, onPoint }: TileProps) {
  const { table, item, decision } = useTable()
  const { picks, stateOf } = usePicking()
  const place = table.state.wheel.tiles[actions.indexOf(action)] as number
  const turn = useTurning(slotAngle(place))
  // Whoever has laid out three lanterns means the bonus action.
  const sort = picks.isPicked('bonus') ? 'bonusTile' : 'tile'
  const isOpen = stateOf({ value: action, sort }).isOpen
  return (
    <g className={style.tile} style={{ transform: `rotate(${turn}deg)` }}>
      <g transform={`translate(0 ${-RIM})`}>
        <g className={style.upright} style={{ transform: `rotate(${-turn}deg)` }}>
          <DrawnPiece thing={action} sort={sort} label={item(action)} onPoint={onPoint} isStill>
            {() => (
              <>
                <circle r={TILE + 6} fill="transparent" />
                <circle className={style.ring} r={TILE + 4} />
                <g className={style.disc}>
                  <ActionDisc action={action} r={TILE} />
                </g>
                {isBlocked(table.state.wheel, actions.indexOf(action)) && <Pin />}
                {decision?.kind === 'turn' && isOpen && (
                  <Price table={table} action={action} isBonus={sort === 'bonusTile'} />
                )}
              </>
            )}
          </DrawnPiece>
        </g>
      </g>
    </g>
  )
}

/** It cannot move: the quadrant beyond the arrow is not empty. */
function Pin() {
  return (
    <g transform={`translate(${TILE * 0.62} ${-TILE * 0.8})`} stroke="#2b2118">
      <path d="M0 5 V12" strokeWidth={2.4} />
      <circle r={5.6} fill="#c8452f" strokeWidth={1.8} />
      <circle cx={-1.6} cy={-1.8} r={1.4} fill="#ffd9cf" stroke="none" />
    </g>
  )
}

interface PriceProps {
  readonly table: WoodcraftTable
  readonly action: Action
  readonly isBonus: boolean
}

/** Another tile's action costs a lantern, a bonus action three. */
function Price({ table, action, isBonus }: PriceProps) {
  const { seat } = useTable()
  const moved = table.state.turn?.moved ?? null
  if (!isBonus && (moved === null || moved === action)) return null
  return (
    <g transform={`translate(${-TILE - 4} ${TILE * 0.4})`}>
      {Array.from({ length: isBonus ? bonusActionPrice(table, seat) : OTHER_ACTION }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike.
        <Sign key={index} name="lantern" x={index * 9} y={0} size={17} />
      ))}
    </g>
  )
}
