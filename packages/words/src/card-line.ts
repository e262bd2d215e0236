import type { Catalogue } from '@nora/messages'
import { dashed } from './voice.ts'
import type { CardFace, Mark } from './words.ts'

/** A card on one line: its name, what it is, its marks, what it does. */
export function cardLine(voice: Catalogue, { name, sort, marks, text }: CardFace): string {
  return dashed(
    voice,
    [name, sort, markLine(voice, marks), text.join(' ')].filter((part) => part !== ''),
  )
}

/** Marks in words, those of one role together: "cost: 2 wood, 1 metal; needs: strength ×1; 3 points". */
export function markLine(voice: Catalogue, marks: readonly Mark[]): string {
  const inRole = (role: Mark['role']) => marks.filter((mark) => mark.role === role).map(({ label }) => label)
  const parts = (['cost', 'needs', 'gives'] as const).flatMap((role) => {
    const things = inRole(role)
    return things.length > 0 ? [voice.format(`common.mark.${role}`, { things })] : []
  })
  const plain = inRole(undefined)
  return [...parts, ...(plain.length > 0 ? [plain.join(', ')] : [])].join('; ')
}
