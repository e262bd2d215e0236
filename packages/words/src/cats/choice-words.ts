import { type CardOf, type Content, cardOf, fishPerCat, type Placement } from '@nora/cats'
import { type Decision, type Item, isRecord, type Json, type Seat, type Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { cardLine } from '../card-line.ts'
import { dashed, nameIn } from '../voice.ts'
import type { Speaker } from '../words.ts'
import { cardFace } from './card-face.ts'
import { cardName, itemNames, thingName } from './names.ts'
import { asCats } from './table.ts'

/** What is asked. */
export function catsQuestion(table: Table, decision: Decision, speaker: Speaker): string {
  const { voice } = speaker
  const content = asCats(table).content
  const args = isRecord(decision.args) ? decision.args : {}
  const thing = String(args.tile ?? args.card ?? '')
  const params = {
    fish: fishOf(table, decision.seat),
    keep: Number(args.keep ?? 0),
    rest: String(args.rest ?? ''),
    number: Number(args.number ?? 0),
    tile: thingName(voice, content, thing),
    what: thingName(voice, content, thing),
  }
  // What a turn has done already is not offered again.
  if (
    (decision.kind === 'rescue' && Number(args.rescued) > 0) ||
    (decision.kind === 'rareFinds' && args.found === true)
  )
    return voice.format('catsPlay.more')
  const id = `cats.kind.${decision.kind}`
  return voice.has(id) ? voice.say({ id, params }) : decision.kind
}

/** A choice, or the part that several choices share. */
export function catsChoice(table: Table, decision: Decision | undefined, choice: Json, { voice }: Speaker): string {
  const content = asCats(table).content
  if (Array.isArray(choice)) return selectionWords(voice, table, decision, choice as Item[])
  // Where nobody else could act, nobody is asked.
  if (choice === 'raise' && table.options.seats === 1) return voice.format('catsPlay.do.raiseAlone')
  if (typeof choice === 'string') return word(voice, content, choice)
  if (!isRecord(choice)) return String(choice)
  if (decision?.kind === 'place') return placeWords(voice, choice as Partial<Placement>)
  if ('rescue' in choice || 'basket' in choice) return rescueWords(voice, table, choice)
  if ('play' in choice) return playWords(voice, content, choice)
  if ('zone' in choice) return zoneWords(voice, choice)
  return Object.values(choice).map(String).join(', ')
}

function word(voice: Catalogue, content: Content, choice: string): string {
  if (voice.has(`catsPlay.do.${choice}`)) return nameIn(voice, `catsPlay.do.${choice}`, choice)
  return nameIn(voice, `cats.colour.${choice}`, thingName(voice, content, choice))
}

/** Cards or treasures chosen together, with what they cost or are good for. */
function selectionWords(voice: Catalogue, table: Table, decision: Decision | undefined, chosen: readonly Item[]) {
  const content = asCats(table).content
  const items = itemNames(voice, content, chosen)
  const sum = (field: 'cost' | 'speed') =>
    chosen.reduce((total, card) => total + ((cardOf(content, card) as CardOf<'rescue'>)[field] ?? 0), 0)
  switch (decision?.kind) {
    case 'draft':
      return voice.format('catsPlay.do.keep', { items })
    case 'buy': {
      if (chosen.length === 0) return voice.format('catsPlay.do.buyNothing')
      const cost = sum('cost')
      return voice.format('catsPlay.do.buy', { items, cost, left: fishOf(table, decision.seat) - cost })
    }
    case 'rescueCards':
      if (chosen.length === 0) return voice.format('catsPlay.do.layNone')
      return voice.format('catsPlay.do.lay', { items, speed: sum('speed') })
    default:
      return items
  }
}

function fishOf(table: Table, seat: Seat): number {
  return asCats(table).state.players[seat]?.fish ?? 0
}

/** One of several cards or treasures to choose: in full, except where the whole text stands above. */
export function catsThing(table: Table, { kind }: Decision, thing: Item, { voice }: Speaker): string {
  const content = asCats(table).content
  if (!content.cards.has(thing)) return thingName(voice, content, thing)
  if (kind !== 'buy') return cardLine(voice, cardFace(voice, content, thing))
  const { cost } = cardOf(content, thing) as CardOf<'rescue'>
  return dashed(voice, [cardName(voice, content, thing), voice.format('catsPlay.card.cost', { fish: cost })])
}

/** Rows and columns are counted from 1, as around the picture of the ship. */
function placeWords(voice: Catalogue, { row, col, turn, flip }: Partial<Placement>): string {
  if (row === undefined) return ''
  if (col === undefined) return voice.format('catsPlay.do.row', { row: row + 1 })
  const corner = { row: row + 1, column: col + 1 }
  if (turn === undefined || flip === undefined) return voice.format('catsPlay.do.rowColumn', corner)
  return voice.format(flip ? 'catsPlay.do.placeFlipped' : 'catsPlay.do.place', { ...corner, turn })
}

function rescueWords(voice: Catalogue, table: Table, { rescue, basket }: { readonly [key: string]: Json }): string {
  const basketName = basket === undefined ? '…' : nameIn(voice, `catsPlay.basket.${basket}`, String(basket))
  if (typeof rescue !== 'string') return basketName
  const zone = table.state.zones.left?.includes(rescue) ? 'left' : 'right'
  const tile = thingName(voice, asCats(table).content, rescue)
  return voice.format('catsPlay.do.rescue', { tile, fish: fishPerCat[zone], basket: basketName })
}

function playWords(voice: Catalogue, content: Content, { play, take }: { readonly [key: string]: Json }): string {
  const card = cardName(voice, content, String(play))
  if (take === undefined) return voice.format('catsPlay.do.play', { card })
  return voice.format('catsPlay.do.playFor', { card, take: nameIn(voice, `catsPlay.take.${take}`, String(take)) })
}

function zoneWords(voice: Catalogue, { zone, position }: { readonly [key: string]: Json }): string {
  const name = nameIn(voice, `catsPlay.zone.${zone}`, String(zone))
  return position === undefined
    ? name
    : voice.format('catsPlay.do.position', { zone: name, position: Number(position) })
}
