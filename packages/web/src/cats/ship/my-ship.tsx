import { type Placement, planOf, tileOf } from '@nora/cats'
import { isRecord, WATCHER } from '@nora/kernel'
import { type CSSProperties, useRef, useState } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import { Counter } from '../../table/kit/counters/counter.tsx'
import { useLayout } from '../../table/kit/layout.ts'
import { CELL, outlineOf } from '../art/outline.ts'
import { TileArt } from '../art/tile-art.tsx'
import { handFor } from '../placing/store.ts'
import { turnedShape } from '../turned-shape.ts'
import { useTable } from '../use-table.ts'
import { Ghost } from './ghost.tsx'
import { HintedTile } from './hinted-tile.tsx'
import { PendingCards } from './pending-cards.tsx'
import style from './ship.module.css'
import { shipBox, viewBox } from './ship-box.ts'
import { ShipMap } from './ship-map.tsx'
import { ShipPicture } from './ship-picture.tsx'
import { useGestures } from './use-gestures.ts'

const shape = { '--shape': shipBox.width / shipBox.height } as CSSProperties

/** The reader's own ship, large, with what its owner has; a watcher sees the first seat's. */
export function MyShip() {
  const { table, voice, speaker, reader, decision, space, seat } = useTable()
  const layout = useLayout()
  const [showsFamilies, showFamilies] = useState(false)
  const hand = handFor(table, decision, space)
  const picture = useGestures(hand)
  const sea = useRef<HTMLDivElement>(null)
  const player = table.state.players[seat]
  if (!player) return null
  const name = speaker.name(seat)
  const title = reader === WATCHER ? voice.format('webCats.ship.of', { name }) : voice.format('webCats.ship.mine')
  const boat = table.content.tables.boats.find(({ id }) => id === planOf(table.content, player.boat.plan).id)
  return (
    <section className={style.mine} aria-label={title}>
      <div className={style.chip} data-picture="supplies" title={boat && voice.say(boat.name)}>
        <h2 className={style.name}>{title}</h2>
        {table.options.mode !== 'family' && <Supplies />}
        <PendingCards seat={seat} />
      </div>
      <button
        type="button"
        className={style.toggle}
        data-button="families"
        aria-pressed={showsFamilies}
        onClick={() => showFamilies(!showsFamilies)}
      >
        <Icon name="cat" />
        {voice.format('webCats.ship.families')}
      </button>
      {/* Where one part is shown it scrolls, and what scrolls must be reached with the keys. */}
      <div
        ref={sea}
        className={style.sea}
        data-sea=""
        {...(layout === 'part' && { tabIndex: 0, role: 'group', 'aria-label': title })}
      >
        <div className={style.sheet} style={shape}>
          {/* biome-ignore lint/a11y/useSemanticElements: a picture whose parts can be chosen is no fieldset. */}
          <svg className={style.svg} viewBox={viewBox} role="group" aria-label={title}>
            <ShipPicture seat={seat} isLarge showsFamilies={showsFamilies}>
              <Uncoloured />
              <HintedTile />
            </ShipPicture>
          </svg>
          {hand && <Ghost hand={hand} picture={picture} />}
        </div>
      </div>
      {layout === 'part' && <ShipMap seat={seat} sea={sea} />}
    </section>
  )
}

/** An oshax whose colour is being chosen lies where it will lie. */
function Uncoloured() {
  const { table, decision } = useTable()
  if (decision?.kind !== 'colour' || !isRecord(decision.args) || !isRecord(decision.args.at)) return null
  const { content } = table
  const { kind, shape } = tileOf(content, String(decision.args.tile))
  const at = decision.args.at as unknown as Placement
  const { cells } = turnedShape(content, shape, at.turn, at.flip)
  return (
    <g transform={`translate(${at.col * CELL} ${at.row * CELL})`}>
      <TileArt cells={cells} kind={kind} colour={null} />
      <path className={style.marked} d={outlineOf(cells, -1, 14, 8)} fill="none" />
    </g>
  )
}

/** Fish, baskets and today's speed. */
function Supplies() {
  const { table, voice, seat } = useTable()
  const player = table.state.players[seat]
  if (!player) return null
  const { fish, baskets, usedBaskets, speed } = player
  return (
    <>
      <Counter icon="fish" n={fish} label={voice.format('catsPlay.fact.fish', { n: fish })} className={style.fact} />
      <span className={style.baskets}>
        {basketsOf(baskets, usedBaskets).map(({ key, isUsed }) => (
          <span key={key} className={isUsed ? style.used : undefined}>
            <Icon name="basket" />
          </span>
        ))}
        <span className="unseen">{voice.format('catsPlay.fact.baskets', { n: baskets, used: usedBaskets })}</span>
      </span>
      <Counter
        icon="speed"
        n={speed}
        label={voice.format('catsPlay.fact.speed', { n: speed })}
        className={style.fact}
      />
    </>
  )
}

/** The fresh ones first. */
function basketsOf(number: number, used: number) {
  return Array.from({ length: number }, (_, place) => ({ key: `basket/${place}`, isUsed: place >= number - used }))
}
