import type { Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import {
  type Action,
  actions,
  advanceTile,
  type Bench,
  bonusActionPrice,
  bonusesOf,
  colours,
  holds,
  isBlocked,
  marketingPoints,
  marketingPrice,
  type OrderCard,
  OTHER_ACTION,
  playerOf,
  raiseOf,
  rowWith,
  substituteBerries,
  sumOf,
  type WoodcraftTable,
} from '@nora/woodcraft'
import { effectWords, gainWords, needsOf, rewardWords, rowReward } from './effects.ts'
import { lanternPrice, placeName, price, theDie, thingName } from './names.ts'

/** Something that can be done in a turn, with what it costs and brings. */
export function turnChoice(
  table: WoodcraftTable,
  seat: Seat,
  field: string,
  value: string,
  voice: Catalogue,
): string | undefined {
  const { content } = table
  switch (field) {
    case 'move':
      return moveWords(table, value as Action, voice)
    case 'act':
      return actWords(table, value, voice)
    case 'bonus': {
      const action = thingName(voice, content, value)
      const lanterns = lanternPrice(bonusActionPrice(table, seat))
      return voice.format('woodcraftPlay.do.bonus', { action, price: lanterns })
    }
    case 'ability': {
      const effect = content.helpers.get(value)?.oncePerTurn
      const helper = thingName(voice, content, value)
      // Only a refusal names a helper without such an ability.
      if (!effect) return helper
      return `${helper}: ${effectWords(voice, content, effect)}`
    }
    case 'use':
      return workWords(table, seat, value as Bench, voice)
    case 'reuse':
      return voice.format('woodcraftPlay.do.reuse', { work: workWords(table, seat, value as Bench, voice) })
    case 'harvest': {
      const tree = playerOf(table, seat).pots[colours.indexOf(value as (typeof colours)[number])] ?? 0
      // Of a refused harvest the pot is empty.
      const id = tree > 0 ? 'woodcraftPlay.do.harvest' : 'woodcraftPlay.do.harvestPot'
      return voice.say({ id, params: { die: tree > 0 ? theDie(`${value}-${tree}`) : '', colour: value } })
    }
    case 'complete':
      return completeWords(table, seat, value, voice)
    case 'berries':
      return voice.format('woodcraftPlay.do.berries', { n: substituteBerries(table, seat) })
    case 'market': {
      const berries = marketingPrice(table, seat, 0)
      return voice.format('woodcraftPlay.do.market', { points: marketingPoints(table, seat), price: price(berries) })
    }
    case 'end':
      return voice.format('woodcraftPlay.do.end')
    default:
      return undefined
  }
}

/** Where the tile would go, and what moving it brings. */
function moveWords(table: WoodcraftTable, action: Action, voice: Catalogue): string {
  const { wheel } = table.state
  const tile = actions.indexOf(action)
  const from = placeName(wheel.tiles[tile] as number)
  const name = thingName(voice, table.content, action)
  if (isBlocked(wheel, tile)) return voice.format('woodcraftPlay.do.moveFrom', { action: name, from })
  const after = { ...wheel, tiles: [...wheel.tiles] }
  advanceTile(after, tile)
  const way = { action: name, from, to: placeName(after.tiles[tile] as number) }
  const bonuses = bonusesOf(table, tile)
  if (bonuses.length === 0) return voice.format('woodcraftPlay.do.move', way)
  return voice.format('woodcraftPlay.do.moveFor', { ...way, bonus: gainWords(voice, table.content, ...bonuses) })
}

function actWords(table: WoodcraftTable, value: string, voice: Catalogue): string {
  const action = thingName(voice, table.content, value)
  const { moved } = table.state.turn ?? { moved: null }
  if (moved === null || moved === value) return voice.format('woodcraftPlay.do.act', { action })
  return voice.format('woodcraftPlay.do.other', { action, price: lanternPrice(OTHER_ACTION) })
}

/** What a tile of the workshop does and takes. */
function workWords(table: WoodcraftTable, seat: Seat, bench: Bench, voice: Catalogue): string {
  if (bench === 'saw') return voice.format('woodcraftPlay.do.useSaw')
  if (bench === 'glue') {
    return voice.format(holds(table, seat, 'glueFree') ? 'woodcraftPlay.do.useGlueFree' : 'woodcraftPlay.do.useGlue')
  }
  const n = raiseOf(table, bench) + sumOf(table, seat, 'higherSplice')
  const free = holds(table, seat, 'spliceFree')
  return voice.format(free ? 'woodcraftPlay.do.useSpliceFree' : 'woodcraftPlay.do.useSplice', { n })
}

/** What an order asks for, and all that it brings where it lies now. */
function completeWords(table: WoodcraftTable, seat: Seat, order: string, voice: Catalogue): string {
  const { content } = table
  const card = content.orders.get(order) as OrderCard
  const row = rowReward(voice, table, seat, rowWith(table, seat, order))
  const printed = rewardWords(voice, content, card)
  const reward = card.alternative ? voice.format('woodcraftPlay.contractOr', { reward: printed }) : printed
  return voice.format('woodcraftPlay.do.complete', {
    order: thingName(voice, content, order),
    needs: { all: needsOf(card) },
    reward: [reward, row],
  })
}
