import type { Calendar } from '@nora/words'
import style from './calendar.module.css'

/** One for each day or round; a moon where something special follows. */
export function PeriodPips({ calendar: { number, count, marked } }: { readonly calendar: Calendar }) {
  return (
    <span className={style.pips} aria-hidden="true" title={marked?.label} data-many={count > 8 || undefined}>
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <i
          key={place}
          data-state={place < number ? 'done' : place === number ? 'now' : 'later'}
          data-marked={marked?.periods.includes(place) || undefined}
        />
      ))}
    </span>
  )
}
