import { type Action, colourOf, colours, type DieName, type Die as DieNumber, dieNamed, faceOf } from '@nora/woodcraft'
import { ActionDisc } from '../art/action-disc.tsx'
import { Die } from '../art/die.tsx'
import { Sign, type SignName } from '../art/signs.tsx'
import type { Mark } from './marks.ts'

/** A sign among words. */
export function InlineSign({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Sign name={name} x={0} y={0} size={24} line="var(--ink)" />
    </svg>
  )
}

/** A die among words. */
export function InlineDie({ die, size = 30 }: { readonly die: DieName; readonly size?: number }) {
  const number = dieNamed(die) as DieNumber
  return (
    <svg viewBox="0 0 36 38" width={size} height={(size * 38) / 36} aria-hidden="true">
      <Die wood={colours[colourOf(number)] as 'green'} value={faceOf(number)} x={2} y={2} size={31} />
    </svg>
  )
}

/** An action tile among words. */
export function InlineTile({ action, size = 30 }: { readonly action: Action; readonly size?: number }) {
  return (
    <svg viewBox="-20 -19 40 41" width={size} height={size} aria-hidden="true">
      <ActionDisc action={action} r={18} />
    </svg>
  )
}

/** What an effect brings, among words: "2" and a berry. */
export function InlineMarks({ marks, size = 18 }: { readonly marks: readonly Mark[]; readonly size?: number }) {
  return marks.map((mark, index) =>
    'sign' in mark ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same sign may stand there twice.
      <span key={index}>
        {mark.text !== undefined && <b>{mark.text}</b>}
        <InlineSign name={mark.sign} size={size} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same die may stand there twice.
      <svg key={index} viewBox="0 0 36 38" width={size + 4} height={size + 5} aria-hidden="true">
        <Die wood={mark.wood} value={mark.value} x={2} y={2} size={31} />
      </svg>
    ),
  )
}
