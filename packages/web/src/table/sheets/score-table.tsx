import { type Seat, type SheetLine, totalOf } from '@nora/kernel'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { useWide } from '../parts/use-wide.ts'
import { type Category, categories, isScoredFor } from './categories.ts'
import { type Column, ColumnHead, ColumnTab } from './score-column.tsx'
import { SheetPart } from './sheet-part.tsx'
import style from './sheets.module.css'
import { useLighting } from './use-lighting.ts'

interface ScoreTableProps {
  readonly columns: readonly Column[]
  /** Row after row appears, the sums last, and then this. */
  readonly verdict?: ReactNode
}

/**
 * Points category by category, a column for each player with what stands behind each sum; pointing at it lights it on their
 * board. A phone shows one player at a time, and the totals of all.
 */
export function ScoreTable({ columns, verdict }: ScoreTableProps) {
  const voice = useVoice()
  const wide = useWide()
  const { sheetLine: name, seat } = useTable()
  const [looked, look] = useState(() => columns.findIndex((column) => column.seat === seat))
  const shown = wide ? columns.map((_, index) => index) : [Math.max(0, looked)]
  const applies = (category: Category, index: number) => isScoredFor(category, columns, index)
  const all = categories(columns.map(({ sheet }) => sheet))
  const rows = all.filter((row) => shown.some((index) => applies(row, index)))
  const delay = (row: number) => ({ '--row': row }) as CSSProperties
  return (
    <div className={style.score} data-unfolding={verdict !== undefined || undefined} style={delay(rows.length)}>
      {!wide && (
        <div className={style.tabs}>
          {columns.map((column, index) => (
            <ColumnTab key={column.name} column={column} isShown={index === shown[0]} look={() => look(index)} />
          ))}
        </div>
      )}
      <table className={style.table} data-columns={shown.length}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{voice.format('webTable.score.category')}</span>
              {wide && <span className={style.point}>{voice.format('webTable.score.point')}</span>}
            </th>
            {shown.map((index) => (
              <th key={index} scope="col">
                <ColumnHead column={columns[index] as Column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((category, row) => {
            const { id, columns: cells } = category
            return (
              <tr key={id} style={delay(row)}>
                <th scope="row">{name({ id })}</th>
                {shown.map((index) =>
                  applies(category, index) ? (
                    <Cell
                      key={index}
                      id={id}
                      seat={columns[index]?.seat}
                      lines={cells[index] ?? []}
                      category={name({ id })}
                    />
                  ) : (
                    // What the game's own opponent is scored for, players are not, and the other way round: that is no 0.
                    <td key={index} />
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr style={delay(rows.length)}>
            <th scope="row">{voice.format('webTable.score.total')}</th>
            {shown.map((index) => (
              <td key={index}>{voice.number(totalOf(columns[index]?.sheet ?? []))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {verdict !== undefined && (
        <div className={style.verdict} style={delay(rows.length + 1)}>
          {verdict}
        </div>
      )}
    </div>
  )
}

/** So long it takes until the last row of some sheets is there, in milliseconds: see `rise`. */
export function unfoldingTime(sheets: readonly (readonly SheetLine[])[]): number {
  return (categories(sheets).length + 1) * 400 + 500
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
  const { sheetLine: name, parts, table } = useTable()
  const thingsOf = (line: SheetLine) => [
    ...(line.item === undefined ? [] : [line.item]),
    ...((seat !== undefined && parts.own?.counted?.(table, seat, line)) || []),
  ]
  const isNamed = lines.some(({ item }) => item !== undefined)
  const sum = totalOf(lines)
  const all = lines.flatMap(thingsOf)
  const lighting = useLighting(all)
  const Parts = parts.own?.SheetParts
  const isDrawn = !isNamed && lines.length === 1 && Parts && seat !== undefined
  return (
    <td data-bad={sum < 0 || undefined} {...lighting}>
      <span className={style.cell}>
        {isDrawn && (
          <ul className={style.parts} data-drawn="">
            <Parts seat={seat} category={id} />
          </ul>
        )}
        {(isNamed || lines.length > 1) && (
          <ul className={style.parts}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may name the same thing twice
              <SheetPart key={`${line.item} ${index}`} points={line.points} things={thingsOf(line)}>
                {line.item !== undefined && name(line).replace(`${category}: `, '')}
              </SheetPart>
            ))}
          </ul>
        )}
        {all.length > 0 ? (
          // For the keys: the focus lights as the mouse does.
          <button type="button" className={style.sum} aria-label={`${category}: ${voice.number(sum)}`}>
            {voice.number(sum)}
          </button>
        ) : (
          <span className={style.sum}>{voice.number(sum)}</span>
        )}
      </span>
    </td>
  )
}
