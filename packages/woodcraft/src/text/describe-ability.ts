import type { MessageRef } from '@nora/effects'
import type { Content, HelperCard } from '../content/content.ts'

/** What a helper's ability says: what it does, what always holds, or what sets it off and what happens then. */
export function describeAbility({ language }: Content, { record: { ability } }: HelperCard): MessageRef {
  if ('always' in ability) return language.say.rule(ability.always)
  const effect = language.describe(ability.effect)
  if (!('when' in ability)) return effect
  return { id: 'woodcraftCards.ability.when', params: { when: language.say.trigger(ability.when), effect } }
}
