import { colourOf, colours, type Die as DieNumber, dieNamed, faceOf, nameOf } from '@nora/woodcraft'
import { useState } from 'react'
import { usePicking } from '../../table/picking.tsx'
import { Die } from '../art/die.tsx'
import { Word } from '../drawing/word.tsx'
import { useStagePreview } from '../preview.ts'
import { useCompact } from '../use-compact.ts'
import { useTable } from '../use-table.ts'
import { DieToPick } from './die-to-pick.tsx'
import { Profits } from './profits.tsx'
import { StageButton } from './stage-button.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useStageSize } from './stage-size.ts'
import { Stepper } from './stepper.tsx'

/** A die is raised by splicing, or lowered by shaving, pip by pip. */
export function RaiseStage({ kind }: { readonly kind: 'splice' | 'shave' }) {
  const { voice, item } = useTable()
  const { picks } = usePicking()
  const [steps, setSteps] = useState(1)
  const { width, isNarrow } = useStageSize()
  // On a phone the main button lies right below, and says the same.
  const isCompact = useCompact()
  const dice = [...new Set(picks.values('die').map(String))]
  const name = (picks.picked('die').at(-1) ?? (dice.length === 1 ? dice[0] : undefined)) as string | undefined
  const die = dieNamed(name) as DieNumber | undefined
  const possible = (name ? picks.values('by') : []).map(Number)
  const most = Math.max(1, ...possible)
  const by = Math.min(steps, most)
  const after = die === undefined ? undefined : die + (kind === 'splice' ? by : -by)
  const label = after === undefined ? '' : voice.format('webWoodcraft.stage.make', { die: item(nameOf(after)) })
  useStagePreview(
    name && after !== undefined
      ? { gone: [name], come: [nameOf(after)], does: { label, choice: { die: name, by } } }
      : undefined,
  )
  return (
    <StageFrame
      narrowHeight={name ? 440 : 204}
      title={
        name
          ? voice.format(`webWoodcraft.stage.${kind}`, { die: item(name) })
          : voice.format(`webWoodcraft.stage.${kind}Any`)
      }
      hint={voice.format(name ? `webWoodcraft.stage.${kind}Hint` : 'webWoodcraft.stage.pickDie', { n: most })}
    >
      {dice.length > 1 && <DieToPick dice={dice} isPicked={name !== undefined} />}
      {die !== undefined && after !== undefined && (
        <g transform={isNarrow ? 'translate(-60 -74)' : undefined}>
          <Die wood={colours[colourOf(die)] as 'green'} value={faceOf(die)} x={90} y={190} size={84} />
          <Word x={212} y={246} size={40} weight={700}>
            →
          </Word>
          <Die wood={colours[colourOf(after)] as 'green'} value={faceOf(after)} x={284} y={190} size={84} halo="lit" />
          <Stepper x={400} y={196} n={by} most={most} set={setSteps} sign={kind === 'splice' ? '+' : '−'} />
          {!isCompact && (
            <StageButton
              x={isNarrow ? 90 : width - 172}
              y={isNarrow ? 306 : 256}
              width={isNarrow ? 380 : 152}
              thing="by"
              value={by}
              sort="by"
            >
              {label}
            </StageButton>
          )}
        </g>
      )}
      <Profits />
    </StageFrame>
  )
}
