import type { Effect } from '@nora/effects'
import { type Decision, isRecord, type Json, type Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { freeCuts, furtherOrderPrice, type Player, playerOf, type WoodcraftTable } from '@nora/woodcraft'
import { nameIn } from '../voice.ts'
import type { Speaker } from '../words.ts'
import { effectWords } from './effects.ts'
import { price, thingName } from './names.ts'
import { asWoodcraft } from './table.ts'

type Args = { readonly [name: string]: Json }

/** What is asked, and what one must know to decide. */
export function woodcraftQuestion(plain: Table, decision: Decision, { voice }: Speaker): string {
  const table = asWoodcraft(plain)
  const args: Args = isRecord(decision.args) ? decision.args : {}
  const { kind, seat } = decision
  if (kind.startsWith('effect.')) return effectQuestion(table, kind, args, voice)
  const player = playerOf(table, seat)
  switch (kind) {
    case 'turn':
      return turnQuestion(table, voice)
    case 'saw': {
      const cuts = freeCuts(table, seat, { cuts: Number(args.cuts) })
      return voice.format('woodcraftPlay.ask.saw', { cuts, blades: player.blades })
    }
    case 'takeOrder': {
      if (args.taken === 0) return voice.format('woodcraftPlay.ask.takeOrder')
      const berries = furtherOrderPrice(table, seat, Number(args.off ?? 0))
      return voice.format('woodcraftPlay.ask.takeMoreOrders', { price: price(berries), have: have(voice, player) })
    }
    case 'produce': {
      const left = Number(args.most) - list(args.done).length
      return voice.format('woodcraftPlay.ask.produce', { left })
    }
    case 'plant':
      return voice.format('woodcraftPlay.ask.plant', { left: Number(args.most) - Number(args.planted) })
    default:
      return voice.say({
        id: `woodcraftPlay.ask.${variantOf(kind, args)}`,
        params: paramsOf(table, voice, player, args),
      })
  }
}

/** The same question asked again is asked in other words. */
function variantOf(kind: string, args: Args): string {
  if (kind === 'buyLumber' && Number(args.bought) > 0) return 'buyMoreLumber'
  if (kind === 'buyMaterials' && list(args.bought).length > 0) return 'buyMoreMaterials'
  if (kind === 'sellDie' && args.mustSell === false) return 'sellOrNot'
  if (kind === 'buySix' && args.mustBuy === false) return 'buySixOrNot'
  return kind
}

/** Everything that a question may name. */
function paramsOf({ content }: WoodcraftTable, voice: Catalogue, player: Player, args: Args) {
  const named = (name: string) => (typeof args[name] === 'string' ? thingName(voice, content, args[name]) : '')
  const number = (name: string) => (typeof args[name] === 'number' ? args[name] : 0)
  return {
    have: have(voice, player),
    left: number('left'),
    most: number('most'),
    rows: number('rows'),
    tool: named('tool'),
    order: named('order'),
    helper: named('helper'),
  }
}

function turnQuestion({ state: { turn } }: WoodcraftTable, voice: Catalogue): string {
  if (!turn || turn.moved === null) return voice.format('woodcraftPlay.ask.move')
  if (turn.mainDone) return voice.format('woodcraftPlay.ask.rest')
  return voice.format('woodcraftPlay.ask.act', { action: voice.format(`woodcraftPlay.action.${turn.moved}`) })
}

/** A question of something printed; the twin for secrets asks the same. */
function effectQuestion({ content }: WoodcraftTable, kind: string, args: Args, voice: Catalogue): string {
  const source = sourceName(content, args.source, voice)
  switch (kind.replace(/Secretly$/, '')) {
    case 'effect.choose':
      return voice.format('woodcraftPlay.ask.choose', { source })
    case 'effect.may': {
      const effect = effectWords(voice, content, args.effect as unknown as Effect)
      const left = Number(args.left)
      if (left === 1) return voice.format('woodcraftPlay.ask.may', { source, effect })
      return voice.format('woodcraftPlay.ask.mayStill', { source, effect, left })
    }
    case 'effect.pay':
      return voice.format('woodcraftPlay.ask.pay', { source })
    default:
      return voice.format('woodcraftPlay.ask.pick', { source })
  }
}

/** What an effect is printed on: a card or tile by name, else the part of the boards. */
function sourceName(content: WoodcraftTable['content'], source: Json | undefined, voice: Catalogue): string {
  if (!isRecord(source)) return ''
  if (typeof source.item === 'string') return thingName(voice, content, source.item)
  return nameIn(voice, `woodcraft.score.${source.road}`, '')
}

function have(voice: Catalogue, { berries }: Player): string {
  return voice.format('woodcraftPlay.have', { n: berries })
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
