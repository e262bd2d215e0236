import type { Hint } from '@nora/protocol'
import type { CSSProperties } from 'react'
import { useVoice } from '../app/voice.tsx'
import style from './hint.module.css'

interface DifferencesProps {
  readonly hint: Hint
  readonly shown: number
  show(rank: number): void
  name(category: string): string
}

/** A category of less than this for all choices is left out. */
const LEAST = 0.05

/** What is expected of the best choice by category, and how the others differ from it. */
export function Differences({ hint: { advised }, shown, show, name }: DifferencesProps) {
  const voice = useVoice()
  const [best, ...others] = advised
  if (!best) return null
  const categories = Object.keys(best.points).filter((category) =>
    advised.some(({ points }) => Math.abs(points[category] ?? 0) >= LEAST),
  )
  const most = Math.max(1, ...categories.map((category) => Math.abs(best.points[category] ?? 0)))
  const differences = others.map(({ points }) =>
    categories.map((category) => (points[category] ?? 0) - (best.points[category] ?? 0)),
  )
  const widest = Math.max(1, ...differences.flat().map(Math.abs))
  const signed = (points: number) =>
    voice.number(Math.round(points * 10) / 10, {
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    })
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{voice.format('advice.byCategory')}</th>
          {advised.map((_, rank) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its rank
            <th key={rank} scope="col">
              <button
                type="button"
                className={style.disc}
                data-first={rank === 0 || undefined}
                aria-pressed={rank === shown}
                aria-label={voice.format('advice.option', { n: rank + 1 })}
                onClick={() => show(rank)}
                onPointerEnter={() => show(rank)}
                onFocus={() => show(rank)}
              >
                {rank + 1}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, row) => (
          <tr key={category}>
            <th scope="row">{name(category)}</th>
            <td>
              <span className={style.points}>{voice.number(Math.round(best.points[category] ?? 0))}</span>
              <i
                className={style.bar}
                style={part((best.points[category] ?? 0) / most)}
                data-lost={(best.points[category] ?? 0) < 0 || undefined}
              />
            </td>
            {differences.map((column, rank) => {
              const difference = column[row] ?? 0
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its rank
                <td key={rank} data-sign={Math.sign(Math.round(difference * 10))}>
                  <i
                    className={style.apart}
                    style={part(difference / widest)}
                    data-worse={difference < 0 || undefined}
                  />
                  <span className={style.points}>{signed(difference)}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{voice.format('advice.sum')}</th>
          <td>{voice.number(Math.round(best.own))}</td>
          {others.map(({ behind, error }, rank) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its rank
            <td key={rank}>
              <b>{signed(-behind)}</b> <small>± {voice.number(error, { maximumFractionDigits: 1 })}</small>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function part(share: number): CSSProperties {
  return { '--part': Math.min(1, Math.abs(share)) } as CSSProperties
}
