import { type Item, isHidden, type Table } from '@nora/kernel'
import type { CardFace, Speaker, Words } from '@nora/words'

const known = new WeakMap<Table['variant'], ReadonlySet<string>>()

/** What there is to read on a thing or about a place; nothing for what is neither: a colour, a word of a choice. */
export function faceOf(words: Words, table: Table, thing: string, speaker: Speaker): CardFace | undefined {
  return isPiece(table, thing) ? words.card(table, thing, speaker) : words.place?.(table, thing, speaker)
}

function isPiece(table: Table, thing: Item): boolean {
  if (isHidden(thing)) return true
  const { variant } = table
  let items = known.get(variant)
  if (!items) {
    items = new Set(variant.items)
    known.set(variant, items)
  }
  return items.has(thing)
}
