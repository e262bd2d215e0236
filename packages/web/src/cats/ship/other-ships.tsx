import { handOf, lessonsOf, rescueCardsOf, shownOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { useEffect, useState } from 'react'
import { ZoomableBoard } from '../../table/kit/boards/zoomable-board.tsx'
import { CardRow } from '../../table/kit/card-row.tsx'
import { Counter } from '../../table/kit/counters/counter.tsx'
import { useLayout } from '../../table/kit/layout.ts'
import { Dialog } from '../../table/parts/dialog.tsx'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { CardView } from '../cards/card-view.tsx'
import { useTable } from '../use-table.ts'
import style from './others.module.css'
import { PendingCards } from './pending-cards.tsx'
import { viewBox } from './ship-box.ts'
import { ShipPicture } from './ship-picture.tsx'

/** The ships of the others at a glance; each can be looked at as large as one's own. Low tables show one at a time. */
export function OtherShips() {
  const { table, voice, seat, moment } = useTable()
  const [enlarged, enlarge] = useState<Seat>()
  const others = table.state.players.map((_, other) => other).filter((other) => other !== seat)
  const plays = others.find((other) => moment.view.pending.some((decision) => decision.seat === other))
  const [looked, look] = useState<Seat>()
  // Whoever plays turns up by themselves.
  useEffect(() => {
    if (plays !== undefined) look(plays)
  }, [plays])
  const shown = looked ?? others[0]
  if (others.length === 0) return null
  return (
    <section className={style.others} aria-label={voice.format('webCats.others')}>
      {others.map((other) => (
        <Glance
          key={other}
          seat={other}
          isShown={other === shown}
          plays={other === plays}
          onEnlarge={() => enlarge(other)}
        />
      ))}
      {others.length > 1 && (
        <div className={style.marks}>
          {others.map((other) => (
            <Mark key={other} seat={other} isShown={other === shown} look={look} />
          ))}
        </div>
      )}
      {enlarged !== undefined && <Enlarged seat={enlarged} onClose={() => enlarge(undefined)} />}
    </section>
  )
}

interface MarkProps {
  readonly seat: Seat
  readonly isShown: boolean
  look(seat: Seat): void
}

function Mark({ seat, isShown, look }: MarkProps) {
  const { voice, speaker } = useTable()
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={voice.format('webCats.ship.of', { name: speaker.name(seat) })}
      onClick={() => look(seat)}
    >
      <SeatSign seat={seat} size="1.2rem" />
    </button>
  )
}

interface GlanceProps {
  readonly seat: Seat
  readonly isShown: boolean
  readonly plays: boolean
  onEnlarge(): void
}

function Glance({ seat, isShown, plays, onEnlarge }: GlanceProps) {
  const { voice, speaker } = useTable()
  const layout = useLayout()
  const name = speaker.name(seat)
  return (
    <div className={style.glance} data-owner={seat} data-shown={isShown || undefined} data-plays={plays || undefined}>
      <p className={style.owner}>
        <SeatSign seat={seat} size="1.2rem" />
        <span>{name}</span>
        {layout !== 'whole' && <Facts seat={seat} />}
        <PendingCards seat={seat} />
      </p>
      <button
        type="button"
        className={style.small}
        data-lens=""
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
