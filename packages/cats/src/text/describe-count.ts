import type { MessageRef } from '@nora/effects'
import type { Colour } from '../content/colours.ts'
import type { Count } from '../language/lesson.ts'

// What a card counts is said in two ways: "for each cat aboard" and "5 cats aboard". A language needs a phrase of its
// own for each, because cases and genders differ.

type ByColour = Extract<Count, { colour?: unknown }>
type Phrase = { readonly key: string; readonly params: NonNullable<MessageRef['params']> }

/** "For each cat aboard"; with sets, "for every 2 cats aboard". `chosen` is the colour chosen for the card, once it is. */
export function perCounted(count: Count, every: number, chosen: Colour | null): MessageRef {
  if (every > 1) return { id: 'catsCards.every', params: { n: every, what: someCounted(count, every, chosen) } }
  const { key, params } = phraseOf(count, 1, chosen)
  return { id: `catsCards.each.${key}`, params }
}

/** "5 cats aboard". */
export function someCounted(count: Count, n: number, chosen: Colour | null): MessageRef {
  const { key, params } = phraseOf(count, n, chosen)
  return { id: `catsCards.some.${key}`, params: { ...params, n } }
}

function phraseOf(count: Count, n: number, chosen: Colour | null): Phrase {
  switch (count.count) {
    case 'cats':
    case 'catsAtEdge':
    case 'lonelyCats':
    case 'treasuresAtCats':
      return colouredPhrase(count, n, chosen)
    case 'families':
      return { key: count.count, params: { size: count.atLeast } }
    case 'coloursAwayFrom':
      return { key: `${count.count}.${count.place}`, params: {} }
    default:
      return { key: count.count, params: {} }
  }
}

function colouredPhrase({ count, colour }: ByColour, n: number, chosen: Colour | null): Phrase {
  if (colour === undefined) return { key: count, params: {} }
  const known = colour === 'chosen' ? chosen : colour
  if (known === null || known === 'best')
    return { key: `${count}.of`, params: { colour: { id: `catsCards.of.${known ?? 'chosen'}` } } }
  // "No blue cat" and "treasures beside a blue cat" speak of one cat.
  const cats = n === 0 || count === 'treasuresAtCats' ? 1 : n
  return { key: `${count}.coloured`, params: { colour: { id: `catsCards.coloured.${known}`, params: { n: cats } } } }
}
