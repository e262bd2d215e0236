import { colourOf, colours, type Die as DieNumber, dieNamed, faceOf } from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import style from './hand.module.css'
import type { InHand } from './use-carry.ts'

/** What is carried hangs at the pointer. */
export function Hand({ x, y, thing, sort }: InHand) {
  const die = dieNamed(thing) as DieNumber | undefined
  if (die === undefined || (sort !== 'die' && sort !== 'yard' && sort !== 'six')) return null
  return (
    <svg
      className={style.hand}
      style={{ translate: `${x - 24}px ${y - 24}px` }}
      viewBox="-4 -4 56 60"
      width={56}
      height={60}
      aria-hidden="true"
    >
      <Die wood={colours[colourOf(die)] as 'green'} value={faceOf(die)} size={44} halo="pick" />
    </svg>
  )
}
