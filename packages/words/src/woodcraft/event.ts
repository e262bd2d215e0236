import type { GameEvent, Table } from '@nora/kernel'
import type { Catalogue, Text } from '@nora/messages'
import {
  CONTRACT_DECK,
  CONTRACTS,
  type Content,
  type DieName,
  GONE,
  HELPER_DISCARDS,
  HELPERS,
  LARGEST,
  ORDER_DISCARDS,
  ORDERS,
  quadrants,
  SOLO_DISCARDS,
} from '@nora/woodcraft'
import { nameIn } from '../voice.ts'
import type { Speaker } from '../words.ts'
import { choosingLine } from './card-lines.ts'
import { dieWith, lanternPrice, placeName, price, stock, theDice, theDie, thingName, thingNames } from './names.ts'
import { asWoodcraft } from './table.ts'

/** What happened, in a sentence; nothing for what only matters to the table itself. */
export function woodcraftEvent(table: Table, event: GameEvent, speaker: Speaker): string | undefined {
  const { voice } = speaker
  const { content } = asWoodcraft(table)
  const key = sentenceFor(event)
  return key && voice.say({ id: `woodcraftPlay.event.${key}`, params: paramsOf(content, event, speaker) })
}

/** Which sentence tells it. */
function sentenceFor({ type, ...event }: GameEvent): string | undefined {
  switch (type) {
    case 'move':
      return moveSentence(String(event.from), String(event.to))
    // The dice are told by the yard they lie in, steps of reputation by what brings or takes them, a turn by the next one.
    case 'roll':
    case 'reputation':
    case 'turnEnded':
      return undefined
    // A six is harvested at once.
    case 'grow':
      return event.value === LARGEST ? undefined : type
    // The moved tile's own action is told by what is done in it.
    case 'mainAction':
      return event.lanterns === 0 ? undefined : type
    case 'placeOrder':
      return event.berries === 0 ? type : 'buyOrder'
    case 'saw':
      return event.blades === 0 ? type : 'sawBlades'
    case 'gain':
      return event.n === 0 ? undefined : type
    default:
      return type
  }
}

/** Cards that come and go by themselves; what players do with cards is told as such. */
function moveSentence(from: string, to: string): string | undefined {
  if (from === CONTRACTS) return to === GONE ? 'vanished' : 'contractsClosed'
  if (from === CONTRACT_DECK) return 'contractsShown'
  if (from === SOLO_DISCARDS) return 'soloReshuffled'
  if (from === ORDER_DISCARDS || from === HELPER_DISCARDS) return 'reshuffled'
  if (to === GONE && (from === ORDERS || from === HELPERS)) return 'discarded'
  if (to === ORDER_DISCARDS || to === HELPER_DISCARDS)
    return from === ORDERS || from === HELPERS ? 'discarded' : undefined
  return to === ORDERS || to === HELPERS ? 'shown' : undefined
}

/** Everything that a sentence may name. */
function paramsOf(content: Content, event: GameEvent, { voice, name }: Speaker) {
  const { seat, items = [], die, into, by, type } = event
  const text = (field: string) => (typeof event[field] === 'string' ? event[field] : '')
  const number = (field: string) => (typeof event[field] === 'number' ? event[field] : 0)
  const named = (field: string) => (text(field) === '' ? '' : thingName(voice, content, text(field)))
  const place = (field: string) => (typeof event[field] === 'number' ? placeName(event[field]) : '')
  const colour = text('colour')
  return {
    name: seat === undefined ? '' : name(seat),
    items:
      type === 'soloCard' ? items.map((item) => thingName(voice, content, item)) : itemWords(voice, content, event),
    round: number('round'),
    berries: number('berries'),
    points: number('points'),
    reputation: number('reputation'),
    cause: text('cause'),
    blades: number('blades'),
    orders: number('orders'),
    quadrant: quadrants[number('lead')] ?? '',
    space: type === 'placeTool' ? named('space') : number('space'),
    action: named('action'),
    bench: named('bench'),
    improvement: named('improvement'),
    tool: named('tool'),
    row: named('row'),
    road: nameIn(voice, `woodcraft.score.${text('road')}`, ''),
    from: place('from'),
    to: place('to'),
    slot: typeof event.slot === 'number' ? thingName(voice, content, content.slots[event.slot]?.id ?? '') : '',
    price: 'lanterns' in event ? lanternPrice(number('lanterns')) : price(number('berries')),
    stock: stockOf(event),
    die: typeof die === 'string' ? theDie(die) : '',
    dice: diceWords(voice, content, event),
    into: typeof into === 'string' ? theDie(into) : '',
    parts: Array.isArray(into) ? theDice(into.map((value) => dieWith(String(die), Number(value))).reverse()) : '',
    value: typeof die === 'string' && typeof by === 'number' ? valueAfter(die, type, by) : 0,
    tree: colour === '' ? '' : theDie(`${colour}-${number('tree') || number('value')}`),
  }
}

/** Dice of the yard by name, others as what is given; an order may take materials as well. */
function diceWords(voice: Catalogue, content: Content, { type, die, dice = [], materials = [] }: GameEvent): Text {
  if (type === 'newLumber') return thingNames(voice, content, dice as DieName[])
  if (type === 'lumberGone') return thingNames(voice, content, [String(die)])
  const goods = (materials as [string, number][]).map(([material, n]) => stock(material, n))
  return { all: [...theDice(dice as DieName[]).all, ...goods] }
}

/** New cards on show are told in full, others by name. */
function itemWords(voice: Catalogue, content: Content, { type, items = [] }: GameEvent): string {
  if (type !== 'move' || items.length > 1) return thingNames(voice, content, items)
  return items.map((item) => choosingLine(voice, content, item).replace(/\.$/, '')).join(', ')
}

/** How many of what was gained, paid or bought. */
function stockOf({ what, material, n }: GameEvent) {
  const good = what ?? material
  return typeof good === 'string' && typeof n === 'number' ? stock(good, n) : ''
}

function valueAfter(die: DieName, type: string, by: number): number {
  const value = Number(die.split('-')[1])
  return type === 'shave' ? value - by : value + by
}
