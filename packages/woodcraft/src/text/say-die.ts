import type { MessageRef } from '@nora/effects'
import type { DieAsked } from '../content/forms.ts'

/** A die as cards ask for it: of one colour, of one of two, or of any; of a value or of any. */
export function sayDie({ colour, value }: DieAsked): MessageRef {
  if (value === 'any') return { id: 'woodcraftCards.die.any', params: { colour: colourWord(colour) } }
  return { id: 'woodcraftCards.die.value', params: { colour: colourWord(colour), value } }
}

/** A word that messages choose by: `green`, `greenOrBrown`, `any`. */
function colourWord(colour: DieAsked['colour']): string {
  if (typeof colour === 'string') return colour
  const [one, other] = [...colour].sort()
  return `${one}Or${other?.[0]?.toUpperCase()}${other?.slice(1)}`
}
