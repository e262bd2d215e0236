import type { Cost, Effect } from '@nora/effects'
import { type Decision, isRecord, type Json, type Table } from '@nora/kernel'
import { bedPrice, freeRooms, type PlayTerms, playerOf, roomPrice, type WistarTable } from '@nora/wistar'
import { nameIn } from '../voice.ts'
import type { Speaker } from '../words.ts'
import { ownerName, sourceName } from './names.ts'
import { asWistar } from './table.ts'
import { effectClause } from './text/clause.ts'

type Args = { readonly [name: string]: Json }

/** What is asked. */
export function wistarQuestion(anyTable: Table, decision: Decision, speaker: Speaker): string {
  const table = asWistar(anyTable)
  const { voice } = speaker
  const args: Args = isRecord(decision.args) ? (decision.args as Args) : {}
  const left = Number(args.left ?? 1)
  switch (decision.kind) {
    case 'turn':
      return turnQuestion(table, decision, args, speaker)
    case 'dig':
    case 'build':
      return priceQuestion(table, decision, args, speaker)
    case 'mainAction':
      return voice.format('wistarPlay.ask.mainAction', { more: Number(args.more ?? 0) })
    case 'playInvention':
      return playQuestion(table, args, speaker)
    case 'completeMission':
      return Object.keys(args).length === 0
        ? voice.format('wistarPlay.ask.completeMission')
        : voice.format('wistarPlay.ask.completeOn', { terms: clauseOf(table, 'completeMission', args, speaker) })
    case 'mustTakeFaceUp':
      return voice.format('wistarPlay.ask.takeFaceUp')
    case 'stateCards':
      return voice.format('wistarRatbot.ask.stateCards', { level: Number(args.level) })
    case 'ratbotGuest':
      return voice.format('wistarRatbot.ask.ratbotGuest')
    case 'effect.choose':
    case 'effect.chooseSecretly':
    case 'effect.may':
    case 'effect.maySecretly':
    case 'effect.pay':
      return effectQuestion(table, decision, args, speaker)
    default:
      return voice.say({ id: `wistarPlay.ask.${decision.kind}`, params: { left } })
  }
}

function turnQuestion(table: WistarTable, { seat }: Decision, args: Args, { voice }: Speaker): string {
  if (!args.placed) return voice.format('wistarPlay.ask.place', { n: playerOf(table, seat).leaders })
  const isOpen = args.main !== null || (Array.isArray(args.bonus) && args.bonus.length > 0)
  return voice.format(isOpen ? 'wistarPlay.ask.act' : 'wistarPlay.ask.finish')
}

function priceQuestion(table: WistarTable, { kind, seat }: Decision, args: Args, { voice }: Speaker): string {
  const { wood, metal } = playerOf(table, seat)
  const price = kind === 'dig' ? roomPrice(table, seat) : bedPrice(table, seat)
  const params = { price: args.free ? 0 : Math.max(0, price - Number(args.off)), left: Number(args.left) }
  return kind === 'dig'
    ? voice.format('wistarPlay.ask.dig', { ...params, has: metal })
    : voice.format('wistarPlay.ask.build', { ...params, has: wood, rooms: freeRooms(table, seat) })
}

function playQuestion(table: WistarTable, args: Args, speaker: Speaker): string {
  const { voice } = speaker
  const terms = args as PlayTerms
  if (terms.drawn) return voice.format('wistarPlay.ask.playDrawn')
  return Object.keys(terms).length === 0
    ? voice.format('wistarPlay.ask.play')
    : voice.format('wistarPlay.ask.playOn', { terms: clauseOf(table, 'playInvention', args, speaker) })
}

function clauseOf(table: WistarTable, word: string, args: Args, { voice }: Speaker): string {
  return effectClause(voice, table, { do: word, ...args } as Effect)
}

/** Questions of a card's own: where the effect comes from, and who brought it about. */
function effectQuestion(table: WistarTable, { kind, seat }: Decision, args: Args, speaker: Speaker): string {
  const { voice } = speaker
  const source = sourceOf(table, args.source, speaker)
  const actor = Number(args.actor)
  if (kind === 'effect.pay') {
    return voice.format('wistarPlay.ask.pay', {
      cost: voice.say(table.content.language.say.cost(args.dues as unknown as Cost)),
      source,
    })
  }
  if (kind.startsWith('effect.may')) {
    return voice.format('wistarPlay.ask.may', { source, effect: effectClause(voice, table, args.effect as Effect) })
  }
  return actor === seat
    ? voice.format('wistarPlay.ask.choose', { source })
    : voice.format('wistarPlay.ask.suffer', { name: ownerName(speaker, actor), source })
}

/** What an effect comes from: a card, a place, else the kind of action. */
function sourceOf(table: WistarTable, source: Json | undefined, { voice }: Speaker): string {
  const named = sourceName(voice, table, source)
  return named ?? nameIn(voice, `wistarPlay.source.${source}`, voice.format('wistarPlay.source.effect'))
}
