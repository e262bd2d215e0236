import type { Reason, SheetLine, Table } from '@nora/kernel'
import { nameIn, reasonIn } from './voice.ts'
import type { Speaker, Words } from './words.ts'

/** A category of points that is expected, in the words of a game: `<area>.category.<id>`. */
export function categoryIn({ voice }: Speaker, game: string, category: string): string {
  return nameIn(voice, `${game}Advice.category.${category}`, category)
}

/** Why a choice is good, as a sentence. What every game has in common comes by the same messages. */
export function adviceIn(words: Words, table: Table, reason: Reason, speaker: Speaker): string {
  const { voice } = speaker
  const { id: game } = table.variant.game
  const { code, params = {} } = reason
  if (code === 'scores') {
    const { line, item, points } = params
    const of = { id: line, ...(item !== null && { item }) } as Pick<SheetLine, 'id' | 'item'>
    return voice.format('advice.reason.scores', { line: words.sheetLine(table, of, speaker), points: Number(points) })
  }
  if (code === 'moreFrom') {
    const category = categoryIn(speaker, game, String(params.category))
    return voice.format('advice.reason.moreFrom', { category, points: Number(params.points) })
  }
  const id = `${game}Advice.reason.${code}`
  if (!voice.has(id)) return reasonIn(voice, game, reason)
  // What a sentence selects by stays as it is.
  const { colour, ...named } = params
  const said = words.reason(table, { code, params: named }, speaker).params ?? {}
  return voice.say({ id, params: { ...said, ...(colour !== undefined && { colour }) } as never })
}
