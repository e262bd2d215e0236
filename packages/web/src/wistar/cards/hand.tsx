import { isHidden, WATCHER } from '@nora/kernel'
import { handOf, type PlayTerms } from '@nora/wistar'
import type { CSSProperties } from 'react'
import { useTable } from '../use-table.ts'
import style from './hand.module.css'
import { InventionCard } from './invention-card.tsx'
import { useMissingWords } from './missing.ts'
import row from './row-label.module.css'
import { sortHand } from './sort-hand.ts'

/** So many cards lie side by side; of more, each is a slip of paper with its name and what it asks for. */
const SIDE_BY_SIDE = 3
/** So many slips lie one under the other, and so many beside each other at most; more than that are scrolled. */
const ROWS = 3
const COLUMNS = 5
/** Beside each other so many have room for a name and for whether it can be played; the rest one reads by pointing at it. */
const MANY = 3
const MOST_NARROW = 4

interface HandProps {
  readonly most?: number
  readonly rows?: number
  /** Rather one row more than columns too narrow for a name. */
  readonly isNarrow?: boolean
}

/** The hand, what can be played first. */
export function Hand({ most = SIDE_BY_SIDE, rows: usual = ROWS, isNarrow = false }: HandProps) {
  const { table, voice, seat, reader, decision } = useTable()
  const say = useMissingWords()
  const hand = table.state.zones[handOf(seat)] ?? []
  const isOwn = reader !== WATCHER
  const terms = decision?.kind === 'playInvention' ? (decision.args as PlayTerms) : {}
  const cards = isOwn && !terms.drawn ? sortHand(table, seat, hand, terms) : hand.map(unjudged)
  const areSlips = cards.length > most
  const rows = isNarrow && cards.length / usual > MOST_NARROW ? usual + 1 : usual
  return (
    <section className={style.rowOfCards} aria-label={voice.format('webWistar.hand.title')}>
      <h2 className={row.label}>{voice.format('webWistar.hand.title')}</h2>
      <div
        className={areSlips ? style.slips : style.fan}
        data-many={(areSlips && cards.length / rows > MANY) || undefined}
        style={{ '--columns': Math.min(COLUMNS, Math.max(2, Math.ceil(cards.length / rows))) } as CSSProperties}
        data-place="hand"
      >
        {cards.length === 0 && <p className={row.nothing}>{voice.format('webWistar.hand.empty')}</p>}
        {cards.map(({ card, playable, missing, jokers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards seen from behind are alike
          <span key={`${card}/${index}`} className={style.held}>
            <InventionCard
              card={card}
              sort="hand"
              isSlip={areSlips}
              state={isOwn ? playable : undefined}
              note={isOwn && !isHidden(card) ? say(playable, missing, jokers) : undefined}
            />
            {isOwn && !areSlips && playable !== 'notYet' && (
              <span className={style.status}>{voice.format(`webWistar.hand.${playable}`)}</span>
            )}
          </span>
        ))}
      </div>
    </section>
  )
}

function unjudged(card: string) {
  return { card, playable: 'notYet', missing: [], jokers: 0 } as const
}
