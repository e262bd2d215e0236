import { type Amount, type Counted, type Effect, limited } from '@nora/effects'
import type { Item, Seat } from '@nora/kernel'
import type { Area } from '../content/names.ts'
import { areaOfGuest } from '../player-board/player-area.ts'
import { guestPoints } from '../scoring/points.ts'
import type { WistarTable } from '../state.ts'
import { BOX } from '../zones.ts'
import { ratbotOf } from './ratbot.ts'
import { ratbotCount } from './ratbot-counts.ts'
import { RATBOT_GUESTS } from './ratbot-zones.ts'

/** Russian rulebook, Агрессивные эффекты на картах изобретений: an offensive invention of the player hits Ratbot. */
export function offendRatbot(table: WistarTable, seat: Seat, card: Item, power: Effect): void {
  if (!table.state.ratbot || power.do !== 'others') return
  const more = power.more as Counted | undefined
  if (more && amountFor(table, more) <= table.content.language.at(table, seat, card).amount(more)) return
  suffer(table, power.effect as unknown as Effect)
}

/** What Ratbot loses; it has no resources and no hand to lose anything from. */
function suffer(table: WistarTable, effect: Effect): void {
  if (effect.do === 'lose') lose(table, effect.what as string, amountFor(table, effect.n as Amount))
  if (effect.do === 'choose') sufferOne(table, Object.values(effect.options as unknown as Record<string, Effect>))
  if (effect.do === 'seq') for (const part of effect.effects as unknown as readonly Effect[]) suffer(table, part)
}

/** Of resources or points it loses the points, of a guest or points the guest. */
function sufferOne(table: WistarTable, options: readonly Effect[]): void {
  const losing = (what: (stock: unknown) => boolean) =>
    options.find((option) => option.do === 'lose' && what(option.what))
  const guest = losing((stock) => guestsTaken(table, stock).length > 0)
  const suffered = guest ?? losing((stock) => stock === 'points')
  if (suffered) suffer(table, suffered)
}

function lose(table: WistarTable, what: string, n: number): void {
  if (what === 'points') {
    ratbotOf(table).points -= n
    table.tell?.({ type: 'ratbotLoses', points: n })
  }
  for (const guest of guestsTaken(table, what).slice(0, n)) {
    table.move(guest, RATBOT_GUESTS, BOX)
    table.tell?.({ type: 'ratbotLosesGuest', items: [guest] })
  }
}

const areasOf: { readonly [stock: string]: readonly Area[] } = {
  guest: ['house', 'cellar'],
  houseGuest: ['house'],
  cellarGuest: ['cellar'],
}

/** The guests it would give up, first the one with the fewest points, among equals one of the cellar. */
function guestsTaken(table: WistarTable, stock: unknown): Item[] {
  const areas = areasOf[String(stock)] ?? []
  const guests = table.zone(RATBOT_GUESTS).filter((guest) => areas.includes(areaOfGuest(table, guest)))
  const isHouse = (guest: Item) => Number(areaOfGuest(table, guest) === 'house')
  return guests.sort(
    (one, other) => guestPoints(table, one) - guestPoints(table, other) || isHouse(one) - isHouse(other),
  )
}

function amountFor(table: WistarTable, amount: Amount): number {
  return typeof amount === 'number' ? amount : limited(amount, ratbotCount(table, amount))
}
