import { totalOf } from '@nora/kernel'
import type { CSSProperties } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { SeatSign } from '../../table/parts/seat-sign.tsx'
import { categories } from '../../table/sheets/categories.ts'
import panel from './panel.module.css'
import type { AnalysedGame } from './story.ts'
import style from './tables.module.css'

interface ResultCategoriesProps {
  readonly game: AnalysedGame
  name(line: string): string
}

/** Where everybody's points came from. */
export function ResultCategories({ game: { result }, name }: ResultCategoriesProps) {
  const voice = useVoice()
  const standings = [...result.standings].sort((one, other) => one.seat - other.seat)
  const rows = categories(standings.map(({ sheet }) => sheet))
  const most = Math.max(1, ...rows.flatMap(({ columns }) => columns.map((lines) => Math.abs(totalOf(lines)))))
  return (
    <section className={panel.panel}>
      <h2>{voice.format('analysis.categories')}</h2>
      <div className={panel.scroll}>
        <table className={style.categories}>
          <thead>
            <tr>
              <th />
              {standings.map(({ seat, score }) => (
                <th key={seat} scope="col">
                  <SeatSign seat={seat} size="1.1rem" /> {voice.number(score)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, columns }) => (
              <tr key={id}>
                <th scope="row">{name(id)}</th>
                {columns.map((lines, seat) => {
                  const points = totalOf(lines)
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
                    <td key={seat}>
                      <i
                        data-seat={standings[seat]?.seat}
                        style={{ '--part': Math.abs(points) / most } as CSSProperties}
                      />
                      {voice.number(points)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
