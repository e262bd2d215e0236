import { type Decision, isRecord, type Json, type Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import {
  type DieName,
  dieNamed,
  freeCuts,
  gluePoints,
  LARGEST,
  salePrice,
  sixPrice,
  type WoodcraftTable,
  yardPrice,
} from '@nora/woodcraft'
import { dieValue, dieWith, price, theDice, theDie } from './names.ts'

type Choice = { readonly [field: string]: Json }

/** A choice of dice or of what becomes of them; nothing if it is of something else. Parts of a choice may be missing. */
export function diceChoice(
  table: WoodcraftTable,
  { kind, seat, args }: Decision,
  choice: Json,
  voice: Catalogue,
): string | undefined {
  const given = isRecord(args) ? args : {}
  if (typeof choice === 'string') return singleDie(table, kind, seat, given, choice, voice)
  if (kind === 'deliver' && Array.isArray(choice)) {
    return voice.format('woodcraftPlay.do.give', { dice: theDice(choice as DieName[]) })
  }
  if (!isRecord(choice)) return undefined
  switch (kind) {
    case 'saw':
      return sawWords(table, seat, Number(given.cuts), choice, voice)
    case 'splice':
      return changed(choice, 1, voice)
    case 'shave':
      return changed(choice, -1, voice)
    case 'glue':
      return glueWords(table, seat, choice, voice)
    case 'plant':
      return plantWords(choice, voice)
    case 'recolour':
    case 'turnOver': {
      const die = theDie(String(choice.die))
      if (typeof choice.into !== 'string') return voice.format('woodcraftPlay.do.change', { die })
      return voice.format('woodcraftPlay.do.become', { die, into: theDie(choice.into) })
    }
    default:
      return undefined
  }
}

function singleDie(
  table: WoodcraftTable,
  kind: string,
  seat: Seat,
  { off, more }: Choice,
  name: DieName,
  voice: Catalogue,
): string | undefined {
  const die = dieNamed(name)
  if (die === undefined) return undefined
  const object = theDie(name)
  switch (kind) {
    case 'buyLumber': {
      const berries = yardPrice(table, seat, die, Number(off ?? 0))
      return voice.format('woodcraftPlay.do.buyDie', { die: object, price: price(berries) })
    }
    case 'buySix': {
      const berries = sixPrice(table, seat, die, Number(off ?? 0))
      return voice.format('woodcraftPlay.do.buyDie', { die: object, price: price(berries) })
    }
    case 'sellDie': {
      const berries = salePrice(table, seat, die, Number(more ?? 0))
      return voice.format('woodcraftPlay.do.sellDie', { die: object, price: price(berries) })
    }
    case 'discardDie':
      return voice.format('woodcraftPlay.do.putBack', { die: object })
    default:
      return voice.format('woodcraftPlay.do.takeDie', { die: object })
  }
}

function sawWords(table: WoodcraftTable, seat: Seat, cuts: number, { die, into }: Choice, voice: Catalogue): string {
  const name = String(die)
  if (!Array.isArray(into) || into.length === 0) return voice.format('woodcraftPlay.do.sawDie', { die: theDie(name) })
  const parts = theDice(into.map((value) => dieWith(name, Number(value))).reverse())
  const blades = Math.max(0, into.length - 1 - freeCuts(table, seat, { cuts }))
  if (blades === 0) return voice.format('woodcraftPlay.do.saw', { die: theDie(name), parts })
  return voice.format('woodcraftPlay.do.sawBlades', { die: theDie(name), parts, blades })
}

/** A die raised or lowered. */
function changed({ die, by }: Choice, sign: 1 | -1, voice: Catalogue): string {
  const object = theDie(String(die))
  if (typeof by !== 'number') {
    return voice.format(sign > 0 ? 'woodcraftPlay.do.raiseDie' : 'woodcraftPlay.do.lowerDie', { die: object })
  }
  const value = dieValue(String(die)) + sign * by
  return voice.format(sign > 0 ? 'woodcraftPlay.do.raise' : 'woodcraftPlay.do.lower', { die: object, value })
}

/** Two colours score; what is more than a six can only be refused. */
function glueWords(table: WoodcraftTable, seat: Seat, { dice, into }: Choice, voice: Catalogue): string {
  const names = (Array.isArray(dice) ? dice : []) as DieName[]
  const sum = names.reduce((total, name) => total + dieValue(name), 0)
  if (typeof into !== 'string' || sum > LARGEST) {
    return voice.format('woodcraftPlay.do.glueDice', { dice: theDice(names) })
  }
  const way = { dice: theDice(names), into: theDie(into) }
  const twoColours = new Set(names.map((name) => name.split('-')[0])).size > 1
  if (!twoColours) return voice.format('woodcraftPlay.do.glue', way)
  return voice.format('woodcraftPlay.do.gluePoints', { ...way, points: gluePoints(table, seat) })
}

function plantWords({ die, tree }: Choice, voice: Catalogue): string {
  const name = String(die)
  if (typeof tree !== 'number') return voice.format('woodcraftPlay.do.plantDie', { die: theDie(name) })
  const rest = dieValue(name) - tree
  if (rest <= 0) return voice.format('woodcraftPlay.do.plantWhole', { die: theDie(name) })
  return voice.format('woodcraftPlay.do.plantChip', {
    tree: theDie(dieWith(name, tree)),
    die: theDie(name),
    left: theDie(dieWith(name, rest)),
  })
}
