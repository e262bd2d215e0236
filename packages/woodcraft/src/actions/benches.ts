import { because, type Flow, type Reason, type Seat } from '@nora/kernel'
import { holds, sumOf } from '../cards/permanent-abilities.ts'
import type { Bench } from '../content/names.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { spend } from '../workshop/goods.ts'
import { hasBench, isReady, isSplice, isUsed, raiseOf, turnTile } from '../workshop/workshop.ts'
import { glue, whyNotGlue } from './glue.ts'
import { saw, whyNotSaw } from './saw.ts'
import { splice, whyNotSplice } from './splice.ts'

/** Why nothing can be done at a sawing, splicing or gluing tile, whichever side is up. */
function whyNotWork(table: WoodcraftTable, seat: Seat, bench: Bench): Reason | undefined {
  const { scrapwood, glue: held } = playerOf(table, seat)
  if (bench === 'saw') return whyNotSaw(table, seat)
  if (bench === 'glue') {
    if (held === 0 && !holds(table, seat, 'glueFree')) {
      return because('needsMaterial', { material: 'glue', needs: 1, has: 0 })
    }
    return whyNotGlue(table, seat)
  }
  if (scrapwood === 0 && !holds(table, seat, 'spliceFree')) {
    return because('needsMaterial', { material: 'scrapwood', needs: 1, has: 0 })
  }
  return whyNotSplice(table, seat)
}

export function whyNotUse(table: WoodcraftTable, seat: Seat, bench: Bench): Reason | undefined {
  const player = playerOf(table, seat)
  if (!hasBench(player, bench)) return because('notBuilt')
  return isReady(player, bench) ? whyNotWork(table, seat, bench) : because('tileUsed')
}

/** Czech rulebook, Žeton opětovného využití dílku: only for a tile that lies face down. */
export function whyNotReuse(table: WoodcraftTable, seat: Seat, bench: Bench): Reason | undefined {
  const player = playerOf(table, seat)
  if (player.reuse === 0) return because('needsReuse')
  if (!hasBench(player, bench)) return because('notBuilt')
  return isUsed(player, bench) ? whyNotWork(table, seat, bench) : because('tileNotUsed')
}

/** The tile is turned over and does its work. */
export function* useBench(table: WoodcraftTable, seat: Seat, bench: Bench): Flow {
  turnTile(playerOf(table, seat), bench, true)
  table.tell?.({ type: 'useBench', seat, bench })
  yield* work(table, seat, bench)
}

/** The tile works once more and stays as it lies; material is needed all the same. */
export function* reuseBench(table: WoodcraftTable, seat: Seat, bench: Bench): Flow {
  spend(table, seat, 'reuse', 1)
  table.tell?.({ type: 'reuse', seat, bench })
  yield* work(table, seat, bench)
}

function* work(table: WoodcraftTable, seat: Seat, bench: Bench): Flow {
  if (bench === 'saw') return yield* saw(table, seat, { cuts: 1 })
  if (isSplice(bench)) {
    if (!holds(table, seat, 'spliceFree')) spendMaterial(table, seat, 'scrapwood')
    return yield* splice(table, seat, raiseOf(table, bench) + sumOf(table, seat, 'higherSplice'))
  }
  if (!holds(table, seat, 'glueFree')) spendMaterial(table, seat, 'glue')
  yield* glue(table, seat)
}

function spendMaterial(table: WoodcraftTable, seat: Seat, material: 'scrapwood' | 'glue'): void {
  spend(table, seat, material, 1)
  table.tell?.({ type: 'pay', seat, what: material, n: 1 })
}
