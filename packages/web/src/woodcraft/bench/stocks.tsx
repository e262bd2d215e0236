import { goods, playerOf } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { Framed } from '../drawing/framed.tsx'
import { signOf } from '../drawing/marks.ts'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'

/** Berries, lanterns, materials and tokens for using a bench again. */
export function Stocks({ y }: { readonly y: number }) {
  const { table, voice, seat } = useTable()
  const player = playerOf(table, seat)
  return (
    <g transform={`translate(0 ${y})`} data-place={`stock/${seat}`}>
      {goods.map((good, index) => (
        <Framed
          key={good}
          thing={good}
          // Lanterns that are laid out say that a bonus action is meant.
          value={good === 'lanterns' ? null : good}
          sort={good}
          x={2 + index * 67.4}
          y={0}
          width={62}
          height={33}
          radius={16}
          label={voice.say({ id: `woodcraftPlay.fact.${good}`, params: { n: player[good] } })}
        >
          <rect width={62} height={33} rx={16.5} fill="var(--chip)" stroke="var(--line)" strokeWidth={1.8} />
          <Sign name={signOf(good)} x={6} y={4.5} size={24} line="var(--ink)" />
          <Word x={34} y={23} size={18} weight={800}>
            {player[good]}
          </Word>
        </Framed>
      ))}
    </g>
  )
}
