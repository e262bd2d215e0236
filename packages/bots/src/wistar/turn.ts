import { type Decision, each, isRecord, type Json, type Seat, type Space } from '@nora/kernel'
import {
  type BonusAction,
  bedPrice,
  type MainAction,
  type Player,
  playerOf,
  type Region,
  ROUND_GUEST,
  regions,
  roomPrice,
  strengthOf,
  type WistarTable,
} from '@nora/wistar'
import { worthOf } from './evaluate.ts'
import { playNow } from './inventions.ts'
import { completeNow } from './missions.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import type { Roads } from './roads.ts'

/** What is still to be done in a turn. */
type TurnArgs = {
  readonly placed: boolean
  readonly main: MainAction | null
  readonly bonus: readonly BonusAction[]
}

type Choice = { readonly [field: string]: Json }

/** Bonus actions that serve what comes after them. */
const first: readonly BonusAction[] = ['wood', 'metal', 'joker', 'basicCard', 'move1', 'move2']

/** The few things worth trying at a moment of a turn, those that cannot be wrong alone. */
export function turnChoices(table: WistarTable, seat: Seat, args: Json, space: Space): Json[] {
  const { placed, main } = args as unknown as TurnArgs
  const choices = [...each(space)]
  const having = (field: string) => choices.filter((choice) => isRecord(choice) && field in choice) as Choice[]
  const claims = having('claim')
  if (claims.length > 0) return claims.slice(0, 1)
  if (!placed) return having('place')
  const sends = having('send')
  if (sends.length > 0) return sentFor(table, seat, main, sends)
  const bonuses = having('bonus')
  const preparing = bonuses.filter(({ bonus }) => first.includes(bonus as BonusAction))
  if (preparing.length > 0) return preparing.slice(0, 1)
  const mains = having('main')
  return [
    ...mains,
    ...bonuses,
    ...having('use').slice(0, 3),
    ...having('move').filter(({ move }) => helps(table, main, move as Choice)),
    ...choices.filter((choice) => choice === 'tent'),
    ...(mains.length + bonuses.length === 0 ? [...(isRich(table, seat) ? having('buy') : []), 'end'] : []),
  ]
}

/** With so many things in store some are better swapped for a joker or electricity. */
const PLENTY = 6

function isRich(table: WistarTable, seat: Seat): boolean {
  const { wood, metal } = playerOf(table, seat)
  return wood + metal >= PLENTY
}

/** To the region of the main action or the one with the most workers, while the action is still to come. */
function sentFor(table: WistarTable, seat: Seat, main: MainAction | null, sends: Choice[]): Choice[] {
  if (!main) return sends
  const wanted = table.content.regionOf[main]
  const { workers } = playerOf(table, seat)
  const rank = ({ send }: Choice) => (send === wanted ? 99 : workers[send as Region])
  return [...sends].sort((one, other) => rank(other) - rank(one)).slice(0, 2)
}

/** A movement token is spent for the main action to come. */
function helps({ content }: WistarTable, main: MainAction | null, { to }: Choice): boolean {
  return main !== null && content.regionOf[main] === to
}

/** What the rest of an open question adds to what the table shows. */
export function promise(table: WistarTable, seat: Seat, { kind, args }: Decision, roads: Roads): number {
  const outlook = outlookOf(table, seat, roads)
  const { left = 0 } = (isRecord(args) ? args : {}) as { left?: number }
  switch (kind) {
    case 'turn':
      return leftInTurn(outlook, args as unknown as TurnArgs)
    case 'explore':
      return 0.9 * left
    case 'develop':
      return 0.8 * left
    case 'dig':
      return digWorth(outlook, left)
    case 'build':
      return buildWorth(outlook, left)
    case 'playInvention':
      return playNow(outlook)
    case 'completeMission':
      return completeNow(outlook)
    // A choice of cards and missions that stays secret is a potion, or nearly one.
    case 'effect.chooseSecretly':
      return potionWorth(outlook)
    default:
      return 0
  }
}

function potionWorth(outlook: Outlook): number {
  return 0.6 * Math.max(outlook.soon, playNow(outlook), completeNow(outlook))
}

function leftInTurn(outlook: Outlook, { placed, main, bonus }: TurnArgs): number {
  if (!placed) return 2
  let sum = main ? mainWorth(outlook, main) : 0
  for (const action of bonus) sum += bonusWorth(outlook, action)
  return sum
}

function mainWorth(outlook: Outlook, action: MainAction): number {
  const { table, seat, player } = outlook
  const moves = player.movement > 0 && movable(outlook, action) ? 0.5 : 0
  const strength = strengthOf(table, seat, action) + player.entrance + moves
  switch (action) {
    case 'gatherWood':
      return gainIf(outlook, { wood: player.wood + strength })
    case 'gatherMetal':
      return gainIf(outlook, { metal: player.metal + strength })
    case 'digRooms':
      return digWorth(outlook, strength)
    case 'buildBeds':
      return buildWorth(outlook, strength)
    case 'developProjects':
      return 0.75 * strength * Math.min(1, outlook.turns / 4)
    case 'explore':
      return 1.1 * strength
  }
}

function movable({ table, player }: Outlook, action: MainAction): boolean {
  const wanted = table.content.regionOf[action]
  return regions.some((region) => region !== wanted && player.workers[region] > 0)
}

function digWorth(outlook: Outlook, strength: number): number {
  const { table, seat, player, free } = outlook
  const price = roomPrice(table, seat)
  const rooms = Math.floor(Math.min(strength, player.metal / price, 6 - player.rooms))
  if (rooms <= 0) return 0
  return gainIf(outlook, { rooms: player.rooms + rooms, metal: player.metal - rooms * price }, free + rooms)
}

function buildWorth(outlook: Outlook, strength: number): number {
  const { table, seat, player, free } = outlook
  const price = bedPrice(table, seat)
  const beds = Math.floor(Math.min(strength, player.wood / price, free, 6 - player.beds))
  if (beds <= 0) return 0
  const built = { beds: player.beds + beds, wood: player.wood - beds * price, entrance: player.entrance + beds }
  return gainIf(outlook, built, free - beds)
}

/** How much more the seat could expect if some of what it has were different. */
function gainIf(outlook: Outlook, changes: Partial<Player>, free = outlook.free): number {
  return Math.max(0, worthOf({ ...outlook, free, player: { ...outlook.player, ...changes } }) - worthOf(outlook))
}

function bonusWorth(outlook: Outlook, bonus: BonusAction): number {
  const { table, free, soon } = outlook
  switch (bonus) {
    case 'playInvention':
      return playNow(outlook)
    case 'completeMission':
      return completeNow(outlook)
    case 'potion':
      return potionWorth(outlook)
    case 'roundGuest':
      return free > 0 && table.zone(ROUND_GUEST).length > 0 ? 2 : 0
    case 'explore':
      return 1
    case 'joker':
      return 1.2
    case 'move2':
      return 0.8
    case 'move1':
      return 0.5
    default:
      return 0.8 * soon
  }
}
