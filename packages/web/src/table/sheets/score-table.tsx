import type { SheetLine } from '@nora/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { type Category, categories } from './categories.ts'
import style from './sheets.module.css'

export interface Column {
  readonly head: ReactNode
  readonly sheet: readonly SheetLine[]
}

interface ScoreTableProps {
  readonly columns: readonly Column[]
  /** Row after row appears, the sums last. */
  readonly unfolding?: boolean
}

/** Points category by category, a column for each player. What stands behind a category is told below it. */
export function ScoreTable({ columns, unfolding = false }: ScoreTableProps) {
  const voice = useVoice()
  const { sheetLine: name } = useTable()
  const rows = categories(columns.map(({ sheet }) => sheet))
  const delay = (row: number) => ({ '--row': row }) as CSSProperties
  return (
    <div className={style.scroll}>
      <table className={style.table} data-unfolding={unfolding || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{voice.format('webTable.score.category')}</span>
            </th>
            {columns.map(({ head }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={index} scope="col">
                <span className={style.head}>{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} style={delay(index)}>
              <th scope="row">
                {name({ id: row.id })}
                <Details row={row} name={name} />
              </th>
              {row.points.map((points, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={column}>{points === undefined ? '' : voice.number(points)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={delay(rows.length)}>
            <th scope="row">{voice.format('webTable.score.total')}</th>
            {columns.map(({ sheet }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={index}>{voice.number(sheet.reduce((sum, { points }) => sum + points, 0))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The cards and tiles behind a category. */
function Details({ row, name }: { readonly row: Category; name(line: Pick<SheetLine, 'id' | 'item'>): string }) {
  const voice = useVoice()
  const items = row.lines.filter(({ item }) => item !== undefined)
  if (items.length === 0) return null
  return (
    <details className={style.details}>
      <summary>{voice.format('webTable.score.details', { n: items.length })}</summary>
      <ul>
        {items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may name the same thing twice
          <li key={`${line.item} ${index}`}>
            {name(line)}: {voice.number(line.points)}
          </li>
        ))}
      </ul>
    </details>
  )
}
