import { type Item, isHidden } from '@nora/kernel'
import type { Catalogue, MessageRef } from '@nora/messages'
import {
  actions,
  benches,
  type Content,
  colourOf,
  colours,
  type Die,
  type DieName,
  dieNamed,
  faceOf,
  improvements,
  nameOf,
  quadrants,
  rows,
  SLOTS,
} from '@nora/woodcraft'
import { nameIn } from '../voice.ts'

/** The sorts of things that can be named at a table. */
export type Sort =
  | 'hidden'
  | 'helper'
  | 'order'
  | 'contract'
  | 'soloCard'
  | 'rewardTile'
  | 'die'
  | 'actionTile'
  | 'improvement'
  | 'bench'
  | 'slot'
  | 'space'
  | 'tool'
  | 'bundle'
  | 'ringSlot'
  | 'window'
  | 'row'

const ringSlot = /^[A-D][1-7]$/
const windowId = /^[A-D]-[23]$/

/** What sort of thing this is; nothing if there is no such thing. */
export function sortOf(content: Content, thing: string): Sort | undefined {
  const among = (list: readonly string[]) => list.includes(thing)
  const within = (list: readonly { readonly id: string }[]) => list.some(({ id }) => id === thing)
  if (isHidden(thing)) return 'hidden'
  if (content.helpers.has(thing)) return 'helper'
  if (content.orders.has(thing)) return 'order'
  if (content.contracts.has(thing)) return 'contract'
  if (content.soloCards.has(thing)) return 'soloCard'
  if (content.rewardTiles.has(thing)) return 'rewardTile'
  if (dieNamed(thing) !== undefined) return 'die'
  if (among(actions) || thing === 'rearmost') return 'actionTile'
  if (among(improvements)) return 'improvement'
  if (among(benches)) return 'bench'
  if (among(rows)) return 'row'
  if (among(content.tools)) return 'tool'
  if (content.bundles.has(thing)) return 'bundle'
  if (within(content.slots)) return 'slot'
  if (within(content.attic)) return 'space'
  if (ringSlot.test(thing)) return 'ringSlot'
  return windowId.test(thing) ? 'window' : undefined
}

/** A thing by its short name. */
export function thingName(voice: Catalogue, content: Content, thing: string): string {
  switch (sortOf(content, thing)) {
    case 'hidden':
      return voice.format('woodcraftPlay.faceDown', { thing: backName(voice, thing.slice(1)) })
    case 'helper':
      return voice.say(content.helpers.get(thing)?.record.name ?? thing)
    case 'order':
      return voice.say(content.orders.get(thing)?.record.name ?? thing)
    case 'contract':
      return voice.say(content.contracts.get(thing)?.name ?? thing)
    case 'soloCard':
      return voice.format('woodcraftPlay.soloCard', { n: Number(thing.slice(-2)) })
    case 'rewardTile':
      return voice.format('woodcraftPlay.rewardTile', { letter: thing.slice(-1).toUpperCase() })
    case 'die':
      return dieName(voice, thing)
    case 'actionTile':
      return nameIn(voice, `woodcraftPlay.action.${thing}`, thing)
    case 'improvement':
      return nameIn(voice, `woodcraftPlay.improvement.${thing}`, thing)
    case 'bench':
      return nameIn(voice, `woodcraftPlay.bench.${thing}`, thing)
    case 'row':
      return nameIn(voice, `woodcraftPlay.row.${thing}`, thing)
    case 'tool':
      return voice.say(content.tables.tools.find(({ id }) => id === thing)?.name ?? thing)
    case 'bundle':
      return voice.say(bundleStock(content, thing))
    case 'slot':
      return slotName(voice, content, thing)
    case 'space':
      return spaceName(voice, content, thing)
    case 'ringSlot':
      return voice.format('woodcraftPlay.ringSlot', { place: thing })
    case 'window':
      return voice.format('woodcraftPlay.window', { quadrant: thing.slice(0, 1), behind: Number(thing.slice(-1)) })
    default:
      return thing
  }
}

/** Things by name, those that look alike counted. */
export function thingNames(voice: Catalogue, content: Content, things: readonly Item[]): string {
  const counts = new Map<string, number>()
  for (const thing of things) {
    const name = thingName(voice, content, thing)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${voice.number(n)}` : name)).join(', ')
}

export function backName(voice: Catalogue, back: string): string {
  return nameIn(voice, `woodcraftPlay.back.${back}`, back)
}

/** A die by name: "brown 6". */
export function dieName(voice: Catalogue, name: DieName): string {
  return voice.say({ id: 'woodcraftPlay.die', params: dieParams(name) })
}

/** A die as the object of a verb: "a brown 6". */
export function theDie(name: DieName): MessageRef<string> {
  return { id: 'woodcraftCards.die.value', params: dieParams(name) }
}

/** Several dice as the object of a verb: "a brown 4 and a brown 2". */
export function theDice(names: readonly DieName[]): { readonly all: readonly MessageRef<string>[] } {
  return { all: names.map(theDie) }
}

/** The same colour with another value. */
export function dieWith(name: DieName, value: number): DieName {
  return `${colours[colourOf(dieNamed(name) as Die)]}-${value}`
}

export function dieValue(name: DieName): number {
  return faceOf(dieNamed(name) as Die)
}

/** The dice of a pile, the smallest of each colour first. */
export function diceIn(lumber: readonly number[]): DieName[] {
  return lumber.flatMap((count, die) => Array.from({ length: count }, () => nameOf(die)))
}

/** A slot of the action wheel by quadrant and number: "B7". */
export function placeName(place: number): string {
  return `${quadrants[Math.floor(place / SLOTS)]}${(place % SLOTS) + 1}`
}

/** A space of the yard, as solo cards mark it. */
export function yardSpaceName(voice: Catalogue, mark: string): string {
  const [colour = '', n] = mark.split('-')
  return voice.say({ id: 'woodcraftPlay.yardSpace', params: { colour, n: Number(n) } })
}

/** So many of a stock as the object of a verb. */
export function stock(name: string, n: number): MessageRef<string> {
  return { id: `woodcraftCards.stock.${name}`, params: { n } }
}

/** For so many berries. */
export function price(n: number): MessageRef<string> {
  return { id: 'woodcraftPlay.price', params: { n } }
}

export function lanternPrice(n: number): MessageRef<string> {
  return { id: 'woodcraftPlay.lanternPrice', params: { n } }
}

function bundleStock({ bundles }: Content, id: string): MessageRef<string> {
  const bundle = bundles.get(id)
  return stock(bundle?.material ?? id, bundle?.n ?? 0)
}

function slotName(voice: Catalogue, { slots }: Content, id: string): string {
  const slot = slots.find((candidate) => candidate.id === id)
  return voice.format('woodcraftPlay.slot', { column: slot?.column ?? 0, row: slot?.row ?? 0 })
}

function spaceName(voice: Catalogue, { attic }: Content, id: string): string {
  const row = attic.find((candidate) => candidate.id === id)?.row ?? ''
  return voice.say({ id: 'woodcraftPlay.space', params: { row, n: Number(id.slice(-1)) } })
}

function dieParams(name: DieName): { readonly colour: string; readonly value: number } {
  const die = dieNamed(name) as Die
  return { colour: colours[colourOf(die)] as string, value: faceOf(die) }
}
