import { HUT, orderFromHut, RATBOT } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import { CREAM, INK, LAMP, STRAW } from '../art/colours.ts'
import open from '../art/open.module.css'
import { Sign } from '../art/print.tsx'
import { Rat } from '../art/rat.tsx'
import { usePointing } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import style from './hut.module.css'

/** So many can be seen in the queue; a longer one closes up. */
const WIDE = 3

/** The alchemist's hut: leaders queue from the left, which makes the next turn order; the next place has the potion. */
export function Hut({ x, y, k = 1 }: { readonly x: number; readonly y: number; readonly k?: number }) {
  const { table, voice, speaker, choice, decision } = useTable()
  const name = voice.format('webWistar.hut.name')
  const { hut, order } = table.state
  const point = usePointing('place/hut')
  const names = orderFromHut(order, hut).map((owner) =>
    owner === RATBOT ? voice.format('wistarPlay.ratbot') : speaker.name(owner),
  )
  const next = voice.format('webWistar.hut.order', { order: names })
  const place = decision?.kind === 'turn' ? choice(decision, { place: HUT }) : voice.format('wistarPlay.group.hut')
  const step = hut.length < WIDE ? 30 : 84 / (hut.length + 0.6)
  return (
    <DrawnPiece
      thing={HUT}
      sort="space"
      label={`${place}. ${next}`}
      className={open.piece}
      transform={`translate(${x} ${y}) scale(${k})`}
    >
      {() => (
        <g {...point}>
          <path
            d="M-4 150 C-10 60 20 20 60 18 C104 20 122 70 116 150 Z"
            className={style.hollow}
            stroke={INK}
            strokeWidth={2.4}
          />
          <g stroke={INK} strokeWidth={2.2} strokeLinejoin="round">
            <path d="M20 78 V50 L60 24 L100 50 V78 Z" fill={STRAW} />
            <path d="M12 54 L60 20 L108 54 L100 60 L60 32 L20 60 Z" fill="#5c8a4a" />
            <circle cx={60} cy={52} r={9} fill={LAMP} />
            <path d="M60 43 V61 M51 52 H69" strokeWidth={1.6} />
          </g>
          <rect x={4} y={78} width={104} height={46} rx={6} fill="#4a3323" stroke={INK} strokeWidth={2} />
          <rect x={1} y={75} width={110} height={52} rx={9} className={open.ring} />
          {hut.map((owner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one seat may have several leaders here
            <g key={index} data-travels={`leader/${owner}`}>
              <Rat x={20 + index * step} y={116} k={0.8} owner={owner} as="leader" isMarked />
            </g>
          ))}
          <g transform={`translate(${22 + hut.length * step} 103)`}>
            <circle r={12.5} fill="#4a3323" className={style.next} />
            <Sign name="potion" x={0} y={0} size={16} colour={CREAM} />
          </g>
          <rect x={6} y={126} width={100} height={23} rx={6} className={style.tag} stroke={INK} strokeWidth={1.8} />
          <Sign name="movement" x={20} y={137.5} size={16} />
          <text
            x={56}
            y={142.5}
            className={style.name}
            {...(name.length > 5 && { textLength: 52, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {name}
          </text>
          <Sign name="potion" x={92} y={137.5} size={16} />
          <title>{next}</title>
        </g>
      )}
    </DrawnPiece>
  )
}
