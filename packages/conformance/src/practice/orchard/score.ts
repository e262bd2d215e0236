import { type Outcome, ranking, type Seat, type SheetLine } from '@nora/kernel'
import { type Fruit, nameOf } from './cards.ts'
import { COMPOST, crate, gardener, type OrchardTable, seatsAt, shed } from './state.ts'

const MOST_PLUMS = 5
const LEVEL_ON_PLUMS = 2

function count(table: OrchardTable, seat: Seat, fruit: Fruit): number {
  return table.zone(crate(seat)).filter((card) => nameOf(card) === fruit).length
}

/** Apples count two each, pears 1, 3, 6, ...; who has most plums gets a prize; a tool that was not used counts one. */
export function sheet(table: OrchardTable, seat: Seat): SheetLine[] {
  const pears = count(table, seat, 'pear')
  return [
    { id: 'apples', points: 2 * count(table, seat, 'apple') },
    { id: 'pears', points: (pears * (pears + 1)) / 2 },
    { id: 'plums', points: plumPrize(table, seat) },
    { id: 'tools', points: table.zone(shed(seat)).length },
  ]
}

function plumPrize(table: OrchardTable, seat: Seat): number {
  const own = count(table, seat, 'plum')
  const others = seatsAt(table).filter((other) => other !== seat)
  const best = Math.max(...others.map((other) => count(table, other, 'plum')))
  if (own === 0 || own < best) return 0
  return own > best ? MOST_PLUMS : LEVEL_ON_PLUMS
}

/** Who is level in points and fed the wasps less is ahead. */
export function outcome(table: OrchardTable): Outcome {
  const sheets = seatsAt(table).map((seat) => sheet(table, seat))
  return { standings: ranking(sheets, { by: 'lost', of: (seat) => -gardener(table, seat).lost }) }
}

/** All that was stung lies on the compost. */
export function audit(table: OrchardTable): string[] {
  const fruit = table.zone(COMPOST).filter((card) => ['apple', 'pear', 'plum'].includes(nameOf(card))).length
  const lost = table.state.gardeners.reduce((sum, { lost }) => sum + lost, 0)
  return fruit === lost ? [] : [`compost:${fruit}!=${lost}`]
}
