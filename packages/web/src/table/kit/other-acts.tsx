import { canonical, each, type Json } from '@nora/kernel'
import { useTable } from '../context.tsx'
import { usePicking } from '../picking.tsx'
import style from './act-button.module.css'
import { ActButton } from './act-button.tsx'
import type { TrayProps } from './own-table.ts'

/** What can be chosen without pointing at a thing on the table, but for what ends the turn: to raise one's hand. */
export function OtherActs({ decision, isThing }: TrayProps & { isThing(choice: Json): boolean }) {
  const { anytime, choice: say, space, table } = useTable()
  const outOfTurn = anytime.filter((act) => !isThing(act))
  const { endsTurn, declines } = table.variant.kind(decision)
  const { choose, interrupt } = usePicking()
  const acts = [...each(space(decision))].filter(
    (choice) => typeof choice === 'string' && !isThing(choice) && !endsTurn?.(choice) && !declines?.(choice),
  )
  if (acts.length === 0 && outOfTurn.length === 0) return null
  return (
    <div className={style.acts}>
      {acts.map((act) => (
        <ActButton key={canonical(act)} act={act} take={() => choose(decision, act)}>
          {say(decision, act)}
        </ActButton>
      ))}
      {outOfTurn.map((act) => (
        <ActButton key={canonical(act)} act={act} interrupts take={() => interrupt(act)}>
          {say(undefined, act)}
        </ActButton>
      ))}
    </div>
  )
}
