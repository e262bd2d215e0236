import { days } from '@nora/cats'
import { useTable } from '../use-table.ts'
import style from './island.module.css'
import { IslandMap } from './island-map.tsx'

/** How near Vesh has come. */
export function NewDay({ period: day }: { readonly period: number }) {
  const { voice } = useTable()
  return (
    <>
      <IslandMap day={day} className={style.newDay} />
      <p aria-hidden="true">{voice.format('webCats.vesh', { day, left: days + 1 - day })}</p>
    </>
  )
}
