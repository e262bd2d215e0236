import { ask, because, type Flow, type Kind, lazy, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { reachableRooms, stepsFrom, whyNoStep } from './farm.ts'

type GoArgs = { readonly how: 'step' | 'reach' }

const STAY = 'stay'

/** Where an effect moves the explorer. */
export const explorerKind: Kind<WistarTable, GoArgs, string> = {
  name: 'moveExplorer',
  declines: (choice) => choice === STAY,
  space: (table, seat, args) => lazy(() => [...placesFor(table, seat, args), STAY]),
  sought: (table) => [...table.content.rooms.keys()],
  why: (table, seat, { how }, choice) => {
    if (typeof choice !== 'string' || !table.content.rooms.has(choice)) return undefined
    const { explorer } = playerOf(table, seat)
    if (choice === explorer) return because('alreadyThere')
    return how === 'step' ? whyNoStep(table, explorer, choice) : because('outOfReach')
  },
}

export function placesFor(table: WistarTable, seat: Seat, { how }: GoArgs): string[] {
  const { explorer } = playerOf(table, seat)
  if (how === 'step') return stepsFrom(table, explorer)
  return reachableRooms(table, explorer).filter((room) => room !== explorer)
}

export function* moveExplorer(table: WistarTable, seat: Seat, args: GoArgs): Flow {
  const place = yield* ask(table, seat, explorerKind, args)
  if (place !== STAY) yield* enter(table, seat, place)
}

export function* enter(table: WistarTable, seat: Seat, place: string): Flow {
  const player = playerOf(table, seat)
  table.tell?.({ type: 'explorerMoved', seat, from: player.explorer, to: place })
  player.explorer = place
  yield* react(table, seat, { on: 'enterRoom' })
}
