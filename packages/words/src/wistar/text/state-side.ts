import type { Catalogue } from '@nora/messages'
import type { WistarTable } from '@nora/wistar'
import type { CardFace } from '../../words.ts'
import { itemName } from '../names.ts'
import { sideText } from './ratbot-text.ts'

/** One side of a state card, named `state-1/2`: the card and its index of difficulty. */
export function stateSide(voice: Catalogue, table: WistarTable, name: string): CardFace {
  const [card = '', index = ''] = name.split('/')
  const record = table.content.tables.stateCards.find(({ id }) => id === card)
  const side = record?.sides.find((candidate) => String(candidate.index) === index)
  if (!record || !side) return { name, sort: '', marks: [], text: [] }
  return {
    name: voice.format('wistarRatbot.do.stateSide', { card: itemName(voice, table, card), index: side.index }),
    sort: voice.format(`wistarCards.type.${record.symbol}`),
    marks: [],
    text: sideText(voice, side),
  }
}
