import { ask, because, type Flow, isRecord, type Json, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { revealMission } from '../cards/missions.ts'
import { ENTRANCE } from '../content/names.ts'
import { takeCheese, whyNoCheese } from '../farm/cheese.ts'
import { openDoor, whyNoDoor } from '../farm/doors.ts'
import { enter } from '../farm/explorer.ts'
import {
  doorsNear,
  everyRoom,
  explorerAndTents,
  hiddenMissions,
  roomsWithGuests,
  stepsFrom,
  whyNoStep,
} from '../farm/farm.ts'
import { takeGuestIn } from '../farm/guests.ts'
import { freeRooms } from '../player-board/player-area.ts'
import { layoutOf, playerOf, type WistarTable } from '../state.ts'

/** Czech rulebook, Průzkum: what one exploration point can be spent on. */
export type ExploreStep =
  | { readonly open: string }
  | { readonly go: string }
  | { readonly reveal: string }
  | { readonly guest: string }
  | typeof CHEESE_STEP
  | typeof STOP

const CHEESE_STEP = 'cheese'
const STOP = 'stop'

export const exploreKind: Kind<WistarTable, { readonly left: number }, ExploreStep> = {
  name: 'explore',
  declines: (choice) => choice === STOP,
  space: (table, seat) => lazy(() => stepsFor(table, seat)),
  sought: (table, seat) => {
    const { doors, missionSpaces } = layoutOf(table)
    const rooms = everyRoom(table)
    const { explorer } = playerOf(table, seat)
    return [
      ...doors.map((open) => ({ open })),
      ...[ENTRANCE, ...rooms].filter((place) => place !== explorer).map((go) => ({ go })),
      ...missionSpaces.map(({ id }) => ({ reveal: id })),
      ...rooms.map((guest) => ({ guest })),
      CHEESE_STEP,
    ]
  },
  why: (table, seat, _args, choice) => whyNotStep(table, seat, choice),
}

function stepsFor(table: WistarTable, seat: Seat): ExploreStep[] {
  const steps: ExploreStep[] = []
  const places = explorerAndTents(table, seat)
  for (const open of doorsNear(table, seat)) steps.push({ open })
  for (const go of stepsFrom(table, playerOf(table, seat).explorer)) steps.push({ go })
  for (const reveal of hiddenMissions(table, places)) steps.push({ reveal })
  if (freeRooms(table, seat) > 0) {
    for (const guest of roomsWithGuests(table, places)) steps.push({ guest })
    if (!whyNoCheese(table, seat)) steps.push(CHEESE_STEP)
  }
  steps.push(STOP)
  return steps
}

function whyNotStep(table: WistarTable, seat: Seat, choice: Json): Reason | undefined {
  if (choice === CHEESE_STEP) return whyNoCheese(table, seat)
  if (!isRecord(choice)) return undefined
  const { open, go, reveal, guest } = choice
  const places = explorerAndTents(table, seat)
  if (open !== undefined) return whyNoDoor(table, open)
  if (typeof go === 'string' && table.content.ways.has(go)) return whyNoStep(table, playerOf(table, seat).explorer, go)
  const space = layoutOf(table).missionSpaces.find(({ id }) => id === reveal)
  if (space)
    return places.includes(space.room) ? because('missionOpen') : because('notInThisRoom', { room: space.room })
  if (typeof guest !== 'string' || !table.content.rooms.has(guest)) return undefined
  if (!places.includes(guest)) return because('notInThisRoom', { room: guest })
  return roomsWithGuests(table, [guest]).length > 0 ? because('noFreeRoom') : because('noGuestHere')
}

/** Spends exploration points one by one, in any mix. */
export function* explore(table: WistarTable, seat: Seat, points: number): Flow {
  for (let left = points; left > 0; left--) {
    const step = yield* ask(table, seat, exploreKind, { left })
    if (step === STOP) return
    if (step === CHEESE_STEP) yield* takeCheese(table, seat)
    else if ('open' in step) yield* openDoor(table, seat, step.open)
    else if ('go' in step) yield* enter(table, seat, step.go)
    else if ('reveal' in step) yield* revealMission(table, seat, step.reveal)
    else yield* takeGuestIn(table, seat, step.guest)
  }
}
