import type { Seat } from '@nora/kernel'
import { type AbilityId, abilities, HOME, playerOf } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { Chain } from '../art/chain.tsx'
import { INK, LAMP } from '../art/colours.ts'
import { Labelled } from '../art/labelled.tsx'
import open from '../art/open.module.css'
import { Cube, Star } from '../art/pieces.tsx'
import { Print, Sign } from '../art/print.tsx'
import { usePointing } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import { abilityIcons } from './ability-icon.ts'
import style from './burrow.module.css'
import type { BurrowPlan } from './burrow-plan.ts'

interface OfSeat {
  readonly seat: Seat
  readonly isOwn: boolean
}

interface AbilityProps extends OfSeat {
  readonly ability: AbilityId
  readonly x: number
  readonly y: number
}

/** The ten abilities: under a cube, or free. Brown cubes go on any mission, grey ones only in the cellar. */
export function Abilities({ seat, isOwn, plan }: OfSeat & { readonly plan: BurrowPlan }) {
  const { x, y, columns, step } = plan.abilities
  return abilities.map((ability, index) => (
    <Ability
      key={ability}
      ability={ability}
      seat={seat}
      isOwn={isOwn}
      x={x + (index % columns) * step}
      y={y + Math.floor(index / columns) * 37}
    />
  ))
}

function Ability({ ability, seat, isOwn, x, y }: AbilityProps) {
  const { table, voice } = useTable()
  const record = table.content.abilities.get(ability)
  const isFree = playerOf(table, seat).cubes[ability] !== HOME
  const point = usePointing(`ability/${ability}`)
  const fee = record?.fee ?? 0
  const name = record ? voice.say(record.name) : ability
  const told = [
    `${name}: ${voice.format(`wistarPlay.ability.${ability}`)}`,
    ...(isFree
      ? [voice.format('webWistar.ability.free')]
      : [voice.format(`webWistar.ability.${record?.colour ?? 'brown'}`)]),
    ...(!isFree && fee > 0 ? [voice.format('wistarPlay.ability.fee', { n: fee })] : []),
  ].join('. ')
  const icon = abilityIcons[ability]
  const picture = (
    <g>
      <rect
        x={x}
        y={y}
        width={54}
        height={32}
        rx={7}
        fill={isFree ? LAMP : record?.colour === 'grey' ? '#8b8780' : '#9c7350'}
        stroke={INK}
        strokeWidth={2}
      />
      {icon === 'points' ? (
        <Star x={x + 18} y={y + 16} size={28}>
          {record?.points ?? 0}
        </Star>
      ) : (
        <Sign name={icon} x={x + 18} y={y + 16} size={23} colour={INK} />
      )}
      {isFree ? (
        <path d={`M${x + 35} ${y + 16} l4.5 5 l8 -11`} className={style.tick} />
      ) : (
        <Cube x={x + 41} y={y + 16} owner={seat} size={19} />
      )}
    </g>
  )
  // Over the ring, and clear of that of the next ability.
  const price = !isFree && fee > 0 && (
    <g>
      <circle cx={x + 44} cy={y + 5} r={8.5} fill="#fffaf0" stroke={INK} strokeWidth={1.3} />
      <Print x={x + 44} y={y + 9.8} size={13.5} weight={800} colour={INK} anchor="middle">
        {fee}
      </Print>
    </g>
  )
  if (!isOwn)
    return (
      <Labelled label={told} data-explains={`ability/${ability}`}>
        {picture}
        {price}
      </Labelled>
    )
  return (
    <DrawnPiece thing={`ability/${ability}`} value={ability} sort="ability" label={told} className={open.piece}>
      {() => (
        <g {...point}>
          <title>{told}</title>
          {picture}
          <Chain x={x + 27} y={y + 31} width={42} />
          <rect x={x - 2} y={y - 2} width={58} height={36} rx={9} className={open.ring} />
          {price}
        </g>
      )}
    </DrawnPiece>
  )
}
