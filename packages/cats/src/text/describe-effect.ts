import type { MessageRef } from '@nora/effects'
import { type Content, shapeOf } from '../content/content.ts'
import type { AnytimeEffect, SisterAction, TreasureOption } from '../language/effect.ts'
import { perCounted } from './describe-count.ts'

/** What an anytime card does. */
export function describeAnytime(effect: AnytimeEffect): MessageRef {
  const id = `catsCards.anytime.${effect.effect}`
  switch (effect.effect) {
    case 'gainFish':
      return { id, params: { n: effect.each, per: perCounted(effect.of, 1, null) } }
    case 'nextTileAnywhere':
    case 'drawTileToBoat':
      return { id }
    case 'drawCards':
    case 'drawTilesToZones':
      return { id, params: { n: effect.number } }
    case 'sellBasket':
      return { id, params: { n: effect.fish } }
    case 'moveCats':
      return { id, params: { n: effect.upTo } }
    case 'extraRescue':
      return { id, params: { n: effect.cats } }
    case 'gainBasket': {
      const { discard } = effect
      return discard ? { id: `${id}.${discard.what}`, params: { n: discard.number } } : { id }
    }
  }
}

/** What a treasure card brings, in each way it can be used. */
export function describeTreasure(options: readonly TreasureOption[]): MessageRef {
  return { id: 'catsCards.treasure', params: { options: { any: options.map(describeOption) } } }
}

function describeOption({ take, number, fish }: TreasureOption): MessageRef {
  const what = { id: `catsCards.treasure.${take}`, params: { n: number } }
  return fish === 0 ? what : { id: 'catsCards.treasure.paid', params: { what, fish } }
}

/** What the Sister does by one instruction of a card. */
export function describeSisterAction(content: Content, action: SisterAction): MessageRef {
  const id = `catsCards.sister.${action.do}`
  switch (action.do) {
    case 'swapCats':
      return { id, params: { one: action.positions[0], other: action.positions[1] } }
    case 'discardCommon':
      return { id, params: { shape: describeShape(content, action.shape) } }
    default:
      return { id, params: { position: action.position } }
  }
}

/** "3 squares in a line"; read off its drawing, so that a pack's shape is described too. */
function describeShape(content: Content, shape: string): MessageRef {
  const { size, orientations } = shapeOf(content, shape)
  const isLine = orientations.some(({ rows }) => rows.length === 1)
  return { id: `catsCards.shape.${isLine ? 'line' : 'bent'}`, params: { n: size } }
}
