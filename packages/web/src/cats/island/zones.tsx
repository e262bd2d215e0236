import { fishPerCat, LEFT, type RIGHT } from '@nora/cats'
import type { Item } from '@nora/kernel'
import { useEffect, useRef } from 'react'
import { Counter } from '../../table/kit/counters/counter.tsx'
import { usePiece } from '../../table/kit/use-piece.ts'
import { fitsHeight, useFit } from '../../table/parts/use-fit.ts'
import { usePicking } from '../../table/picking.tsx'
import { handFor } from '../placing/store.ts'
import { TilePiece } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import style from './island.module.css'
import { TakenPlace } from './taken-place.tsx'

/** So often they may become smaller, so that all of them lie in their field. */
const SMALLEST = 6

/** The cats on one side of the island, and what one of them costs. Alone, each has a number: the Sister counts from the left. */
export function Zone({ zone }: { readonly zone: typeof LEFT | typeof RIGHT }) {
  const { table, voice, item } = useTable()
  const { mode } = table.options
  const cats = table.zone(zone)
  const places = usePlaces(table.state.day, cats)
  const first = zone === LEFT ? 1 : table.zone(LEFT).length + 1
  const { isOpen, act } = usePiece({ thing: zone })
  const swap = useSwap(places)
  const slots = useRef<HTMLDivElement>(null)
  useFit(slots, SMALLEST, fitsHeight)
  return (
    <section
      className={style.zone}
      data-zone={zone}
      data-place={zone}
      aria-label={voice.format(`catsPlay.group.${zone}`)}
    >
      <div ref={slots} className={style.slots}>
        <h2 className={style.price}>
          <span className="unseen">{voice.format(`catsPlay.group.${zone}`)}</span>
          {mode !== 'family' && (
            <Counter
              icon="fish"
              n={fishPerCat[zone]}
              label={voice.format('catsPlay.fact.fishPerCat', { n: fishPerCat[zone] })}
            />
          )}
          {mode !== 'family' && <span aria-hidden="true">{voice.format('webCats.zone.each')}</span>}
          {isOpen && (
            <button type="button" className={style.here} data-thing={zone} onClick={act}>
              {voice.format('webCats.zone.here')}
            </button>
          )}
        </h2>
        {places.map((cat) =>
          cats.includes(cat) ? (
            <span key={cat} className={style.slot}>
              {swap && (
                <button
                  type="button"
                  className={style.instead}
                  aria-label={voice.format('webCats.zone.instead', { tile: item(cat) })}
                  onClick={() => swap(cat)}
                />
              )}
              <TilePiece
                tile={cat}
                {...(mode === 'solo' && {
                  label: voice.format('webCats.zone.numbered', { n: first + cats.indexOf(cat), tile: item(cat) }),
                })}
              />
              {mode === 'solo' && <b aria-hidden="true">{first + cats.indexOf(cat)}</b>}
            </span>
          ) : (
            <TakenPlace key={cat} tile={cat} />
          ),
        )}
      </div>
    </section>
  )
}

/** With a cat from here in hand, another one can be taken instead: the first goes back. */
function useSwap(places: readonly Item[]): ((cat: Item) => void) | undefined {
  const { table, decision, space } = useTable()
  const { undo, stateOf, click } = usePicking()
  const wanted = useRef<Item>(undefined)
  const hand = handFor(table, decision, space)
  useEffect(() => {
    const cat = wanted.current
    if (cat === undefined || !decision || decision.kind === 'place') return
    wanted.current = undefined
    if (stateOf({ value: cat }).isOpen) click({ value: cat })
  }, [decision, stateOf, click])
  if (!hand || !undo || !places.includes(hand.tile)) return undefined
  return (cat) => {
    wanted.current = cat
    undo()
  }
}

/** Who was here today and is not any more leaves a place: nobody moves up until the day ends. */
function usePlaces(day: number, cats: readonly Item[]): readonly Item[] {
  const kept = useRef({ day, places: cats })
  const { places } = kept.current.day === day ? kept.current : { places: cats }
  const next = [...places, ...cats.filter((cat) => !places.includes(cat))]
  kept.current = { day, places: next }
  return next
}
