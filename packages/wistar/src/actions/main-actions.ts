import { ask, type Flow, type Kind, listed, type Seat } from '@nora/kernel'
import { react, sumOf } from '../cards/permanent-effects.ts'
import type { MainAction } from '../content/names.ts'
import { mainActions } from '../content/names.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { beds } from './build-beds.ts'
import { developProjects } from './develop-projects.ts'
import { rooms } from './dig-rooms.ts'
import { explore } from './explore.ts'
import { gather } from './gather.ts'

/** Czech rulebook, Hlavní akce: as strong as one has workers in the region. */
export function strengthOf(table: WistarTable, seat: Seat, action: MainAction): number {
  const region = table.content.regionOf[action]
  const more = sumOf(
    table,
    seat,
    'stronger',
    (rule) => (rule.action ?? action) === action && (rule.region ?? region) === region,
  )
  return playerOf(table, seat).workers[region] + more
}

/** Does a main action; at strength 0 nothing happens. */
export function* mainAction(table: WistarTable, seat: Seat, action: MainAction, more = 0): Flow {
  const strength = strengthOf(table, seat, action) + more
  table.tell?.({ type: 'mainAction', seat, action, strength })
  if (strength > 0) yield* perform(table, seat, action, strength)
  yield* react(table, seat, { on: 'mainAction', action })
}

function* perform(table: WistarTable, seat: Seat, action: MainAction, strength: number): Flow {
  switch (action) {
    case 'gatherWood':
      return yield* gather(table, seat, 'wood', strength)
    case 'gatherMetal':
      return yield* gather(table, seat, 'metal', strength)
    case 'digRooms':
      return yield* rooms.make(table, seat, strength, false, sumOf(table, seat, 'cheaperDigging'))
    case 'buildBeds':
      return yield* beds.make(table, seat, strength, false, sumOf(table, seat, 'cheaperBuilding'))
    case 'developProjects':
      return yield* developProjects(table, seat, strength)
    case 'explore':
      return yield* explore(table, seat, strength)
  }
}

const SKIP = 'skip'

/** Which main action, where any may be done. */
export const mainActionKind: Kind<WistarTable, { readonly more: number }, MainAction | typeof SKIP> = {
  name: 'mainAction',
  declines: (choice) => choice === SKIP,
  space: () => anyOfThem,
}

const anyOfThem = listed<MainAction | typeof SKIP>([...mainActions, SKIP])

export function* anyMainAction(table: WistarTable, seat: Seat, more = 0): Flow {
  const action = yield* ask(table, seat, mainActionKind, { more })
  if (action !== SKIP) yield* mainAction(table, seat, action, more)
}
