import { ask, because, type Flow, isRecord, type Json, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { type Region, regions } from '../content/names.ts'
import { playerOf, type WistarTable } from '../state.ts'

export type Move = { readonly from: Region; readonly to: Region }

const STOP = 'stop'

/** Every move of a worker between two regions, in order. */
export const everyMove: readonly Move[] = regions.flatMap((from) =>
  regions.filter((to) => to !== from).map((to) => ({ from, to })),
)

export const moveWorkerKind: Kind<WistarTable, { readonly left: number }, Move | typeof STOP> = {
  name: 'moveWorker',
  declines: (choice) => choice === STOP,
  space: (table, seat) => lazy(() => [...movesFor(table, seat), STOP]),
  sought: () => everyMove,
  why: (_table, _seat, _args, choice) => whyNotMove(choice),
}

export function movesFor(table: WistarTable, seat: Seat): Move[] {
  const { workers } = playerOf(table, seat)
  return everyMove.filter(({ from }) => workers[from] > 0)
}

export function whyNotMove(choice: Json): Reason | undefined {
  if (!isRecord(choice) || !isRegion(choice.from) || !isRegion(choice.to)) return undefined
  return choice.from === choice.to ? because('sameRegion') : because('noWorkerIn', { region: choice.from })
}

export function isRegion(value: Json | undefined): value is Region {
  return regions.includes(value as Region)
}

export function moveWorker(table: WistarTable, seat: Seat, { from, to }: Move): void {
  const { workers } = playerOf(table, seat)
  workers[from]--
  workers[to]++
  table.tell?.({ type: 'workerMoved', seat, from, to })
}

/** Czech rulebook, Pohyb krys: up to so many workers, each from any region to any other. */
export function* moveWorkers(table: WistarTable, seat: Seat, n: number): Flow {
  for (let left = n; left > 0; left--) {
    const move = yield* ask(table, seat, moveWorkerKind, { left })
    if (move === STOP) return
    moveWorker(table, seat, move)
  }
}

export const sendWorkerKind: Kind<WistarTable, { readonly left: number }, Region | typeof STOP> = {
  name: 'sendWorker',
  declines: (choice) => choice === STOP,
  space: (table, seat) => lazy(() => (playerOf(table, seat).entrance > 0 ? [...regions, STOP] : [STOP])),
  sought: () => regions,
  why: () => because('noWorkerAtEntrance'),
}

/** Czech rulebook, Přesun krys na herní plán: from the lair entrance to a region. */
export function* sendWorker(table: WistarTable, seat: Seat, region: Region): Flow {
  const player = playerOf(table, seat)
  player.entrance--
  player.workers[region]++
  table.tell?.({ type: 'workerSent', seat, region })
  yield* react(table, seat, { on: 'sendWorker' })
}

export function* sendWorkers(table: WistarTable, seat: Seat, n: number): Flow {
  for (let left = n; left > 0; left--) {
    if (playerOf(table, seat).entrance === 0) return
    const region = yield* ask(table, seat, sendWorkerKind, { left })
    if (region === STOP) return
    yield* sendWorker(table, seat, region)
  }
}
