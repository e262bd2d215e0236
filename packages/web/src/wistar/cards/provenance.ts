import type { Source } from '@nora/effects'
import type { Item } from '@nora/kernel'
import type { WistarTable } from '@nora/wistar'
import { provenanceOf as sourceIn } from '../../table/kit/provenance.ts'

/** Where the text of a component comes from. */
export function provenanceOf({ content }: WistarTable, item: Item): Source {
  return sourceIn(content.tables, item)
}
