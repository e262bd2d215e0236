import { lessonsOf, PUBLIC_LESSONS, progressOf, SISTER, SISTER_LESSONS, shownOf } from '@nora/cats'
import { type Item, isHidden, type Seat, type SheetLine } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Piece } from '../../table/kit/piece.tsx'
import { Glyph } from '../../table/parts/glyphs.tsx'
import { type Hand, handFor } from '../placing/store.ts'
import { useRestedPreview } from '../placing/use-preview.ts'
import { useTable } from '../use-table.ts'
import style from './goals.module.css'

/** What is scored in the end besides the ship: each lesson in force, what it gives now, and how far it is. */
export function Goals() {
  const { table, decision, space } = useTable()
  const hand = handFor(table, decision, space)
  return hand ? <GoalsAhead hand={hand} /> : <GoalList changes={[]} />
}

/** While a tile is in hand: with what letting it go would change. */
function GoalsAhead({ hand }: { readonly hand: Hand }) {
  return <GoalList changes={useRestedPreview(hand).preview.lines} />
}

function GoalList({ changes }: { readonly changes: readonly SheetLine[] }) {
  const { table, voice, seat } = useTable()
  const { zones, sister } = table.state
  const { mode } = table.options
  const own = [...(zones[shownOf(seat)] ?? []), ...(zones[lessonsOf(seat)] ?? [])]
  const everybody = table.zone(PUBLIC_LESSONS)
  const hers = zones[SISTER_LESSONS] ?? []
  const all = [...everybody, ...own, ...hers]
  const list = useShortened([...all, ...changes.map(({ item, points }) => `${item} ${points}`)].join(), voice)
  const group = (name: 'everybody' | 'mine' | 'hers', cards: readonly Item[], of: Seat) =>
    cards.length > 0 && (
      <>
        <h2 className={style.head} data-group={name}>
          {voice.format(`webCats.goals.${name}`)}
          {name === 'everybody' && mode === 'solo' && <small>{voice.format('webCats.goals.half')}</small>}
        </h2>
        {cards.map((card) => (
          <Goal key={card} card={card} of={of} change={changes.find(({ item }) => item === card)?.points ?? 0} />
        ))}
      </>
    )
  return (
    <section
      ref={list}
      className={style.goals}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys.
      tabIndex={0}
      aria-label={voice.format('webCats.part.goals')}
    >
      {group('everybody', everybody, seat)}
      {group(
        'mine',
        own.filter((card) => !isHidden(card)),
        seat,
      )}
      {sister && group('hers', hers, SISTER)}
      {all.length === 0 && <p className={style.none}>{voice.format('webCats.goals.none')}</p>}
      {mode !== 'family' && <p className={style.rule}>{voice.format('webCats.goals.baskets')}</p>}
    </section>
  )
}

/**
 * Where not all of it has room, goals are one line each from the last one up, and what they say is read on hover and in their
 * help; if that is not enough it scrolls, and shows that there is more. `shown` is what the list says: other words need another room.
 */
function useShortened(shown: string, voice: Catalogue): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more goals or other words need another room
  useLayoutEffect(() => {
    const element = list.current as HTMLElement
    const overflows = () => element.scrollHeight > element.clientHeight
    const measure = () => {
      const goals = [...element.querySelectorAll('[data-goal]')]
      element.removeAttribute('data-tight')
      for (const goal of goals) goal.removeAttribute('data-short')
      element.removeAttribute('data-more')
      while (goals.length > 0 && overflows()) goals.pop()?.setAttribute('data-short', '')
      element.toggleAttribute('data-tight', overflows())
      element.toggleAttribute('data-more', overflows())
    }
    const size = new ResizeObserver(measure)
    size.observe(element)
    return () => size.disconnect()
  }, [shown, voice])
  return list
}

interface GoalProps {
  readonly card: Item
  readonly of: Seat
  readonly change: number
}

function Goal({ card, of, change }: GoalProps) {
  const { table, voice, card: read, sheet, seat } = useTable()
  const { name, sort, text } = read(card)
  const points = sheet(of).find(({ item }) => item === card)?.points ?? 0
  const far = progressOf(table, seat, card)
  return (
    <Piece thing={card} label={[name, sort, ...text].join('. ')} isBare className={style.goal}>
      <span className={style.row} data-goal="" data-changed={change !== 0 || undefined}>
        <b className={style.name}>{name}</b>
        <span className={style.value}>
          {voice.number(points)}
          {change !== 0 && <span data-good={change > 0 || undefined}> → {voice.number(points + change)}</span>}
          {change === 0 && far && (
            <span className={style.far}> · {points > 0 ? <Glyph name="confirm" /> : farWords(voice, far)}</span>
          )}
        </span>
        <span className={style.text}>{text.join(' ')}</span>
      </span>
    </Piece>
  )
}

/** How far it is; of what must be exactly so many there may be too many. */
function farWords(voice: Catalogue, far: { readonly have: number; readonly need: number }): string {
  return voice.format(far.have > far.need ? 'webCats.goals.over' : 'webCats.goals.far', far)
}
