import { type Seat, type SheetLine, totalOf } from '@nora/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { categories } from './categories.ts'
import { SheetPart } from './sheet-part.tsx'
import style from './sheets.module.css'

export interface Column {
  readonly head: ReactNode
  /** Whose it is; nothing for the game's own opponent. */
  readonly seat?: Seat
  readonly sheet: readonly SheetLine[]
}

interface ScoreTableProps {
  readonly columns: readonly Column[]
  /** Row after row appears, the sums last, and then this. */
  readonly verdict?: ReactNode
}

/** Points category by category, a column for each player with what stands behind each sum. */
export function ScoreTable({ columns, verdict }: ScoreTableProps) {
  const voice = useVoice()
  const { sheetLine: name } = useTable()
  const rows = categories(columns.map(({ sheet }) => sheet))
  const delay = (row: number) => ({ '--row': row }) as CSSProperties
  const isUnfolding = verdict !== undefined || undefined
  return (
    <>
      <div className={style.scroll}>
        <table className={style.table} data-unfolding={isUnfolding}>
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
            {rows.map(({ id, columns: cells }, index) => (
              <tr key={id} style={delay(index)}>
                <th scope="row">{name({ id })}</th>
                {cells.map((lines, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <Cell key={column} id={id} seat={columns[column]?.seat} lines={lines} category={name({ id })} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr style={delay(rows.length)}>
              <th scope="row">{voice.format('webTable.score.total')}</th>
              {columns.map(({ sheet }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={index}>{voice.number(totalOf(sheet))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {verdict !== undefined && (
        <div className={style.verdict} style={delay(rows.length + 1)}>
          {verdict}
        </div>
      )}
    </>
  )
}

interface CellProps {
  readonly id: string
  readonly seat: Seat | undefined
  readonly lines: readonly SheetLine[]
  readonly category: string
}

/** One player's points in a category: what they come from, the sum at the edge. Pointing at it lights it on the board. */
function Cell({ id, seat, lines, category }: CellProps) {
  const voice = useVoice()
  const { light, sheetLine: name, parts } = useTable()
  const things = lines.flatMap(({ item }) => item ?? [])
  const sum = totalOf(lines)
  const Parts = parts.own?.SheetParts
  return (
    <td data-bad={sum < 0 || undefined} onPointerEnter={() => light(things)} onPointerLeave={() => light([])}>
      <span className={style.sum}>{voice.number(sum)}</span>
      {things.length === 0 && lines.length === 1 && Parts && seat !== undefined && (
        <ul className={style.parts}>
          <Parts seat={seat} category={id} />
        </ul>
      )}
      {(things.length > 0 || lines.length > 1) && (
        <ul className={style.parts}>
          {lines.map(({ id, item, points }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may name the same thing twice
            <SheetPart key={`${item} ${index}`} points={points} things={item === undefined ? [] : [item]}>
              {item !== undefined && name({ id, item }).replace(`${category}: `, '')}
            </SheetPart>
          ))}
        </ul>
      )}
    </td>
  )
}
