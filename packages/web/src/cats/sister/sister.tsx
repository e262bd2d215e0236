import {
  type CardOf,
  COLOUR_DECK,
  cardOf,
  SISTER,
  SISTER_COLOURS,
  SISTER_DONE,
  SISTER_LESSONS,
  SISTER_NEXT,
  SISTER_TURNED,
  sisterPointsPerCat,
} from '@nora/cats'
import { SisterCat } from '../../art/cats/seat-cat.tsx'
import { Icon } from '../../art/icons/icon.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { ToldCards } from '../cards/told-cards.tsx'
import { useHere } from '../here.tsx'
import { TilePicture } from '../tile-piece.tsx'
import { herLastTurn } from './her-last-turn.ts'
import style from './sister.module.css'

/** Isle of Cats rulebook, Solo: her colours, her cards of today, what she has just done, her lessons. */
export function SisterPanel() {
  const { table, voice, props } = useHere()
  const { sister, zones } = table.state
  if (!sister) return null
  const points = table.variant.game.sheet(table, SISTER).reduce((sum, line) => sum + line.points, 0)
  const done = zones[SISTER_DONE]?.at(-1)
  const deeds = herLastTurn(props.log).flatMap((event) => {
    const line = props.words.event(props.table, event, props.speaker)
    return line === undefined
      ? []
      : [{ line, tiles: (event.items ?? []).filter((item) => table.content.tiles.has(item)) }]
  })
  const turned = [...(zones[SISTER_TURNED] ?? []), ...(zones[SISTER_NEXT] ?? [])]
  return (
    <div className={style.sister}>
      <h2 className={style.title}>
        <svg viewBox="-22 -24 44 48" width={38} height={42} aria-hidden="true">
          <SisterCat />
        </svg>
        {voice.format('catsPlay.sisterTitle')}
        <span className={style.fact} title={voice.format('catsPlay.fact.speed', { n: sister.speed })}>
          <Icon name="speed" />
          {sister.speed}
        </span>
        <span className={style.fact} title={voice.format('catsPlay.fact.points', { n: points })}>
          <Icon name="points" />
          {points}
        </span>
      </h2>
      <Colours />
      <div className={style.cards}>
        <CardRow title={voice.format('webCats.sister.today', { n: turned.length })} cards={turned} isSlim={false} />
        {done !== undefined && turned.length === 0 && (
          <CardRow title={voice.format('webCats.sister.last')} cards={[done]} isSlim={false} />
        )}
      </div>
      {deeds.length > 0 && (
        <ul className={style.deeds}>
          {deeds.map(({ line, tiles }) => (
            <li key={line}>
              {line}
              {tiles.map((tile) => (
                <TilePicture key={tile} tile={tile} isTravelling />
              ))}
            </li>
          ))}
        </ul>
      )}
      <ToldCards title={voice.format('catsPlay.view.sisterLessons')} cards={zones[SISTER_LESSONS] ?? []} />
    </div>
  )
}

/** Her row: what a cat of each colour brings her, turned day by day. */
function Colours() {
  const { table, voice } = useHere()
  const { zones } = table.state
  const hidden = zones[COLOUR_DECK]?.length ?? 0
  const colours = (zones[SISTER_COLOURS] ?? []).map((card) => (cardOf(table.content, card) as CardOf<'colour'>).colour)
  return (
    <ol className={style.colours}>
      {colours.map((colour, order) => {
        const n = sisterPointsPerCat[order] ?? 0
        const label = voice.format('catsPlay.fact.sisterColour', { colour: voice.format(`cats.colour.${colour}`), n })
        return (
          <li key={colour} title={label}>
            <Icon name={`cat-${colour}`} size={30} />
            <b aria-hidden="true">{n}</b>
            <span className="unseen">{label}</span>
          </li>
        )
      })}
      {Array.from({ length: hidden }, (_, order) => (
        <li key={sisterPointsPerCat[colours.length + order]} className={style.hidden} aria-hidden="true">
          <b>{sisterPointsPerCat[colours.length + order]}</b>
        </li>
      ))}
    </ol>
  )
}
