import type { Catalogue } from '@nora/messages'
import type { Content, HelperCard, OrderCard } from '@nora/woodcraft'
import { dashed } from '../voice.ts'
import { abilityWords, contractWords } from './card-face.ts'
import { gainWords, needsOf, rewardWords } from './effects.ts'
import { sortOf, thingName } from './names.ts'

/** A card with all that matters for choosing it, on one line; other things by name. */
export function choosingLine(voice: Catalogue, content: Content, item: string): string {
  const name = thingName(voice, content, item)
  switch (sortOf(content, item)) {
    case 'helper': {
      const card = content.helpers.get(item) as HelperCard
      const ability = abilityWords(voice, content, card)
      const production = gainWords(voice, content, card.production)
      return voice.format('woodcraftPlay.line.helper', { name, ability, production })
    }
    case 'order': {
      const card = content.orders.get(item) as OrderCard
      const needs = { all: needsOf(card) }
      const reward = rewardWords(voice, content, card)
      const row = thingName(voice, content, card.row)
      const id = card.alternative ? 'woodcraftPlay.line.hazelnut' : 'woodcraftPlay.line.order'
      return voice.format(id, { name, needs, reward, row })
    }
    case 'contract':
      return dashed(voice, [name, contractWords(voice, content, item)])
    default:
      return name
  }
}
