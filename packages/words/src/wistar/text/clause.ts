import type { Effect } from '@nora/effects'
import type { Catalogue } from '@nora/messages'
import type { WistarTable } from '@nora/wistar'

/** What an effect does, as a clause that can stand in a sentence. */
export function effectClause(voice: Catalogue, { content }: WistarTable, effect: Effect): string {
  return voice.say(content.language.say.effect(effect))
}

/** A clause that stands alone. */
export function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
}
