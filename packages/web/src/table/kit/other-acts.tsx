import { canonical, each, type Json } from '@nora/kernel'
import { useTable } from '../context.tsx'
import { usePicking } from '../picking.tsx'
import style from './act-button.module.css'
import { ActButton } from './act-button.tsx'
import type { TrayProps } from './own-table.ts'

/** What can be chosen without pointing at a thing on the table: to pass, to stop, to raise one's hand. */
export function OtherActs({ decision, isThing }: TrayProps & { isThing(choice: Json): boolean }) {
  const { anytime, choice: say, space } = useTable()
  const { choose, interrupt } = usePicking()
  const acts = [...each(space(decision))].filter((choice) => typeof choice === 'string' && !isThing(choice))
  if (acts.length === 0 && anytime.length === 0) return null
  return (
    <div className={style.acts}>
      {acts.map((act) => (
        <ActButton key={canonical(act)} act={act} take={(told) => choose(decision, act, told)}>
          {say(decision, act)}
        </ActButton>
      ))}
      {anytime.map((act) => (
        <ActButton key={canonical(act)} act={act} interrupts take={(told) => interrupt(act, told)}>
          {say(undefined, act)}
        </ActButton>
      ))}
    </div>
  )
}
