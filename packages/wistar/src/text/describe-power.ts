import type { MessageRef } from '@nora/effects'
import type { Power } from '../content/schema.ts'
import { language } from '../language/language.ts'
import { said } from './say.ts'

/** What the effect of an invention or guest says, for people: when it acts, and what it then does. */
export function describePower(power: Power): MessageRef {
  const { say } = language
  if (power.kind === 'endgame') {
    const points = say.effect({ do: 'gain', what: 'points', n: power.points })
    return said('power.endgame', { effect: points })
  }
  if (power.kind !== 'permanent') return said(`power.${power.kind}`, { effect: say.effect(power.effect) })
  if ('always' in power) return said('power.always', { rule: say.rule(power.always) })
  return said('power.permanent', { when: say.trigger(power.when), effect: say.effect(power.effect) })
}
