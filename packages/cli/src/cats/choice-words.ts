import { type CardOf, type Content, cardOf, fishPerCat, type Placement } from '@nora/cats'
import { type Decision, type Item, isRecord, type Json, type Match, type Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Screen } from '../play/terminal.ts'
import { nameIn } from '../voice.ts'
import { cardLine } from './card-line.ts'
import { asCats, contentOf } from './match.ts'
import { cardName, itemNames, thingName } from './names.ts'

/** What is asked. */
export function catsQuestion(match: Match, decision: Decision, screen: Screen): string {
  const { voice } = screen
  const content = contentOf(match)
  const args = isRecord(decision.args) ? decision.args : {}
  const thing = String(args.tile ?? args.card ?? '')
  const params = {
    fish: fishOf(match, decision.seat),
    keep: Number(args.keep ?? 0),
    rest: String(args.rest ?? ''),
    number: Number(args.number ?? 0),
    tile: thingName(voice, content, thing),
    what: thingName(voice, content, thing),
  }
  if (decision.kind === 'rescue' && Number(args.rescued) > 0) return voice.format('catsPlay.more')
  const id = `cats.kind.${decision.kind}`
  return voice.has(id) ? voice.say({ id, params }) : decision.kind
}

/** A choice, or the part that several choices share. */
export function catsChoice(match: Match, decision: Decision | undefined, choice: Json, { voice }: Screen): string {
  const content = contentOf(match)
  if (Array.isArray(choice)) return selectionWords(voice, match, decision, choice as Item[])
  if (typeof choice === 'string') return word(voice, content, choice)
  if (!isRecord(choice)) return String(choice)
  if (decision?.kind === 'place') return placeWords(voice, choice as Partial<Placement>)
  if ('rescue' in choice || 'basket' in choice) return rescueWords(voice, match, choice)
  if ('play' in choice) return playWords(voice, content, choice)
  if ('zone' in choice) return zoneWords(voice, choice)
  return Object.values(choice).map(String).join(', ')
}

function word(voice: Catalogue, content: Content, choice: string): string {
  if (voice.has(`catsPlay.do.${choice}`)) return nameIn(voice, `catsPlay.do.${choice}`, choice)
  return nameIn(voice, `cats.colour.${choice}`, thingName(voice, content, choice))
}

/** Cards or treasures chosen together, with what they cost or are good for. */
function selectionWords(voice: Catalogue, match: Match, decision: Decision | undefined, chosen: readonly Item[]) {
  const content = contentOf(match)
  const items = itemNames(voice, content, chosen)
  const sum = (field: 'cost' | 'speed') =>
    chosen.reduce((total, card) => total + ((cardOf(content, card) as CardOf<'rescue'>)[field] ?? 0), 0)
  switch (decision?.kind) {
    case 'draft':
      return voice.format('catsPlay.do.keep', { items })
    case 'buy': {
      if (chosen.length === 0) return voice.format('catsPlay.do.buyNothing')
      const cost = sum('cost')
      return voice.format('catsPlay.do.buy', { items, cost, left: fishOf(match, decision.seat) - cost })
    }
    case 'rescueCards':
      if (chosen.length === 0) return voice.format('catsPlay.do.layNone')
      return voice.format('catsPlay.do.lay', { items, speed: sum('speed') })
    default:
      return items
  }
}

function fishOf(match: Match, seat: Seat): number {
  return asCats(match).table.state.players[seat]?.fish ?? 0
}

/** One of several cards or treasures to choose: in full, except where the whole text stands above. */
export function catsThing(match: Match, { kind }: Decision, thing: Item, { voice }: Screen): string {
  const content = contentOf(match)
  if (!content.cards.has(thing)) return thingName(voice, content, thing)
  if (kind !== 'buy') return cardLine(voice, content, thing)
  const { cost } = cardOf(content, thing) as CardOf<'rescue'>
  return `${cardName(voice, content, thing)} – ${voice.format('catsPlay.card.cost', { fish: cost })}`
}

/** Rows and columns are counted from 1, as around the picture of the ship. */
function placeWords(voice: Catalogue, { row, col, turn, flip }: Partial<Placement>): string {
  if (row === undefined) return ''
  if (col === undefined) return voice.format('catsPlay.do.row', { row: row + 1 })
  const corner = { row: row + 1, column: col + 1 }
  if (turn === undefined || flip === undefined) return voice.format('catsPlay.do.rowColumn', corner)
  return voice.format(flip ? 'catsPlay.do.placeFlipped' : 'catsPlay.do.place', { ...corner, turn })
}

function rescueWords(voice: Catalogue, match: Match, { rescue, basket }: { readonly [key: string]: Json }): string {
  const basketName = basket === undefined ? '…' : nameIn(voice, `catsPlay.basket.${basket}`, String(basket))
  if (typeof rescue !== 'string') return basketName
  const zone = match.table.state.zones.left?.includes(rescue) ? 'left' : 'right'
  const tile = thingName(voice, contentOf(match), rescue)
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
