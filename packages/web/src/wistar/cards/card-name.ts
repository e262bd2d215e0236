import type { Item } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { WistarTable } from '@nora/wistar'

/** The name of an invention without its number, which stands in its corner. */
export function cardName(voice: Catalogue, { content }: WistarTable, card: Item): string {
  const record = content.tables.inventions.find(({ id }) => id === card)
  return record ? voice.say(record.name) : card
}
