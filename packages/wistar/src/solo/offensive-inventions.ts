import { type Amount, type Counted, type Effect, limited } from '@nora/effects'
import type { Item, Seat } from '@nora/kernel'
import type { Area } from '../content/names.ts'
import { areaOfGuest } from '../player-board/player-area.ts'
import { guestPoints } from '../scoring/points.ts'
import { layoutOf, RATBOT, type WistarTable } from '../state.ts'
import { BOX } from '../zones.ts'
import { claimedByRatbot } from './objectives.ts'
import { ratbotOf } from './ratbot.ts'
import { RATBOT_DOORS, RATBOT_GUESTS } from './ratbot-zones.ts'

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
  return typeof amount === 'number' ? amount : limited(amount, countFor(table, amount))
}

/** What Ratbot has of a counted thing. Its pile is no hand, and it plays no inventions. */
function countFor(table: WistarTable, { count, area, region }: Counted): number {
  const { beds, rooms, tents, workers } = ratbotOf(table)
  switch (count) {
    case 'beds':
      return beds
    case 'rooms':
      return rooms
    case 'tents':
      return tents.length
    case 'doors':
      return table.zone(RATBOT_DOORS).length
    case 'guests':
      return table.zone(RATBOT_GUESTS).filter((guest) => !area || areaOfGuest(table, guest) === area).length
    case 'objectives':
      return claimedByRatbot(table)
    case 'cubes':
      return markersOnMissions(table, area)
    case 'workers':
      return region ? workers[region as keyof typeof workers] : workers.forest + workers.lair + workers.farm
    case 'hutLeaders':
      return table.state.hut.filter((owner) => owner === RATBOT).length
    default:
      return 0
  }
}

function markersOnMissions(table: WistarTable, area: Counted['area']): number {
  const spaces = layoutOf(table).missionSpaces.filter((space) => !area || space.area === area)
  return spaces.flatMap(({ id }) => table.state.rows[id] ?? []).filter((owner) => owner === RATBOT).length
}
