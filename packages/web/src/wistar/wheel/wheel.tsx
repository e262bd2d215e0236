import { BRASS, BRIGHT_BRASS, INK, PLANK } from '../art/colours.ts'
import { useTable } from '../use-table.ts'
import { ActionArc } from './action-arc.tsx'
import { Hub } from './hub.tsx'
import { angleOf, polar, sector, teeth } from './places.ts'
import { Segment } from './segment.tsx'
import style from './wheel.module.css'

/**
 * A ring of wood that stands still, with the six main actions, and in it a brass cog that turns by a segment with each
 * round. Only wedges and teeth turn; what is to be read always stands upright.
 */
export function Wheel() {
  const { table } = useTable()
  const { content, state } = table
  return (
    <g className={style.wheel}>
      <circle r={197} cy={5} fill={INK} opacity={0.25} />
      <circle r={196} fill={PLANK} stroke={INK} strokeWidth={3} />
      {content.actions.map((action, place) => (
        <ActionArc key={action} action={action} place={place} />
      ))}
      <g className={style.cog} style={{ rotate: `${(state.round - 1) * 60}deg` }}>
        <path d={teeth} fill={BRASS} stroke={INK} strokeWidth={2.2} strokeLinejoin="round" />
        <circle r={148} fill={BRASS} stroke={INK} strokeWidth={2.4} />
        <circle r={144} fill="none" stroke={BRIGHT_BRASS} strokeWidth={2} />
        {state.wheel.map((_, place) => (
          <Wedge key={angleOf(place)} place={place} />
        ))}
      </g>
      {state.wheel.map((segment, place) => (
        <Segment key={segment} segment={segment} place={place} />
      ))}
      <Hub round={state.round} />
    </g>
  )
}

function Wedge({ place }: { readonly place: number }) {
  const angle = angleOf(place)
  return (
    <g>
      <path
        d={sector(55, 140, angle - 28.6, angle + 28.6)}
        className={place % 2 ? style.darkEnamel : style.enamel}
        stroke={INK}
        strokeWidth={2}
      />
      {[-24.5, 24.5].map((aside) => {
        const { x, y } = polar(135, angle + aside)
        return <circle key={aside} cx={x} cy={y} r={2.6} fill={BRIGHT_BRASS} stroke={INK} strokeWidth={1} />
      })}
    </g>
  )
}
