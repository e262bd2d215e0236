import type { Effect } from '@nora/effects'
import { type Catalogue, capital } from '@nora/messages'
import {
  type Content,
  describeAbility,
  type HelperCard,
  type OrderCard,
  sayDie,
  type WoodcraftTable,
} from '@nora/woodcraft'
import type { Icon } from '../icons.ts'
import type { CardFace, Mark, Speaker } from '../words.ts'
import { costMark, type Printed, pieceFace } from './board-pieces.ts'
import { effectWords, gainWords, rewardWords } from './effects.ts'
import { backName, sortOf, stock, thingName, thingNames, yardSpaceName } from './names.ts'

/** Everything there is to read on a card, tile, die or space. */
export function cardFace(table: WoodcraftTable, item: string, speaker: Speaker): CardFace {
  const { content } = table
  const { voice } = speaker
  const name = thingName(voice, content, item)
  switch (sortOf(content, item)) {
    case 'hidden':
      return { name, sort: backName(voice, item.slice(1)), marks: [], text: [] }
    case 'helper':
      return { name, ...helperFace(voice, content, item, content.helpers.get(item) as HelperCard) }
    case 'order':
      return { name, ...orderFace(voice, content, item, content.orders.get(item) as OrderCard) }
    case 'contract':
      return { name, ...contractFace(table, item, speaker) }
    case 'soloCard':
      return { name, ...soloFace(voice, content, item) }
    case 'rewardTile':
      return { name, ...rewardTileFace(voice, table, item) }
    default:
      return { name, ...pieceFace(table, item, voice) }
  }
}

/** The sentence about a helper's ability. */
export function abilityWords(voice: Catalogue, content: Content, card: HelperCard): string {
  const { ability } = card.record
  const effect = voice.say(describeAbility(content, card))
  if (ability.kind === 'immediate') return voice.format('woodcraftPlay.card.immediate', { effect })
  if (ability.kind === 'oncePerTurn') return voice.format('woodcraftPlay.card.oncePerTurn', { effect })
  if ('always' in ability) return voice.format('woodcraftPlay.card.permanent', { effect })
  return `${capital(effect)}.`
}

export function contractWords(voice: Catalogue, content: Content, contract: string): string {
  const score = content.contracts.get(contract)?.score
  return effectWords(voice, content, { do: 'score', n: score } as Effect)
}

function helperFace(voice: Catalogue, content: Content, item: string, card: HelperCard): Printed {
  const production = gainWords(voice, content, card.production)
  return {
    sort: backName(voice, item.slice(0, -3)),
    marks: [costMark(voice, card.cost)],
    text: [abilityWords(voice, content, card), voice.format('woodcraftPlay.card.production', { effect: production })],
  }
}

function orderFace(voice: Catalogue, content: Content, item: string, card: OrderCard): Printed {
  const { dice, materials } = card.record
  const effect = rewardWords(voice, content, card)
  const icons: { readonly [material: string]: Icon } = { glue: 'glue', scrapwood: 'scrapwood', blades: 'blade' }
  return {
    sort: backName(voice, item.slice(0, -3)),
    marks: [
      ...dice.map((asked): Mark => {
        const label = voice.say(sayDie(asked))
        return {
          icon: diceIcon(asked.colour),
          ...(asked.value === 'any' ? {} : { value: asked.value }),
          label,
          role: 'cost',
        }
      }),
      ...Object.entries(materials).map(
        ([material, n]): Mark => ({
          icon: icons[material] as Icon,
          value: n,
          label: voice.say(stock(material, n)),
          role: 'cost',
        }),
      ),
      {
        icon: `row-${card.row}`,
        label: voice.format('woodcraftPlay.card.start', { row: thingName(voice, content, card.row) }),
      },
    ],
    text: [
      card.alternative
        ? voice.format('woodcraftPlay.card.contractReward', { effect })
        : voice.format('woodcraftPlay.card.reward', { effect }),
    ],
  }
}

/** A die of one colour, of one of two, or of any. */
function diceIcon(colour: string | readonly string[]): Icon {
  return `die-${typeof colour === 'string' ? colour : [...colour].sort().join('-')}` as Icon
}

function contractFace(table: WoodcraftTable, item: string, { voice, name }: Speaker): Printed {
  const claimed = table.state.claims[item] ?? []
  const effect = contractWords(voice, table.content, item)
  return {
    sort: backName(voice, 'contract'),
    marks: [],
    text: [
      voice.format('woodcraftPlay.card.contract', { effect }),
      ...(claimed.length > 0 ? [voice.format('woodcraftPlay.card.claimedBy', { names: claimed.map(name) })] : []),
    ],
  }
}

function soloFace(voice: Catalogue, content: Content, item: string): Printed {
  const card = content.soloCards.get(item)
  const places = (list: readonly number[]) => list.map((place) => voice.number(place))
  const text = card
    ? [
        voice.format('woodcraftPlay.card.soloTiles', { tiles: thingNames(voice, content, card.tiles) }),
        ...(card.orders.length > 0
          ? [voice.format('woodcraftPlay.card.soloOrders', { places: places(card.orders) })]
          : []),
        ...(card.helpers.length > 0
          ? [voice.format('woodcraftPlay.card.soloHelpers', { places: places(card.helpers) })]
          : []),
        ...(card.dice.length > 0
          ? [voice.format('woodcraftPlay.card.soloDice', { dice: card.dice.map((mark) => yardSpaceName(voice, mark)) })]
          : []),
        ...(card.reputation > 0 ? [voice.format('woodcraftPlay.card.soloForeign', { n: card.reputation })] : []),
      ]
    : []
  return { sort: backName(voice, 'solo'), marks: [], text }
}

/** Czech rulebook, Dílky odměn: with two players or alone there is only the middle reward. */
function rewardTileFace(voice: Catalogue, { content, options }: WoodcraftTable, item: string): Printed {
  const sort = backName(voice, 'reward')
  const tile = content.rewardTiles.get(item)
  if (!tile) return { sort, marks: [], text: [] }
  const { even, odd } = tile
  const rewards = { 4: [even.top, even.middle, even.bottom], 3: [odd.top, odd.bottom] }[options.seats] ?? [even.middle]
  const ranks = ['woodcraftPlay.card.first', 'woodcraftPlay.card.second', 'woodcraftPlay.card.third'] as const
  const text = rewards.map((effect, rank) =>
    voice.format(ranks[rank] ?? ranks[0], { effect: gainWords(voice, content, effect) }),
  )
  return { sort, marks: [], text: options.seats > 1 ? [...text, voice.format('woodcraftPlay.card.sameRound')] : text }
}
