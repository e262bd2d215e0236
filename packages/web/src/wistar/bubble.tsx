import style from './bubble.module.css'
import { usePointed } from './pointing.tsx'
import { Preview } from './preview.tsx'
import { useTable } from './use-table.ts'

/** What the thing pointed at would bring. It lies over the house's roof and never over the wheel. */
export function Bubble() {
  const { decision } = useTable()
  const pointed = usePointed()
  if (!decision || pointed === undefined) return null
  return <Preview decision={decision} of={pointed} className={style.bubble} />
}
