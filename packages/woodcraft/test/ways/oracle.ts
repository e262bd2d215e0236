import { type Decision, each, FATE, type Item, isRecord, type Json, type Position, type Seat } from '@nora/kernel'
import { type Content, completedOf, type Player, rowOf, rows, type WoodcraftState } from '@nora/woodcraft'

/** What an oracle finds: how many extra actions, and what is spent on them at least. */
export interface Answer {
  readonly steps: number
  readonly cost: number
}

type At = Position<WoodcraftState, Content>

const worth = { berries: 1, lanterns: 3, glue: 1, scrapwood: 1, blades: 1, reuse: 3 } as const

/**
 * Walks every legal choice of the engine itself, one turn choice after the other, as long as nothing but extra actions is
 * done and fate is not asked. It knows no bench and no helper: only questions, choices and what lies on the table then.
 */
export function walked(start: At, seat: Seat, order: Item, mostPositions: number): Answer | undefined | 'too many' {
  const before = playerOf(start, seat)
  const known = new Set([seenIn(start, seat)])
  let layer = [start]
  for (let steps = 1; layer.length > 0; steps++) {
    const costs = layer.flatMap((position) => delivered(position, seat, order, before))
    if (costs.length > 0) return { steps, cost: Math.min(...costs) }
    const next: At[] = []
    for (const position of layer) {
      for (const choice of extras(position, seat)) {
        for (const after of played(position, seat, choice)) {
          const seen = seenIn(after, seat)
          if (known.has(seen)) continue
          known.add(seen)
          next.push(after)
          if (known.size > mostPositions) return 'too many'
        }
      }
    }
    layer = next
  }
  return undefined
}

/** What was spent if the order can be delivered here; without what the order itself takes. */
function delivered(position: At, seat: Seat, order: Item, before: Player): number[] {
  const asked = position.owed(seat) as Decision
  if (![...each(position.space(asked))].some((choice) => isRecord(choice) && choice.complete === order)) return []
  const now = playerOf(position, seat)
  const goods = Object.entries(worth).map(([good, n]) => n * (before[good as 'glue'] - now[good as 'glue']))
  return [[...goods, ...felled(position)].reduce((sum, each) => sum + each, 0)]
}

/** Trees that were felled on the way: how far each was from a six. */
function felled(position: At): readonly number[] {
  return felledAt.get(position) ?? []
}

const felledAt = new WeakMap<At, readonly number[]>()

function extras(position: At, seat: Seat): Json[] {
  const asked = position.owed(seat) as Decision
  return [...each(position.space(asked))].filter(
    (choice) => isRecord(choice) && ['use', 'reuse', 'harvest', 'ability'].some((field) => field in choice),
  )
}

/** Every position in which the seat is asked about its turn again, whatever it answered in between. */
function played(position: At, seat: Seat, choice: Json): At[] {
  const after = position.fork()
  const pots = playerOf(position, seat).pots
  const colour = isRecord(choice) ? ['green', 'yellow', 'brown'].indexOf(String(choice.harvest)) : -1
  const cost = colour < 0 ? [] : [6 - (pots[colour] as number)]
  const costs = [...felled(position), ...cost]
  after.answer(after.owed(seat) as Decision, choice)
  return settled(after, seat).map((each) => {
    felledAt.set(each, costs)
    return each
  })
}

function settled(position: At, seat: Seat): At[] {
  if (position.owed(FATE)) return []
  const asked = position.owed(seat)
  if (!asked) return []
  if (asked.kind === 'turn') return [position]
  return [...each(position.space(asked))].flatMap((choice) => {
    const twin = position.fork()
    twin.answer(twin.owed(seat) as Decision, choice)
    return settled(twin, seat)
  })
}

function playerOf(position: At, seat: Seat): Player {
  return position.table.state.players[seat] as Player
}

/** What makes two positions the same for what is to come. */
function seenIn(position: At, seat: Seat): string {
  const { score, points, ...player } = playerOf(position, seat)
  const { turn } = position.table.state
  const orders = rows.map((_, row) => position.table.zone(rowOf(seat, row)))
  return JSON.stringify([
    player,
    [...(turn?.usedHelpers ?? [])].sort(),
    orders,
    position.table.zone(completedOf(seat)).length,
  ])
}
