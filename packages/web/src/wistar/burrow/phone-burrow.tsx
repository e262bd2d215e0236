import type { Seat } from '@nora/kernel'
import { areaOf, handOf } from '@nora/wistar'
import { useCallback } from 'react'
import { useLessonPart } from '../../table/lesson-guide.ts'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { Built } from '../cards/built.tsx'
import { Hand } from '../cards/hand.tsx'
import { partOf } from '../parts.ts'
import tab from '../tab.module.css'
import { useTable } from '../use-table.ts'
import { useUntilAsked } from '../use-until-asked.ts'
import { Burrow } from './burrow.tsx'
import { lyingBurrow, narrowBurrow } from './burrow-plan.ts'
import style from './phone-burrow.module.css'

/** With more cards than these below it, the burrow would be too small to be read; with a hand it is too small to be hit. */
const MOST_BUILT = 2

type View = 'burrow' | 'hand' | 'built'

/** What a lesson points at in this part of the table lies in the burrow, or is asked about. */
const pointedAt: readonly View[] = ['burrow']

interface PhoneBurrowProps {
  /** Whose burrow one looks at. */
  readonly shown: Seat
  readonly isLying: boolean
  goBack(): void
}

/** A burrow on a phone; from one's own one turns to the hand and to what was played, which with another's lie below it as long as all can be read. */
export function PhoneBurrow({ shown, isLying, goBack }: PhoneBurrowProps) {
  const { table, voice, seat, speaker, decision } = useTable()
  const [turned, turnTo] = useUntilAsked<View>(['burrow', 'cards'])
  useLessonPart(
    pointedAt,
    useCallback(() => turnTo(), [turnTo]),
  )
  const isOwn = shown === seat
  const inHand = isOwn ? (table.state.zones[handOf(seat)]?.length ?? 0) : 0
  const built = table.state.zones[areaOf(shown)]?.length ?? 0
  const isFull = isLying || isOwn || built > MOST_BUILT
  const asked: View = decision && partOf[decision.kind] === 'cards' ? 'hand' : 'burrow'
  const views: readonly (readonly [View, string])[] = [
    ['burrow', voice.format('webWistar.part.burrow')],
    ...(isOwn ? ([['hand', `${voice.format('webWistar.hand.title')} · ${inHand}`]] as const) : []),
    ['built', `${voice.format('webWistar.built')} · ${built}`],
  ]
  const wanted = turned ?? asked
  const view = views.some(([name]) => name === wanted) ? wanted : 'burrow'
  const shows = (part: View) => !isFull || view === part
  return (
    <div className={style.room}>
      {!isOwn && (
        <p className={style.whose}>
          <SeatSign seat={shown} size="1.5rem" />
          <b>{speaker.name(shown)}</b>
          <button type="button" className={tab.tab} onClick={goBack}>
            {voice.format('webWistar.burrow.mine')}
          </button>
        </p>
      )}
      {isFull && (
        <div className={style.views}>
          {views.map(([name, words]) => (
            <button
              key={name}
              type="button"
              className={tab.tab}
              data-view={name}
              aria-pressed={view === name}
              onClick={() => turnTo(name)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      {shows('burrow') && (
        <div className={style.picture}>
          <Burrow seat={shown} isOwn={isOwn} plan={isLying ? lyingBurrow : narrowBurrow} />
        </div>
      )}
      {isOwn && shows('hand') && <Hand rows={isLying ? 7 : 10} />}
      {shows('built') && <Built seat={shown} rows={isLying ? 9 : 15} />}
    </div>
  )
}
