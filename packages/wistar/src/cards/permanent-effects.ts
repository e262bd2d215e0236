import { matchesTrigger, type Rule, type Trigger } from '@nora/effects'
import type { Flow, Item, Seat } from '@nora/kernel'
import type { Lasting } from '../content/content.ts'
import { editionOf, playerOf, type WistarTable } from '../state.ts'

function lastingOf(table: WistarTable, item: Item): Lasting {
  return table.content.lasting[editionOf(table)].get(item) as Lasting
}

/** The lasting rules of one name that hold for a player. */
export function rulesOf(table: WistarTable, seat: Seat, name: string): readonly Rule[] {
  const { lasting } = playerOf(table, seat)
  if (lasting.length === 0) return none
  const found: Rule[] = []
  for (const item of lasting) {
    const { always } = lastingOf(table, item)
    if (always?.rule === name) found.push(always)
  }
  return found
}

const none: readonly Rule[] = []

/** By how much the lasting rules of one name change something. */
export function sumOf(table: WistarTable, seat: Seat, name: string, applies?: (rule: Rule) => boolean): number {
  let sum = 0
  for (const rule of rulesOf(table, seat, name)) if (!applies || applies(rule)) sum += rule.by as number
  return sum
}

/**
 * What may come again and again. A card does not react to one of these that it brings about itself: cards 110, 112 and
 * 150 give one more, and no card makes a turn endless. All other events use something up.
 */
const repeatable = new Set([
  'gain',
  'gainPoints',
  'gainElectricity',
  'mainAction',
  'enterRoom',
  'takeInvention',
  'drinkPotion',
])

/** What a player's permanent effects do about an event; nothing if none of them minds. */
export function reactTo(table: WistarTable, seat: Seat, event: Trigger): Flow | undefined {
  const { lasting } = playerOf(table, seat)
  if (lasting.length === 0) return undefined
  const once = repeatable.has(event.on)
  const minding = lasting.filter((item) => {
    const { when } = lastingOf(table, item)
    return when && matchesTrigger(event, when.trigger) && !(once && table.state.reacting.includes(item))
  })
  return minding.length > 0 ? reactions(table, seat, minding, once) : undefined
}

function* reactions(table: WistarTable, seat: Seat, items: readonly Item[], once: boolean): Flow {
  for (const item of items) {
    const { when } = lastingOf(table, item)
    if (!when) continue
    const { reacting } = table.state
    if (once) reacting.push(item)
    yield* table.content.language.at(table, seat, item).run(when.effect)
    if (once) reacting.splice(reacting.lastIndexOf(item), 1)
  }
}

/** The same where a flow is at hand to go on with. */
export function* react(table: WistarTable, seat: Seat, event: Trigger): Flow {
  const flow = reactTo(table, seat, event)
  if (flow) yield* flow
}

/** The same where an event counts once for each of several things. */
export function* reactEach(table: WistarTable, seat: Seat, event: Trigger, times: number): Flow {
  for (let left = times; left > 0; left--) yield* react(table, seat, event)
}
