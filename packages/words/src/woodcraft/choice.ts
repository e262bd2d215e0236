import type { Effect } from '@nora/effects'
import { type Decision, type Item, isRecord, type Json, type Seat, type Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import {
  type AtticPlace,
  bundlePrice,
  type Content,
  furtherOrderPrice,
  type HelperCard,
  helperPrice,
  type Improvement,
  improvementPrice,
  type OrderCard,
  rows,
  rowWith,
  sumOf,
  treesPerPlanting,
  type WoodcraftTable,
} from '@nora/woodcraft'
import { cardLine } from '../card-line.ts'
import type { Speaker } from '../words.ts'
import { slotWords } from './board-pieces.ts'
import { cardFace } from './card-face.ts'
import { choosingLine } from './card-lines.ts'
import { diceChoice } from './dice-choice.ts'
import { effectWords, gainWords, insteadOfContract } from './effects.ts'
import { price, stock, thingName } from './names.ts'
import { asWoodcraft } from './table.ts'
import { turnChoice } from './turn-choice.ts'

/** Who chooses where, and the arguments of the question. */
interface Asked {
  readonly table: WoodcraftTable
  readonly seat: Seat
  readonly kind: string
  readonly args: { readonly [name: string]: Json }
  readonly voice: Catalogue
  readonly speaker: Speaker
}

/** A choice, or the part that several choices share. */
export function woodcraftChoice(plain: Table, decision: Decision | undefined, choice: Json, speaker: Speaker): string {
  const table = asWoodcraft(plain)
  const { voice } = speaker
  if (!decision) return String(choice)
  const { seat, kind } = decision
  const asked = { table, seat, kind, args: isRecord(decision.args) ? decision.args : {}, voice, speaker }
  if (kind === 'turn') {
    const [field = '', value = ''] = typeof choice === 'string' ? [choice] : (Object.entries(choice ?? {})[0] ?? [])
    return turnChoice(table, seat, field, String(value), voice) ?? String(value)
  }
  if (kind.startsWith('effect.')) return effectChoice(asked, choice)
  return (
    diceChoice(table, decision, choice, voice) ??
    (typeof choice === 'string' ? wordChoice(asked, choice) : recordChoice(asked, choice))
  )
}

/** One of several orders to keep, in full. */
export function woodcraftThing(table: Table, _decision: Decision, thing: Item, { voice }: Speaker): string {
  return choosingLine(voice, asWoodcraft(table).content, thing)
}

/** A choice that is a thing, or a way out. */
function wordChoice(asked: Asked, choice: string): string {
  const { table, seat, kind, args, voice, speaker } = asked
  const { content } = table
  const off = Number(args.off ?? 0)
  if (choice === 'enough') return voice.format('woodcraftPlay.do.enough')
  if (choice === 'none') {
    return voice.format(kind === 'sellDie' ? 'woodcraftPlay.do.sellNothing' : 'woodcraftPlay.do.buyNothing')
  }
  switch (kind) {
    case 'keepHelper': {
      const { cost } = content.helpers.get(choice) as HelperCard
      const helper = choosingLine(voice, content, choice)
      return voice.format('woodcraftPlay.do.hire', { price: price(cost), helper })
    }
    case 'hireHelper': {
      const helper = choosingLine(voice, content, choice)
      return voice.format('woodcraftPlay.do.hire', { price: price(helperPrice(table, seat, choice, off)), helper })
    }
    case 'takeOrder': {
      const berries = args.taken === 0 ? 0 : furtherOrderPrice(table, seat, off)
      const order = choosingLine(voice, content, choice)
      return voice.format('woodcraftPlay.do.takeOrder', { price: price(berries), order })
    }
    case 'buyMaterials': {
      const bundle = content.bundles.get(choice)
      const bought = stock(bundle?.material ?? choice, bundle?.n ?? 0)
      const berries = bundlePrice(table, seat, choice, off)
      return voice.format('woodcraftPlay.do.buyBundle', { stock: bought, price: price(berries) })
    }
    case 'improve':
      return improveWords(asked, choice, improvementPrice(table, seat, choice as Improvement, off))
    case 'placeHelper':
      return slotChoice(asked, choice)
    case 'placeTool':
      return spaceChoice(asked, choice)
    case 'chooseTool':
      return voice.format('woodcraftPlay.do.tool', {
        tool: thingName(voice, content, choice),
        n: table.state.tools[choice] ?? 0,
      })
    case 'claimContract':
      return contractChoice(asked, choice)
    case 'ready':
      return voice.format('woodcraftPlay.do.ready', { bench: thingName(voice, content, choice) })
    case 'raiseOrder':
      return raiseWords(asked, choice)
    case 'produce':
      return produceWords(voice, content, choice)
    case 'produceOrPlant':
      return voice.format('woodcraftPlay.do.plant', {
        n: treesPerPlanting(table, seat) + sumOf(table, seat, 'moreTrees'),
      })
    case 'placeOrder':
      return choosingLine(voice, content, choice)
    default:
      return cardLine(speaker.voice, cardFace(table, choice, speaker))
  }
}

function recordChoice({ table: { content }, voice }: Asked, choice: Json): string {
  if (isRecord(choice) && typeof choice.produce === 'string') return produceWords(voice, content, choice.produce)
  const items = Array.isArray(choice) ? choice.map((item) => thingName(voice, content, String(item))) : []
  return voice.format('woodcraftPlay.do.keep', { items: { all: items } })
}

function produceWords(voice: Catalogue, content: Content, helper: Item): string {
  const { production } = content.helpers.get(helper) as HelperCard
  return voice.format('woodcraftPlay.do.produce', {
    helper: thingName(voice, content, helper),
    effect: gainWords(voice, content, production),
  })
}

function improveWords({ table, voice, speaker }: Asked, improvement: string, berries: number): string {
  const { name, text } = cardFace(table, improvement, speaker)
  return voice.format('woodcraftPlay.do.improve', { improvement: name, price: price(berries), effect: text.join(' ') })
}

function slotChoice({ table: { content }, voice }: Asked, id: string): string {
  const slot = content.slots.find((candidate) => candidate.id === id)
  const name = thingName(voice, content, id)
  return slot ? `${name}: ${slotWords(voice, content, slot)}` : name
}

/** What lies between a tool put there and its neighbours of another type. */
function spaceChoice({ table, seat, args, voice }: Asked, id: string): string {
  const { content } = table
  const { attic } = table.state.players[seat] ?? { attic: [] }
  const place = content.attic.find((candidate) => candidate.id === id) as AtticPlace
  const rewards = place.edges
    .filter(({ other }) => attic[other] !== null && attic[other] !== args.tool)
    .map(({ reward }) => reward)
  const space = thingName(voice, content, id)
  if (rewards.length === 0) return voice.format('woodcraftPlay.do.placeBare', { space })
  return `${space}: ${gainWords(voice, content, ...rewards)}`
}

function contractChoice({ table, seat, args, voice }: Asked, choice: string): string {
  const { content } = table
  const contract = content.contracts.get(choice)
  if (contract) {
    const points = content.language.at(table, seat).amount(contract.score)
    return voice.format('woodcraftPlay.do.claim', { contract: choosingLine(voice, content, choice), points })
  }
  const { alternative } = content.orders.get(String(args.order)) as OrderCard
  const effects = alternative ? insteadOfContract(alternative) : []
  return voice.format('woodcraftPlay.do.alternative', { effect: gainWords(voice, content, ...effects) })
}

function raiseWords({ table, seat, args, voice }: Asked, order: Item): string {
  const { content } = table
  const to = Math.max(0, rowWith(table, seat, order) - Number(args.rows))
  return voice.format('woodcraftPlay.do.raiseOrder', {
    order: thingName(voice, content, order),
    row: thingName(voice, content, rows[to] as string),
  })
}

/** An answer to a question of something printed. */
function effectChoice({ table: { content }, kind, args, voice }: Asked, choice: Json): string {
  const effect = args.effect as unknown as Effect
  if (isRecord(choice)) {
    const cost = { all: Object.entries(choice).map(([name, n]) => stock(name, Number(n))) }
    return voice.format('woodcraftPlay.do.pay', { cost })
  }
  if (kind.startsWith('effect.choose')) {
    const option = isRecord(effect.options) ? effect.options[String(choice)] : undefined
    if (option === undefined) return voice.format('woodcraftPlay.do.chooseNothing')
    return effectWords(voice, content, option as unknown as Effect)
  }
  if (choice === 'do') return voice.format('woodcraftPlay.do.do', { effect: effectWords(voice, content, effect) })
  return choice === 'skip' ? voice.format('woodcraftPlay.do.skip') : thingName(voice, content, String(choice))
}
