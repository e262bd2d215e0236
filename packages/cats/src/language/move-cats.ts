import { ask, type Flow, type Item, type Json, type Kind, listed, type Seat } from '@nora/kernel'
import { askPlaceInZones, catsInZones, otherZone, putInZone, zoneOfCat } from '../island/cat-zones.ts'
import { refuse } from '../reasons.ts'
import { type CatsTable, isSolo } from '../state.ts'
import type { CatZone } from '../zones.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'

const STOP = 'stop'

/** The next cat to move, or no more; `moved` are those that went already. */
export const moveCatKind: Kind<CatsTable, { readonly left: number; readonly moved: readonly Item[] }, Item> = {
  name: 'moveCat',
  declines: (choice) => choice === STOP,
  space: (table, _seat, { moved }) => listed([STOP, ...catsInZones(table).filter((cat) => !moved.includes(cat))]),
  sought: (table) => catsInZones(table),
  why: (table, _seat, { moved }, choice: Json) => {
    if (typeof choice !== 'string' || !table.content.tiles.has(choice)) return undefined
    return refuse(moved.includes(choice) ? 'alreadyMoved' : 'notInZones', { tile: choice })
  },
}

/** 077: up to three cats change zones; alone against the Sister they may go to any position of the row. */
export const moveCats: EffectRule<EffectOf<'moveCats'>> = {
  why: (table) => (catsInZones(table).length > 0 ? undefined : refuse('noCats')),
  *play(table, seat, { upTo }) {
    const moved: Item[] = []
    while (moved.length < upTo && moved.length < catsInZones(table).length) {
      const cat = yield* ask(table, seat, moveCatKind, { left: upTo - moved.length, moved: [...moved] })
      if (cat === STOP) return
      yield* moveCat(table, seat, cat)
      moved.push(cat)
    }
  },
}

function* moveCat(table: CatsTable, seat: Seat, cat: Item): Flow {
  const from = zoneOfCat(table, cat) as CatZone
  const to = isSolo(table) ? yield* askPlaceInZones(table, seat, cat) : { zone: otherZone(from), place: undefined }
  putInZone(table, seat, cat, from, to)
}
