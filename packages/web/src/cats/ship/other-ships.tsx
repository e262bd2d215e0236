import { handOf, lessonsOf, rescueCardsOf, shownOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { useState } from 'react'
import { CardRow } from '../../table/kit/card-row.tsx'
import { Counter } from '../../table/kit/counter.tsx'
import { ZoomableBoard } from '../../table/kit/zoomable-board.tsx'
import { Dialog } from '../../table/parts/dialog.tsx'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { CardView } from '../cards/card-view.tsx'
import { useTable } from '../use-table.ts'
import style from './others.module.css'
import { viewBox } from './ship-box.ts'
import { ShipPicture } from './ship-picture.tsx'

/** The ships of the others at a glance; each can be looked at as large as one's own. */
export function OtherShips() {
  const { table, voice, seat } = useTable()
  const [enlarged, enlarge] = useState<Seat>()
  const others = table.state.players.map((_, other) => other).filter((other) => other !== seat)
  if (others.length === 0) return null
  return (
    <section className={style.others} aria-label={voice.format('webCats.others')}>
      {others.map((other) => (
        <Glance key={other} seat={other} onEnlarge={() => enlarge(other)} />
      ))}
      {enlarged !== undefined && <Enlarged seat={enlarged} onClose={() => enlarge(undefined)} />}
    </section>
  )
}

function Glance({ seat, onEnlarge }: { readonly seat: Seat; onEnlarge(): void }) {
  const { voice, speaker } = useTable()
  const name = speaker.name(seat)
  return (
    <div className={style.glance}>
      <p className={style.owner}>
        <SeatSign seat={seat} size="1.35rem" />
        <span>{name}</span>
        <Facts seat={seat} />
      </p>
      <button
        type="button"
        className={style.small}
        aria-label={voice.format('webCats.ship.enlarge', { name })}
        onClick={onEnlarge}
      >
        <svg viewBox={viewBox} aria-hidden="true">
          <ShipPicture seat={seat} isLarge={false} showsFamilies={false} />
        </svg>
      </button>
    </div>
  )
}

/** What one must know of somebody else: fish, baskets left, speed, lessons. */
function Facts({ seat }: { readonly seat: Seat }) {
  const { table, voice } = useTable()
  const player = table.state.players[seat]
  if (!player) return null
  const { zones } = table.state
  const lessons = (zones[lessonsOf(seat)]?.length ?? 0) + (zones[shownOf(seat)]?.length ?? 0)
  const cards = zones[handOf(seat)]?.length ?? 0
  const { fish, baskets, usedBaskets: used, speed } = player
  const facts = [
    ['fish', fish, voice.format('catsPlay.fact.fish', { n: fish })],
    ['basket', baskets - used, voice.format('catsPlay.fact.baskets', { n: baskets, used })],
    ['speed', speed, voice.format('catsPlay.fact.speed', { n: speed })],
    ['cards', cards, voice.format('catsPlay.fact.cards', { n: cards })],
    ['lesson', lessons, voice.format('catsPlay.fact.lessons', { n: lessons })],
  ] as const
  const shown = table.options.mode === 'family' ? facts.slice(4) : facts
  return (
    <span className={style.facts}>
      {shown.map(([icon, value, label]) => (
        <Counter key={icon} icon={icon} n={value} label={label} size={18} className={style.fact} />
      ))}
    </span>
  )
}

function Enlarged({ seat, onClose }: { readonly seat: Seat; onClose(): void }) {
  const { table, voice, speaker } = useTable()
  const name = speaker.name(seat)
  const { zones } = table.state
  return (
    <Dialog title={voice.format('webCats.ship.of', { name })} wide onClose={onClose}>
      <div className={style.large}>
        <ZoomableBoard viewBox={viewBox} label={voice.format('webCats.ship.of', { name })} className={style.sea}>
          <ShipPicture seat={seat} isLarge={false} showsFamilies />
        </ZoomableBoard>
        <CardRow title={voice.format('catsPlay.view.openRescueCards')} cards={zones[rescueCardsOf(seat)] ?? []}>
          {(card) => <CardView item={card} isSlim />}
        </CardRow>
        <CardRow title={voice.format('catsPlay.view.openLessons')} cards={zones[shownOf(seat)] ?? []}>
          {(card) => <CardView item={card} />}
        </CardRow>
      </div>
    </Dialog>
  )
}
