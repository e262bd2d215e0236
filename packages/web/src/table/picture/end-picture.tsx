import type { Outcome, Seat } from '@nora/kernel'
import type { Ref } from 'react'
import { Burrow } from '../../art/burrow.tsx'
import { Scene } from '../../games/scene.tsx'
import { useTable } from '../context.tsx'
import { SeatSign } from '../parts/seat-sign.tsx'
import style from './picture.module.css'
import { type Place, placesOf } from './places.ts'

export const WIDTH = 1200
export const HEIGHT = 630

/** Where the winner's board is drawn. */
const BOARD = { x: 56, y: 46, width: 1088, height: 350 } as const
const CLIP = 'nora-end-picture'

interface EndPictureProps {
  readonly outcome: Outcome
  readonly ref: Ref<SVGSVGElement>
}

/** The end of a game on one sheet: the winner's board, a sentence about it, and the places. It tells only what everybody saw. */
export function EndPicture({ outcome, ref }: EndPictureProps) {
  const context = useTable()
  const { parts, voice } = context
  const { game, own } = parts
  const places = placesOf(outcome, context)
  const seat = places.find((place) => place.seat !== undefined)?.seat as Seat
  const [first] = places
  const id = (first?.seat !== undefined && own?.winner?.title) || 'webTable.picture.about'
  const title = voice.say({ id, params: { name: first?.name ?? '' } })
  return (
    <svg ref={ref} className={style.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-game={game.id} role="img">
      <title>{title}</title>
      <svg aria-hidden="true" width={WIDTH} height={HEIGHT} viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice">
        <Scene game={game.id} />
      </svg>
      <rect x={38} y={38} width={1124} height={564} rx={26} className={style.shadow} />
      <rect x={38} y={32} width={1124} height={564} rx={26} className={style.sheet} />
      <clipPath id={CLIP}>
        <path d="M40 406 V58 a24 24 0 0 1 24 -24 H1136 a24 24 0 0 1 24 24 V406 Z" />
      </clipPath>
      <g clipPath={`url(#${CLIP})`}>
        <rect x={40} y={34} width={1120} height={372} fill={own?.winner?.ground ?? 'none'} />
        {own?.winner && (
          <svg aria-hidden="true" {...BOARD}>
            <own.winner.Board seat={seat} />
          </svg>
        )}
      </g>
      <path d="M40 406 H1160" className={style.line} />
      <text x={74} y={449} className={style.game}>
        {voice.say({ id: `common.game.${game.id}` })}
      </text>
      <text x={74} y={499} className={style.title}>
        {title}
      </text>
      <text x={74} y={535} className={style.sentence}>
        {own?.winner && <own.winner.Sentence seat={seat} />}
      </text>
      <svg aria-hidden="true" x={74} y={552} width={30} height={30}>
        <Burrow />
      </svg>
      <text x={114} y={573} className={style.house}>
        {voice.format('webHouse.name')}
      </text>
      {places.map((place, index) => (
        <PlaceLine key={place.name} {...place} y={424 + index * (places.length > 3 ? 42 : 53)} isFirst={index === 0} />
      ))}
    </svg>
  )
}

interface PlaceLineProps extends Place {
  readonly y: number
  readonly isFirst: boolean
}

function PlaceLine({ name, seat, score, place, y, isFirst }: PlaceLineProps) {
  const { voice } = useTable()
  return (
    <g transform={`translate(738 ${y})`} data-first={isFirst || undefined}>
      <rect width={386} height={38} rx={9} className={isFirst ? style.first : style.place} />
      {seat !== undefined && (
        <svg aria-hidden="true" x={12} y={6} width={26} height={26} viewBox="0 0 24 24">
          <SeatSign seat={seat} size="24" />
        </svg>
      )}
      <text x={50} y={26} className={style.name}>
        {name}
      </text>
      <text x={300} y={25} textAnchor="end" className={style.rank}>
        {voice.format('webTable.picture.place', { n: place })}
      </text>
      <text x={370} y={28} textAnchor="end" className={style.score}>
        {score}
      </text>
    </g>
  )
}
