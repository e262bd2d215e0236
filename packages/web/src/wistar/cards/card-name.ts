import type { Item } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { WistarTable } from '@nora/wistar'

/** The name of an invention without its number, which stands in its corner. */
export function cardName(voice: Catalogue, { content }: WistarTable, card: Item): string {
  const record = content.tables.inventions.find(({ id }) => id === card)
  return record ? voice.say(record.name) : card
}

/** Longer words may be parted where a name has little room, and where it has as good as none. */
const LONG_WORD = 11
export const LONG_FOR_NARROW = 9
const SOFT_HYPHEN = '\u00ad'
const vowel = '[aeiouyáéěíóúůýąęаеёиоуыэюя]'
/** Before one consonant between vowels, or before two letters that are one. */
const border = new RegExp(`(?<=${vowel})(?=(?:\\p{L}|ch|cz|rz|sz)${vowel})`, 'giu')

/** The same with a place in the middle of each long word where it may be parted: browsers do not know how in all languages. */
export function parted(name: string, long = LONG_WORD): string {
  return name.replace(/\p{L}+/gu, (word) => {
    const middle = word.length / 2
    const [at] = [...word.matchAll(border)]
      .map(({ index }) => index)
      .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    return word.length > long && at !== undefined ? `${word.slice(0, at)}${SOFT_HYPHEN}${word.slice(at)}` : word
  })
}
