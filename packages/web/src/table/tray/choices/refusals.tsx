import { namesIn } from '@nora/choosing'
import { canonical, type Refusal } from '@nora/kernel'
import { useVoice } from '../../../app/voice.tsx'
import { useTable } from '../../context.tsx'
import { RuleLink } from '../../rules/rule-link.tsx'
import { TermText } from '../../rules/term-text.tsx'
import style from './refusals.module.css'

/** What one would look for here and may not take, each with its reason. */
export function Refusals() {
  const voice = useVoice()
  const { decision, refusals } = useTable()
  if (!decision || refusals.length === 0) return null
  return (
    <details className={style.refusals}>
      <summary>{voice.format('webTable.whyNot.title', { n: refusals.length })}</summary>
      <ul>
        {refusals.map((refusal) => (
          <li key={canonical(refusal.choice)}>
            <Refused refusal={refusal} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { decision, choice, explain, light } = useTable()
  const things = namesIn(refusal.choice)
  return (
    <p onPointerEnter={() => light(things)} onPointerLeave={() => light([])}>
      <strong>{choice(decision, refusal.choice)}</strong>
      <TermText text={explain(refusal)} /> <RuleLink code={refusal.code} />
    </p>
  )
}
