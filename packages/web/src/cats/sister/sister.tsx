import {
  type CardOf,
  COLOUR_DECK,
  cardOf,
  SISTER_COLOURS,
  SISTER_DONE,
  SISTER_NEXT,
  SISTER_TURNED,
  sisterPointsPerCat,
} from '@nora/cats'
import { isHidden } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { CardRow } from '../../table/kit/card-row.tsx'
import { Counter } from '../../table/kit/counters/counter.tsx'
import { Track } from '../../table/kit/counters/track.tsx'
import { useLayout } from '../../table/kit/layout.ts'
import { Peek } from '../../table/kit/peek.tsx'
import { SisterCat } from '../art/seat-cat.tsx'
import { CardFront } from '../cards/card-front.tsx'
import { CardView } from '../cards/card-view.tsx'
import { TilePicture } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import { herLastTurn } from './her-last-turn.ts'
import style from './sister.module.css'

/** Isle of Cats rulebook, Solo: her colours, what she has just done, her card; how many she has left today. Her lessons stand among the goals. */
export function SisterPanel() {
  const { table, voice, moment, event: say } = useTable()
  const layout = useLayout()
  const { sister, zones } = table.state
  if (!sister) return null
  const done = zones[SISTER_DONE]?.at(-1)
  const deeds = herLastTurn(moment.log).flatMap((event) => {
    const line = say(event)
    return line === undefined
      ? []
      : [
          {
            line,
            tiles: (event.items ?? []).filter((item) => table.content.tiles.has(item)),
            card: event.items?.find((item) => table.content.cards.has(item)),
          },
        ]
  })
  const turned = zones[SISTER_TURNED] ?? []
  const left = turned.length + (zones[SISTER_NEXT]?.length ?? 0)
  const open = turned.filter((card) => !isHidden(card))
  return (
    <div className={style.sister} data-owner="automa">
      <h2 className={style.title}>
        <svg viewBox="-22 -24 44 48" width={38} height={42} aria-hidden="true">
          <SisterCat />
        </svg>
        {voice.format('catsPlay.sisterTitle')}
        <Counter
          icon="speed"
          n={sister.speed}
          label={voice.format('catsPlay.fact.speed', { n: sister.speed })}
          className={style.fact}
        />
        <Counter
          icon="cards"
          n={left}
          label={voice.format('webCats.sister.today', { n: left })}
          className={style.fact}
        />
      </h2>
      <Colours />
      {deeds.length > 0 && (
        <ul className={style.deeds}>
          {deeds.map(({ line, tiles, card }) => (
            <li key={line}>
              {card === undefined ? line : <Peek large={() => <CardFront item={card} isSlim={false} />}>{line}</Peek>}
              {tiles.map((tile) => (
                <TilePicture key={tile} tile={tile} isTravelling />
              ))}
            </li>
          ))}
        </ul>
      )}
      <div className={style.cards}>
        <CardRow title={voice.format('webCats.sister.next')} cards={open}>
          {(card) => <CardView item={card} />}
        </CardRow>
        {/* Elsewhere what she did says it, and the card is seen by pointing at it: the room is for the goals. */}
        {layout === 'part' && done !== undefined && open.length === 0 && (
          <CardRow title={voice.format('webCats.sister.last')} cards={[done]}>
            {(card) => <CardView item={card} />}
          </CardRow>
        )}
      </div>
    </div>
  )
}

/** Her row: what a cat of each colour brings her, turned day by day. */
function Colours() {
  const { table, voice } = useTable()
  const { zones } = table.state
  const hidden = zones[COLOUR_DECK]?.length ?? 0
  const colours = (zones[SISTER_COLOURS] ?? []).map((card) => (cardOf(table.content, card) as CardOf<'colour'>).colour)
  const spaces = sisterPointsPerCat.slice(0, colours.length + hidden).map((n, order) => {
    const colour = colours[order]
    if (!colour) return { key: n, print: n }
    const label = voice.format('catsPlay.fact.sisterColour', { colour: voice.format(`cats.colour.${colour}`), n })
    return { key: n, print: n, markers: <Icon name={`cat-${colour}`} size={30} />, label }
  })
  return <Track label={voice.format('catsPlay.sisterTitle')} spaces={spaces} />
}
