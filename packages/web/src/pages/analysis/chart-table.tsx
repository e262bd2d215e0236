import { useVoice } from '../../app/voice.tsx'
import panel from './panel.module.css'
import type { SwingsProps } from './swings.tsx'
import style from './tables.module.css'

/** The chart in words and numbers. */
export function ChartTable({ analysed: { turns, slips }, swings, names, story, turn, go }: SwingsProps) {
  const voice = useVoice()
  const signed = (points: number) => voice.number(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (
    <div className={panel.scroll}>
      <table className={style.chartTable}>
        <thead>
          <tr>
            <th scope="col">{voice.format('analysis.column.turn')}</th>
            <th scope="col">{voice.format('analysis.column.who')}</th>
            <th scope="col">{voice.format('analysis.column.what')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{voice.format('analysis.column.swing')}</th>
            <th scope="col">{voice.format('analysis.column.better')}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map((one, place) => {
            const own = swings.filter((swing) => swing.turn === place)
            const slip = slips[place]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
              <tr key={place} aria-selected={place === turn}>
                <th scope="row">
                  <button type="button" onClick={() => go(place)}>
                    {place + 1}
                  </button>
                </th>
                <td>{names[one.seat]}</td>
                <td>
                  {story.where(one.from)}: {story.played(one, slip)}
                </td>
                {one.margins.map((margin, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat
                  <td key={seat}>{signed(margin)}</td>
                ))}
                <td>
                  {own
                    .map(
                      ({ kind, points }) =>
                        `${voice.format(`analysis.${kind === 'slip' ? 'slips' : kind}`)} ${signed(points)}`,
                    )
                    .join(', ')}
                </td>
                <td>{slip ? story.choice(slip.at, slip.better) : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
