import { useTable } from '../context.tsx'
import style from './shown-event.module.css'
import { type Step, thingsIn } from './step.ts'

/** The pieces a step is about, as small drawings; more than `most` say no more than the words. */
export function StepPictures({ step, most }: { readonly step: Step; readonly most: number }) {
  const Picture = useTable().parts.own?.ThingPicture
  const things = thingsIn(step.event)
  if (!Picture || things.length > most) return null
  return (
    <span className={style.pictures} aria-hidden="true">
      {things.map((thing) => (
        <Picture key={thing} thing={thing} />
      ))}
    </span>
  )
}
