import { type Seat, type SheetLine, totalOf } from '@nora/kernel'
import { useTable } from '../context.tsx'
import { figuresOf } from '../model/figures.ts'
import { useWide } from '../parts/use-wide.ts'
import style from './three-figures.module.css'

interface ThreeFiguresProps {
  readonly seat: Seat
  /** The lines that this choice changes, with the difference. */
  readonly changes: readonly SheetLine[]
  /** The other two after it, where they are known; otherwise they change by the same lines. */
  readonly then?: { readonly soFar: number; readonly ifEnded: number }
}

/** What this choice changes, and before and after: points so far, and if the game ended now. */
export function ThreeFigures({ seat, changes, then }: ThreeFiguresProps) {
  const { voice, parts, table } = useTable()
  const wide = useWide()
  const now = figuresOf(parts, table, seat)
  const choice = totalOf(changes)
  const stays = new Set((parts.game.earned ?? parts.game.sheet)(table, seat).map(({ id }) => id))
  const soFar = then?.soFar ?? now.soFar + totalOf(changes.filter(({ id }) => stays.has(id)))
  const ifEnded = then?.ifEnded ?? now.ifEnded + choice
  const beforeAfter = (before: number, after: number) =>
    before === after ? voice.number(after) : `${voice.number(before)} → ${voice.number(after)}`
  return (
    <dl className={style.three} data-figures="">
      <div data-choice={Math.sign(choice)}>
        <dt>{voice.format('webTable.figures.choice')}</dt>
        <dd>{voice.number(choice, { signDisplay: 'exceptZero' })}</dd>
      </div>
      <div>
        <dt>{voice.format('webTable.figures.soFar')}</dt>
        <dd>{beforeAfter(now.soFar, soFar)}</dd>
      </div>
      <div>
        <dt>{voice.format(wide ? 'webTable.figures.ifEnded' : 'webTable.figures.now')}</dt>
        <dd>{beforeAfter(now.ifEnded, ifEnded)}</dd>
      </div>
    </dl>
  )
}
