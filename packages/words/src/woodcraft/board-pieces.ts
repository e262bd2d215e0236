import { type Catalogue, capital } from '@nora/messages'
import {
  type AtticPlace,
  type Bench,
  type Content,
  type Die,
  dieNamed,
  faceOf,
  printedPrice,
  quadrants,
  raiseOf,
  SLOTS,
  type WoodcraftTable,
} from '@nora/woodcraft'
import type { CardFace, Mark } from '../words.ts'
import { gainWords } from './effects.ts'
import { dieWith, sortOf, stock, theDie, thingName } from './names.ts'

/** What stands on a thing below its name. */
export type Printed = Omit<CardFace, 'name'>

/** What can be read on pieces of the boards: dice, tiles, spaces, tools. */
export function pieceFace(table: WoodcraftTable, item: string, voice: Catalogue): Printed {
  const { content } = table
  const sort = sortOf(content, item)
  switch (sort) {
    case 'die':
      return { sort: voice.format('woodcraftPlay.sort.die'), marks: [], text: diceText(voice, item) }
    case 'actionTile':
      return { sort: voice.format('woodcraftPlay.sort.actionTile'), marks: [], text: actionText(voice, item) }
    case 'improvement':
      return improvementFace(table, item, voice)
    case 'bench':
      return { sort: voice.format('woodcraftPlay.sort.bench'), marks: [], text: benchText(table, item, voice) }
    case 'slot':
      return { sort: voice.format('woodcraftPlay.sort.slot'), marks: [], text: slotText(voice, content, item) }
    case 'space':
      return { sort: voice.format('woodcraftPlay.sort.space'), marks: [], text: spaceText(voice, content, item) }
    case 'tool': {
      const left = voice.format('woodcraftPlay.card.left', { n: table.state.tools[item] ?? 0 })
      return { sort: voice.format('woodcraftPlay.sort.tool'), marks: [], text: [left] }
    }
    case 'bundle': {
      const cost = content.bundles.get(item)?.cost ?? 0
      return { sort: voice.format('woodcraftPlay.sort.bundle'), marks: [costMark(voice, cost)], text: [] }
    }
    case 'ringSlot': {
      const place = quadrants.indexOf(item.charAt(0) as (typeof quadrants)[number]) * SLOTS + Number(item.charAt(1)) - 1
      const bonus = content.ring[place]
      const text = bonus
        ? voice.format('woodcraftPlay.card.bonus', { effect: gainWords(voice, content, bonus) })
        : voice.format('woodcraftPlay.card.empty')
      return { sort: voice.format('woodcraftPlay.sort.ringSlot'), marks: [], text: [text] }
    }
    case 'window': {
      const bonus = content.tables.windows.find(({ id }) => id === item)?.bonus
      const text = bonus ? [voice.format('woodcraftPlay.card.bonus', { effect: gainWords(voice, content, bonus) })] : []
      return { sort: voice.format('woodcraftPlay.sort.window'), marks: [], text }
    }
    case 'row':
      return {
        sort: voice.format('woodcraftPlay.sort.row'),
        marks: [],
        text: [voice.say({ id: `woodcraftPlay.card.row.${item}` })],
      }
    default:
      return { sort: '', marks: [], text: [] }
  }
}

export function costMark(voice: Catalogue, cost: number): Mark {
  return { icon: 'berry', value: cost, label: voice.say(stock('berries', cost)), role: 'cost' }
}

/** What it costs and brings by the printed prices. */
function diceText(voice: Catalogue, item: string): string[] {
  const die = dieNamed(item) as Die
  return [
    voice.format('woodcraftPlay.card.yardPrice', { n: printedPrice(die) }),
    voice.format('woodcraftPlay.card.salePrice', { n: printedPrice(die) + faceOf(die) }),
  ]
}

function actionText(voice: Catalogue, action: string): string[] {
  const id = `woodcraftPlay.card.action.${action}`
  return voice.has(id) ? [voice.say({ id })] : []
}

function benchText(table: WoodcraftTable, bench: string, voice: Catalogue): string[] {
  if (bench === 'saw') return [voice.format('woodcraftPlay.card.bench.saw')]
  if (bench === 'glue') return [voice.format('woodcraftPlay.card.bench.glue')]
  return [voice.format('woodcraftPlay.card.bench.splice', { n: raiseOf(table, bench as Bench) })]
}

/** Which tile an improvement brings; a pot brings none that is turned over. */
const benchOf: { readonly [improvement: string]: Bench } = {
  'saw-2': 'saw',
  'saw-3': 'saw',
  'splice-2': 'splice2',
  'splice-4': 'splice4',
  glue: 'glue',
}

function improvementFace(table: WoodcraftTable, item: string, voice: Catalogue): Printed {
  const { content } = table
  const record = content.improvements.get(item)
  const bench = benchOf[item]
  if (!record) return { sort: '', marks: [], text: [] }
  const { cost, after, effect, seedling, trees, sixDiscount } = record
  return {
    sort: voice.format('woodcraftPlay.sort.improvement'),
    marks: [costMark(voice, cost)],
    text: [
      `${capital(gainWords(voice, content, effect))}.`,
      ...(bench ? benchText(table, bench, voice) : []),
      ...(seedling
        ? [
            voice.format('woodcraftPlay.card.seedling', {
              die: theDie(dieWith(`${seedling.colour}-1`, seedling.value)),
            }),
          ]
        : []),
      ...(trees ? [voice.format('woodcraftPlay.card.trees', { n: trees })] : []),
      ...(sixDiscount ? [voice.format('woodcraftPlay.card.sixDiscount', { n: sixDiscount })] : []),
      ...(after ? [voice.format('woodcraftPlay.card.after', { improvement: thingName(voice, content, after) })] : []),
    ],
  }
}

function slotText(voice: Catalogue, content: Content, item: string): string[] {
  const slot = content.slots.find(({ id }) => id === item)
  return slot ? [`${capital(slotWords(voice, content, slot))}.`] : []
}

/** What a helper gains on coming to a space of the workshop. */
export function slotWords(voice: Catalogue, content: Content, slot: Content['slots'][number]): string {
  const { track, steps } = slot.income
  const income = { do: 'gain', what: track, n: steps }
  const effect =
    slot.production > 0 ? { do: 'seq', effects: [income, { do: 'produce', helpers: slot.production }] } : income
  return gainWords(voice, content, effect)
}

/** What opens a space of the attic, and what lies between it and its neighbours. */
function spaceText(voice: Catalogue, content: Content, item: string): string[] {
  const { attic } = content
  const { needs, edges } = attic.find(({ id }) => id === item) as AtticPlace
  const named = (index: number) => thingName(voice, content, attic[index]?.id ?? '')
  return [
    ...(needs.length > 0 ? [voice.format('woodcraftPlay.card.opens', { spaces: { all: needs.map(named) } })] : []),
    ...edges.map(({ other, reward }) =>
      voice.format('woodcraftPlay.card.edge', { space: named(other), effect: gainWords(voice, content, reward) }),
    ),
  ]
}
