import { whereIn } from '@nora/words'
import { useTable } from './context.tsx'
import style from './question.module.css'
import { HowButton } from './rules/how-button.tsx'

/** What is asked, or who is waited for; where in the game that is, and how it works. */
export function Question({ status }: { readonly status: string }) {
  const { calendar } = useTable()
  return (
    <div>
      <h1 className={style.status}>{status}</h1>
      <p className={style.where}>
        {calendar && <span>{whereIn(calendar)}</span>}
        <HowButton />
      </p>
    </div>
  )
}
