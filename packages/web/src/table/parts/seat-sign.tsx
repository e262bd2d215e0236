import type { Seat } from '@nora/kernel'
import style from './seat-sign.module.css'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

const shapes = [
  <circle key="a" cx="12" cy="12" r="10" />,
  <rect key="b" x="2.5" y="2.5" width="19" height="19" rx="2" />,
  <path key="c" d="M12 1.5 23 21H1z" />,
  <path key="d" d="M12 1 23 12 12 23 1 12z" />,
]

/** Every marker of a seat carries its colour, its shape and its letter. */
export function SeatSign({ seat, size = '1.75rem' }: { readonly seat: Seat; readonly size?: string }) {
  const place = seat % shapes.length
  return (
    <svg className={style.sign} data-place={place} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shapes[place]}
      <text x="12" y={place === 2 ? 19 : 16.5} textAnchor="middle">
        {letters[seat]}
      </text>
    </svg>
  )
}
