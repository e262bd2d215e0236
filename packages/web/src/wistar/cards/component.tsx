import type { Item } from '@nora/kernel'
import { Card } from '../../plain/card.tsx'
import palette from '../palette.module.css'
import { useTable } from '../use-table.ts'
import style from './component.module.css'
import { LargeCard } from './large-card.tsx'
import { provenanceOf } from './provenance.ts'

const nothing = () => {}

/** Any component of the game to be read: inventions as cards, everything else in words, each with where its text comes from. */
export function Component({ item }: { readonly item: Item }) {
  const { table, voice, card } = useTable()
  if (table.content.inventions.recommended.has(item))
    return (
      <div className={palette.palette}>
        <LargeCard card={item} isAlone />
      </div>
    )
  return (
    <div className={`${palette.palette} ${style.plain}`}>
      <Card face={card(item)} onRead={nothing} />
      <footer>{voice.format(`webWistar.card.${provenanceOf(table, item)}`)}</footer>
    </div>
  )
}
