import { type Item, Table } from '@nora/kernel'
import { Card } from '../../plain/card.tsx'
import palette from '../palette.module.css'
import { useTable } from '../use-table.ts'
import style from './component.module.css'
import { ComponentPicture } from './component-picture.tsx'
import { LargeCard } from './large-card.tsx'
import { provenanceOf } from './provenance.ts'

const nothing = () => {}

/** Any component of the game to be read: in pictures and in words, each with where its text comes from. */
export function Component({ item }: { readonly item: Item }) {
  const { table, voice, parts, speaker } = useTable()
  if (table.content.inventions.recommended.has(item))
    return (
      <div className={palette.palette}>
        <LargeCard card={item} isAlone />
      </div>
    )
  // All that is printed on it, wherever Ratbot stands: both sides of a state card, every row of an exploration card.
  const printed = new Table(table.variant, { ...table.state, ratbot: null })
  return (
    <div className={`${palette.palette} ${style.plain}`}>
      <div className={style.printed}>
        <ComponentPicture item={item} />
        <Card face={parts.words.card(printed, item, speaker)} onRead={nothing} />
      </div>
      <footer>{voice.format(`webWistar.card.${provenanceOf(table, item)}`)}</footer>
    </div>
  )
}
