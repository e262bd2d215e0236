import type { Catalogue } from '@nora/messages'
import type { AbilityId, WistarTable } from '@nora/wistar'
import { abilityName } from '../names.ts'

/** An ability with what it is good for, its points at the end and what taking its cube costs besides. */
export function abilityText(voice: Catalogue, table: WistarTable, ability: AbilityId): string {
  const record = table.content.abilities.get(ability)
  if (!record) return ability
  const { points, fee } = record
  return [
    abilityName(voice, table, ability),
    [
      voice.format(`wistarPlay.ability.${ability}`),
      ...(points > 0 ? [voice.format('common.points', { n: points })] : []),
      ...(fee > 0 ? [voice.format('wistarPlay.ability.fee', { n: fee })] : []),
    ].join('; '),
  ].join(': ')
}
