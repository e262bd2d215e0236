import { type Item, isHidden, type Table } from '@nora/kernel'
import type { CardFace, Speaker, Words } from '@nora/words'

const known = new WeakMap<Table['variant'], ReadonlySet<string>>()

/** What there is to read on a thing; nothing for what is no piece: a place, a colour, a word of a choice. */
export function faceOf(words: Words, table: Table, thing: string, speaker: Speaker): CardFace | undefined {
  return isPiece(table, thing) ? words.card(table, thing, speaker) : undefined
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
