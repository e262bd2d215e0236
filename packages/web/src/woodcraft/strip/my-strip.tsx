import { colourOf, colours, faceOf, goods, type OrderProgress, playerOf, rowOf, rows } from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import { Sign } from '../art/signs.tsx'
import { Sketch } from '../art/sketch.tsx'
import { diceOf } from '../bench/pile.tsx'
import { useProgress } from '../cards/use-progress.ts'
import { signOf } from '../drawing/marks.ts'
import { useTable } from '../use-table.ts'
import style from './my-strip.module.css'

/** My stock, my dice and my orders, in sight in every part on a small screen. */
export function MyStrip() {
  const { table, voice, seat, item } = useTable()
  const progress = useProgress()
  const player = playerOf(table, seat)
  const dice = diceOf(player.lumber)
  const orders = rows.flatMap((_, row) => table.zone(rowOf(seat, row)))
  return (
    <section className={style.strip} aria-label={voice.format('webWoodcraft.strip')}>
      <ul className={style.stock}>
        {goods.map((good) => (
          <li key={good} title={voice.say({ id: `woodcraftPlay.fact.${good}`, params: { n: player[good] } })}>
            <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
              <Sign name={signOf(good)} x={0} y={0} size={24} line="var(--ink)" />
            </svg>
            <b>{player[good]}</b>
          </li>
        ))}
      </ul>
      <div className={style.mine}>
        <svg
          viewBox={`0 0 ${Math.max(6, dice.length) * 34} 38`}
          className={style.dice}
          role="img"
          aria-label={dice.map(({ die }) => item(`${colours[colourOf(die)]}-${faceOf(die)}`)).join(', ')}
        >
          {Array.from({ length: Math.max(6, dice.length) }, (_, place) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
              key={place}
              x={place * 34 + 1}
              y={1}
              width={31}
              height={35}
              rx={6}
              fill="var(--hole)"
              stroke="var(--hole-line)"
              strokeWidth={1.5}
            />
          ))}
          {dice.map(({ die, nth }, place) => (
            <Die
              key={`${die} ${nth}`}
              wood={colours[colourOf(die)] as 'green'}
              value={faceOf(die)}
              x={place * 34 + 3.5}
              y={3.5}
              size={26}
            />
          ))}
        </svg>
        {orders.map((order) => (
          <Tag key={order} order={order} name={item(order)} progress={progress?.of(order)} />
        ))}
      </div>
    </section>
  )
}

interface TagProps {
  readonly order: string
  readonly name: string
  readonly progress: OrderProgress | undefined
}

/** An order by its sketch; a dot for each piece: full, half or hollow. */
function Tag({ order, name, progress }: TagProps) {
  const dots = progress ? [...progress.dice, ...progress.materials.map(({ state }) => state)] : []
  return (
    <svg viewBox="0 0 36 46" className={style.tag} role="img" aria-label={name}>
      <path
        d="M7 1 H32 Q35 1 35 4 V42 Q35 45 32 45 H7 L1 39 V7 Z"
        fill={progress?.isWhole ? '#fff4c9' : 'var(--card)'}
        stroke={progress?.isWhole ? '#2f6b3f' : '#2b2118'}
        strokeWidth={progress?.isWhole ? 3 : 1.8}
      />
      <Sketch order={order} x={7} y={3} size={23} />
      {dots.map((state, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name.
          key={index}
          transform={`translate(${18 + (index - (dots.length - 1) / 2) * Math.min(8, 30 / dots.length)} 36)`}
        >
          <circle r={3.4} fill={state === 'filled' ? '#2f6b3f' : '#fffaf0'} stroke="#2b2118" strokeWidth={1.2} />
          {state === 'near' && <path d="M0 -3.4 A3.4 3.4 0 0 0 0 3.4 Z" fill="#2f6b3f" />}
        </g>
      ))}
    </svg>
  )
}
