import { canonical, type Refusal } from '@nora/kernel'
import { useVoice } from '../../app/voice.tsx'
import { useTable } from '../context.tsx'
import { namesIn } from '../picking.ts'
import style from './tray.module.css'

/** What one would look for here and may not take, each with its reason. */
export function Refusals() {
  const voice = useVoice()
  const { scene } = useTable()
  const [decision] = scene.decisions
  const { refusals } = scene
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
  const { parts, scene, speaker, explain, light } = useTable()
  const [decision] = scene.decisions
  const things = namesIn(refusal.choice)
  return (
    <p onPointerEnter={() => light(things)} onPointerLeave={() => light([])}>
      <strong>{parts.words.choice(scene.table, decision, refusal.choice, speaker)}</strong>
      {explain(refusal)}
    </p>
  )
}
