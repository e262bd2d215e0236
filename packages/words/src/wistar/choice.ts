import type { Cost, Effect } from '@nora/effects'
import { type Decision, type Item, isRecord, type Json, type Seat, type Table } from '@nora/kernel'
import {
  type Area,
  type abilities,
  areaOf,
  CHEESE,
  cardOf,
  cardPrice,
  type Deck,
  deckOf,
  guestPoints,
  highest,
  layoutOf,
  type MainAction,
  type Mission,
  openMission,
  type PlayTerms,
  pairsOf,
  playerOf,
  playingCost,
  type Region,
  regions,
  type WistarTable,
} from '@nora/wistar'
import { cardLine } from '../card-line.ts'
import { dashed } from '../voice.ts'
import type { Speaker } from '../words.ts'
import { cardFace } from './card-face.ts'
import { actionName, itemName, passageName, placeName, regionName } from './names.ts'
import { asWistar } from './table.ts'
import { abilityText } from './text/ability-text.ts'
import { effectClause } from './text/clause.ts'
import { rowTerms } from './text/mission-text.ts'
import { stateSide } from './text/state-side.ts'
import { mainChoice, moveChoice, turnChoice } from './turn-choice.ts'

type Fields = { readonly [key: string]: Json }

/** A choice, or the part that several choices share. */
export function wistarChoice(anyTable: Table, decision: Decision | undefined, choice: Json, speaker: Speaker): string {
  const table = asWistar(anyTable)
  const { voice } = speaker
  const kind = decision?.kind ?? ''
  const seat = decision?.seat ?? 0
  const args = (isRecord(decision?.args) ? decision.args : {}) as Fields
  if (kind === 'turn') return turnChoice(table, seat, args, choice, speaker)
  if (kind.startsWith('effect.')) return effectChoice(table, args, choice, speaker)
  if (Array.isArray(choice)) return choice.map((name) => stateSide(voice, table, String(name)).name).join(', ')
  if (isRecord(choice)) return recordChoice(table, choice as Fields, speaker)
  const word = String(choice)
  if (isWayOut(word)) return voice.format(`wistarPlay.do.${word}`)
  return namedChoice(table, kind, seat, args, word, speaker)
}

const waysOut = ['stop', 'skip', 'none', 'stay'] as const

function isWayOut(word: string): word is (typeof waysOut)[number] {
  return waysOut.includes(word as (typeof waysOut)[number])
}

/** A thing, a place or a word that the question gives a sense to. */
function namedChoice(
  table: WistarTable,
  kind: string,
  seat: Seat,
  args: Fields,
  word: string,
  speaker: Speaker,
): string {
  const { voice } = speaker
  switch (kind) {
    case 'startingCards': {
      const advanced = table.zone(pairsOf('advanced'))[table.zone(pairsOf('basic')).indexOf(word)] as Item
      const name = (card: Item) => itemName(voice, table, card)
      return voice.format('wistarPlay.do.pair', { basic: name(word), advanced: name(advanced) })
    }
    case 'dig':
      return voice.format('wistarPlay.do.dig', {
        value: highest(table.content.board.rooms, playerOf(table, seat).rooms + 1),
      })
    case 'build':
      return voice.format('wistarPlay.do.build', {
        value: highest(table.content.board.beds, playerOf(table, seat).beds + 1),
      })
    case 'explore':
      return cheeseChoice(table, speaker)
    case 'mainAction':
      return mainChoice(voice, table, seat, word as MainAction, Number(args.more ?? 0))
    case 'sendWorker':
      return voice.format('wistarPlay.do.sendTo', { region: regionName(voice, word as Region) })
    case 'playInvention':
      return playChoice(table, seat, word, args as PlayTerms, speaker)
    case 'discard':
      return voice.format('wistarPlay.do.discard', { card: itemName(voice, table, word) })
    case 'cube':
      return abilityText(voice, table, word as (typeof abilities)[number])
    case 'hero':
      return heroChoice(table, seat, word, speaker)
    case 'openDoor':
      return voice.format('wistarPlay.do.open', { passage: passageName(voice, table, word) })
    case 'revealMission':
      return revealChoice(table, word, speaker)
    case 'moveExplorer':
      return voice.format('wistarPlay.do.go', { room: placeName(voice, table, word) })
    case 'guestRoom':
      if (word === 'cheese') return cheeseChoice(table, speaker)
      return voice.format('wistarPlay.do.guest', { room: placeName(voice, table, word) })
    case 'ratbotGuest':
      return voice.format('wistarPlay.do.guest', { room: placeName(voice, table, word) })
    case 'guestSupply':
      return voice.say({ id: 'wistarPlay.do.supply', params: { area: word as Area } })
    case 'copy':
      return copyChoice(table, word, speaker)
    default:
      if (word === 'deck') return voice.format('wistarPlay.do.fromDeck')
      return cardLine(voice, cardFace(table, word, speaker))
  }
}

function cheeseChoice(table: WistarTable, { voice }: Speaker): string {
  return voice.format('wistarPlay.do.cheese', { n: guestPoints(table, table.zone(CHEESE)[0] as Item) })
}

function recordChoice(table: WistarTable, choice: Fields, speaker: Speaker): string {
  const { voice } = speaker
  const { take, draw, open, go, reveal, guest, mission, row, room, from, to } = choice
  if (take !== undefined) return takeChoice(table, String(take), speaker)
  if (draw !== undefined) {
    const deck = draw as Deck
    return voice.format('wistarPlay.do.draw', { n: cardPrice[deck], card: itemName(voice, table, `?${deck}`) })
  }
  if (open !== undefined)
    return voice.format('wistarPlay.do.open', { passage: passageName(voice, table, String(open)) })
  if (go !== undefined) return voice.format('wistarPlay.do.go', { room: placeName(voice, table, String(go)) })
  if (reveal !== undefined) return revealChoice(table, String(reveal), speaker)
  if (guest !== undefined) return voice.format('wistarPlay.do.guest', { room: placeName(voice, table, String(guest)) })
  if (mission !== undefined) return rowChoice(table, String(mission), Number(row), speaker)
  if (room !== undefined) {
    const place = placeName(voice, table, String(room))
    if (from === undefined) return voice.format('wistarPlay.do.pitch', { room: place })
    return voice.format('wistarPlay.do.moveTent', { from: placeName(voice, table, String(from)), room: place })
  }
  if (regions.includes(from as Region) || to !== undefined)
    return voice.format('wistarPlay.do.move', { move: moveChoice(voice, choice) })
  return voice.format('wistarPlay.do.anyMove')
}

function takeChoice(table: WistarTable, card: Item, { voice }: Speaker): string {
  return voice.format('wistarPlay.do.take', { n: cardPrice[deckOf(table, card)], card: itemName(voice, table, card) })
}

function revealChoice(table: WistarTable, space: string, { voice }: Speaker): string {
  const room = layoutOf(table).missionSpaces.find(({ id }) => id === space)?.room ?? ''
  return voice.format('wistarPlay.do.reveal', { space, room: placeName(voice, table, room) })
}

function rowChoice(table: WistarTable, space: string, row: number, speaker: Speaker): string {
  const { voice } = speaker
  const card = table.zone(openMission(space))[0]
  const mission = card === undefined ? undefined : table.content.missions.get(card)
  // A row of a mission still face down is sought in vain; it has no words.
  if (!mission || card === undefined) return revealChoice(table, space, speaker)
  const terms = mission.rows[row - 1] as Mission['rows'][number] | undefined
  if (!terms) return itemName(voice, table, card)
  return voice.format('wistarPlay.do.row', {
    mission: `${voice.say(mission.name)} (${space})`,
    row,
    name: voice.say(terms.name),
    ...rowTerms(table, terms, speaker),
  })
}

/** With what is to be paid, jokers for missing icons among it. */
function playChoice(table: WistarTable, seat: Seat, card: Item, terms: PlayTerms, speaker: Speaker): string {
  const { voice } = speaker
  const { say } = table.content.language
  const { power } = cardOf(table, card)
  const { dues, off } = playingCost(table, seat, card, terms)
  const less = off.reduce((sum, { n }) => sum + n, 0)
  const name = voice.format('wistarPlay.do.play', { card: itemName(voice, table, card) })
  const cost =
    Object.keys(dues).length === 0
      ? voice.format('wistarPlay.do.payNothing')
      : voice.format('wistarPlay.do.payWith', { cost: voice.say(say.cost(dues)) })
  const discount = less > 0 ? [voice.format('wistarPlay.do.less', { n: less })] : []
  const gain = cardFace(table, card, speaker).text[0] ?? power.kind
  return dashed(voice, [name, cost, ...discount, gain])
}

function heroChoice(table: WistarTable, seat: Seat, item: Item, { voice }: Speaker): string {
  const hero = table.content.heroes.get(item)
  const n = hero ? playerOf(table, seat).icons[hero.skill] + hero.icons : 0
  return voice.format('wistarPlay.do.hero', { hero: itemName(voice, table, item), n })
}

function copyChoice(table: WistarTable, card: Item, speaker: Speaker): string {
  const { voice } = speaker
  const { power } = cardOf(table, card)
  const owner = table.state.players.findIndex((_, seat) => table.zone(areaOf(seat)).includes(card))
  return voice.format('wistarPlay.do.copy', {
    card: itemName(voice, table, card),
    effect: 'effect' in power ? effectClause(voice, table, power.effect as Effect) : '',
    name: speaker.name(owner),
  })
}

/** An option of a card, whether to do something, or a way to pay. */
function effectChoice(table: WistarTable, args: Fields, choice: Json, { voice }: Speaker): string {
  if (isRecord(choice)) {
    const cost = choice as Cost
    if (Object.keys(cost).length === 0) return voice.format('wistarPlay.do.payNothing')
    return voice.format('wistarPlay.do.payWith', { cost: voice.say(table.content.language.say.cost(cost)) })
  }
  const word = String(choice)
  if (word === 'do') return voice.format('wistarPlay.do.yes')
  if (isWayOut(word)) return voice.format(`wistarPlay.do.${word}`)
  const options = (args.effect as Fields | undefined)?.options as { readonly [id: string]: Effect } | undefined
  const option = options?.[word]
  return option ? effectClause(voice, table, option) : actionName(voice, word as MainAction)
}

/** One of the sides of state cards that are chosen together, or a thing in full. */
export function wistarThing(anyTable: Table, _decision: Decision, thing: Item, speaker: Speaker): string {
  const table = asWistar(anyTable)
  return thing.includes('/')
    ? cardLine(speaker.voice, stateSide(speaker.voice, table, thing))
    : cardLine(speaker.voice, cardFace(table, thing, speaker))
}
