import type { Outcome, Seat } from '@nora/kernel'
import { type Ref, useId } from 'react'
import { Burrow } from '../../art/burrow.tsx'
import { Scene } from '../../games/scene.tsx'
import { useTable } from '../context.tsx'
import { SeatSign } from '../parts/seat-sign.tsx'
import { type Form, type FormName, forms } from './forms.ts'
import style from './picture.module.css'
import { type Place, placesOf } from './places.ts'

interface EndPictureProps {
  readonly outcome: Outcome
  readonly form?: FormName
  readonly ref?: Ref<SVGSVGElement>
}

/** The end of a game on one sheet: the winner's board, a sentence about it, and the places. It tells only what everybody saw. */
export function EndPicture({ outcome, form = 'wide', ref }: EndPictureProps) {
  const context = useTable()
  const { parts, voice } = context
  const { game, own } = parts
  const clip = useId()
  const { width, height, card, board, line, words, house, places: at }: Form = forms[form]
  const places = placesOf(outcome, context)
  const seat = places.find((place) => place.seat !== undefined)?.seat as Seat
  const [first] = places
  const id = (first?.seat !== undefined && own?.winner?.title) || 'webTable.picture.about'
  const title = voice.say({ id, params: { name: first?.name ?? '' } })
  const right = 36 + card.width
  return (
    <svg ref={ref} className={style.picture} viewBox={`0 0 ${width} ${height}`} data-game={game.id} role="img">
      <title>{title}</title>
      <svg aria-hidden="true" width={width} height={height} viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice">
        <Scene game={game.id} />
      </svg>
      <rect x={38} y={38} {...card} rx={26} className={style.shadow} />
      <rect x={38} y={32} {...card} rx={26} className={style.sheet} />
      <clipPath id={clip}>
        <path d={`M40 ${line} V58 a24 24 0 0 1 24 -24 H${right - 24} a24 24 0 0 1 24 24 V${line} Z`} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x={40} y={34} width={card.width - 4} height={line - 34} fill={own?.winner?.ground ?? 'none'} />
        {own?.winner && (
          <svg aria-hidden="true" {...board}>
            <own.winner.Board seat={seat} />
          </svg>
        )}
      </g>
      <path d={`M40 ${line} H${right}`} className={style.line} />
      <g transform={`translate(74 ${words.y}) scale(${words.scale})`}>
        <text className={style.game}>{voice.say({ id: `common.game.${game.id}` })}</text>
        <text y={50} className={style.title} style={{ fontSize: titleSize(title) }}>
          {title}
        </text>
        <text y={86} className={style.sentence}>
          {own?.winner && <own.winner.Sentence seat={seat} />}
        </text>
      </g>
      <g transform={`translate(74 ${house.y}) scale(${house.scale})`}>
        <svg aria-hidden="true" y={-21} width={30} height={30}>
          <Burrow />
        </svg>
        <text x={40} className={style.house}>
          {voice.format('webHouse.name')} · {voice.date(Date.now(), { dateStyle: 'long' })}
        </text>
      </g>
      {places.map((place, index) => (
        <g
          key={place.name}
          transform={`translate(${at.x} ${at.y + index * (places.length > 3 ? at.close : at.step)}) scale(${at.scale})`}
        >
          <PlaceLine {...place} width={at.width} isFirst={index === 0} />
        </g>
      ))}
    </svg>
  )
}

/** A long name makes the letters smaller: beside the title stand the places. */
function titleSize({ length }: string): number {
  return Math.min(44, Math.floor(1_360 / length))
}

interface PlaceLineProps extends Place {
  readonly width: number
  readonly isFirst: boolean
}

function PlaceLine({ name, seat, score, place, width, isFirst }: PlaceLineProps) {
  const { voice } = useTable()
  return (
    <g data-first={isFirst || undefined}>
      <rect width={width} height={38} rx={9} className={isFirst ? style.first : style.place} />
      {seat !== undefined && (
        <svg aria-hidden="true" x={12} y={6} width={26} height={26} viewBox="0 0 24 24">
          <SeatSign seat={seat} size="24" />
        </svg>
      )}
      <text x={50} y={26} className={style.name}>
        {name}
      </text>
      <text x={width - 86} y={25} textAnchor="end" className={style.rank}>
        {voice.format('webTable.picture.place', { n: place })}
      </text>
      <text x={width - 16} y={28} textAnchor="end" className={style.score}>
        {score}
      </text>
    </g>
  )
}
