import { ask, because, type Flow, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { freeRooms, isUnlocked } from './board.ts'
import { react } from './permanent.ts'
import { playerOf, type WistarTable } from './state.ts'

const BUILD = 'build'
const STOP = 'stop'
/** Bed tiles of a player. */
export const BEDS = 6

/** Whether to build another bed: `off` is what is left of a discount on the whole action. */
type BuildArgs = { readonly left: number; readonly off: number; readonly free: boolean }

export const buildKind: Kind<WistarTable, BuildArgs, typeof BUILD | typeof STOP> = {
  name: 'build',
  space: (table, seat, args) => (whyNotBuild(table, seat, args) ? onlyStop : buildOrStop),
  sought: () => [BUILD, STOP],
  why: (table, seat, args, choice) => (choice === BUILD ? whyNotBuild(table, seat, args) : undefined),
}

const buildOrStop = listed<typeof BUILD | typeof STOP>([BUILD, STOP])
const onlyStop = listed<typeof BUILD | typeof STOP>([STOP])

/** Czech rulebook, Stavba postelí: 2 wood for a bed, 1 once the cube of the discount is gone. */
export function bedPrice(table: WistarTable, seat: Seat): number {
  return isUnlocked(playerOf(table, seat), 'bedDiscount') ? 1 : 2
}

function priceNow(table: WistarTable, seat: Seat, { off, free }: BuildArgs): number {
  return free ? 0 : Math.max(0, bedPrice(table, seat) - off)
}

function whyNotBuild(table: WistarTable, seat: Seat, args: BuildArgs): Reason | undefined {
  const { beds, wood } = playerOf(table, seat)
  if (beds >= BEDS) return because('noneLeft', { what: 'beds' })
  if (freeRooms(table, seat) <= 0) return because('noFreeRoom')
  const needs = priceNow(table, seat, args)
  return wood < needs ? because('needsWood', { needs, has: wood }) : undefined
}

/** Why not a single bed can be built. */
export function whyNoBedBuilt(table: WistarTable, seat: Seat, free: boolean): Reason | undefined {
  return whyNotBuild(table, seat, { left: 1, off: 0, free })
}

/** Up to so many beds, each of them the lowest that is left; its worker goes to the lair entrance. */
export function* buildBeds(table: WistarTable, seat: Seat, n: number, free: boolean, discount = 0): Flow {
  let off = discount
  for (let left = n; left > 0; left--) {
    const args = { left, off, free }
    if ((yield* ask(table, seat, buildKind, args)) === STOP) return
    const price = priceNow(table, seat, args)
    off -= free ? 0 : Math.min(off, bedPrice(table, seat))
    yield* table.content.language.at(table, seat, 'build').spend('wood', price, 'pay')
    const player = playerOf(table, seat)
    player.beds++
    player.entrance++
    table.tell?.({ type: 'bedBuilt', seat, beds: player.beds, price })
    yield* react(table, seat, { on: 'buildBed' })
  }
}
