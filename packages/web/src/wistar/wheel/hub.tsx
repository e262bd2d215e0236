import { ROUNDS } from '@nora/wistar'
import { BRASS, CREAM, INK, LAMP } from '../art/colours.ts'
import { Labelled } from '../art/labelled.tsx'
import { Print } from '../art/print.tsx'
import { useTable } from '../use-table.ts'
import { polar } from './places.ts'

/** The middle of the cog: a lamp for each round, and which way it turns next. */
export function Hub({ round }: { readonly round: number }) {
  const { voice } = useTable()
  return (
    <Labelled label={voice.format('wistarPlay.group.round', { n: round, of: ROUNDS })} data-explains="round">
      <circle r={52} fill={BRASS} stroke={INK} strokeWidth={2.6} />
      <circle r={40} fill={CREAM} stroke={INK} strokeWidth={2} />
      {Array.from({ length: ROUNDS }, (_, lamp) => {
        const { x, y } = polar(46, -52 + lamp * 26)
        return (
          <circle key={x} cx={x} cy={y} r={4.2} fill={lamp < round ? LAMP : '#7a531a'} stroke={INK} strokeWidth={1.5} />
        )
      })}
      <Print x={0} y={-11} size={14} weight={600} colour="#5d4f41" anchor="middle">
        {voice.format('webWistar.wheel.round')}
      </Print>
      <Print x={0} y={14} size={25} weight={800} colour={INK} anchor="middle" isTitle>
        {`${round} / ${ROUNDS}`}
      </Print>
      <g fill="none" stroke="#94492f" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
        <path d="M-23 26 A34 34 0 0 0 18 29" />
        <path d="M-16 21.5 L-24 25 L-19.5 33" />
      </g>
    </Labelled>
  )
}
