import {
  colourOf,
  colours,
  type Die as DieNumber,
  dieNamed,
  dieOf,
  faceOf,
  freeCuts,
  nameOf,
  playerOf,
} from '@nora/woodcraft'
import { useState } from 'react'
import { usePicking } from '../../table/picking.tsx'
import { Die } from '../art/die.tsx'
import { Sign } from '../art/signs.tsx'
import { Word } from '../drawing/word.tsx'
import { useStagePreview } from '../preview.ts'
import { useCompact } from '../use-compact.ts'
import { useTable } from '../use-table.ts'
import { Beam, PARTS } from './beam.tsx'
import { DieToPick } from './die-to-pick.tsx'
import { lengths } from './lengths.ts'
import { Profits } from './profits.tsx'
import { StageButton } from './stage-button.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useStageSize } from './stage-size.ts'

/** A die as a beam, one pip a length: click notches to cut there. */
export function SawStage() {
  const { table, voice, seat, decision, item } = useTable()
  const { picks } = usePicking()
  const [cut, setCut] = useState<{ readonly die: string; readonly cuts: readonly number[] }>({ die: '', cuts: [] })
  const player = playerOf(table, seat)
  const { width, isNarrow } = useStageSize()
  // On a phone the main button lies right below, and says the same.
  const isCompact = useCompact()
  const dice = [...new Set(picks.values('die').map(String))]
  const name = (picks.picked('die').at(-1) ?? (dice.length === 1 ? dice[0] : undefined)) as string | undefined
  const cuts = cut.die === name ? cut.cuts : []
  const die = dieNamed(name) as DieNumber | undefined
  const parts = die === undefined ? [] : lengths(faceOf(die), cuts)
  const sorted = [...parts].sort((one, other) => one - other)
  const made = die === undefined ? [] : parts.map((value) => nameOf(dieOf(colourOf(die), value)))
  const free = freeCuts(table, seat, decision?.args as { readonly cuts: number })
  const blades = Math.max(0, cuts.length - free)
  const label =
    cuts.length > 0
      ? voice.format('webWoodcraft.stage.sawInto', { parts: sorted.join(' · ') })
      : voice.format('webWoodcraft.stage.sawNothing')
  useStagePreview(
    name && cuts.length > 0
      ? { gone: [name], come: made, goods: { blades: -blades }, does: { label, choice: { die: name, into: sorted } } }
      : undefined,
  )
  const toggle = (notch: number) => {
    if (!name) return
    setCut({ die: name, cuts: cuts.includes(notch) ? cuts.filter((other) => other !== notch) : [...cuts, notch] })
  }
  return (
    <StageFrame
      narrowHeight={name ? 440 : 204}
      title={
        name ? voice.format('webWoodcraft.stage.saw', { die: item(name) }) : voice.format('webWoodcraft.stage.sawAny')
      }
      hint={voice.format(name ? 'webWoodcraft.stage.sawHint' : 'webWoodcraft.stage.pickDie', { n: free })}
    >
      {dice.length > 1 && <DieToPick dice={dice} isPicked={name !== undefined} />}
      {die !== undefined && (
        <>
          <g transform={isNarrow ? 'translate(-3 -2) scale(0.92)' : undefined}>
            <Beam
              wood={colours[colourOf(die)] as 'green'}
              value={faceOf(die)}
              cuts={cuts}
              free={free}
              toggle={toggle}
            />
            {cuts.length > 0 && <Parts values={parts} wood={colours[colourOf(die)] as 'green'} />}
          </g>
          <g transform={isNarrow ? 'translate(26 304)' : `translate(${width - 146} 232)`}>
            <Sign name="saw" x={0} y={0} size={26} line="var(--ink)" />
            <Word x={34} y={19} size={15} weight={600} most={110}>
              {voice.format('webWoodcraft.stage.free', { n: Math.min(free, cuts.length) })}
            </Word>
            <Sign name="blade" x={1} y={36} size={24} line="var(--ink)" />
            <Word x={34} y={54} size={15} weight={700} fill={blades > player.blades ? 'var(--bad)' : 'var(--ink)'}>
              {`${player.blades} → ${player.blades - blades}`}
            </Word>
          </g>
          {!isCompact && (
            <StageButton
              x={isNarrow ? 200 : width - 178}
              y={isNarrow ? 312 : 304}
              width={isNarrow ? 214 : 158}
              thing="parts"
              value={sorted}
              sort="parts"
            >
              {label}
            </StageButton>
          )}
        </>
      )}
      <Profits />
    </StageFrame>
  )
}

function Parts({ values, wood }: { readonly values: readonly number[]; readonly wood: 'green' }) {
  let left = 0
  return (
    <g>
      {values.map((value, index) => {
        const middle = PARTS.x + (left + value / 2) * PARTS.unit
        left += value
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike.
          <g key={index}>
            <path
              d={`M${middle} ${PARTS.y - 8} V${PARTS.y + 14}`}
              stroke="var(--pick-line)"
              strokeWidth={3}
              strokeDasharray="2 7"
              strokeLinecap="round"
            />
            <Die wood={wood} value={value} x={middle - 22} y={PARTS.y + 20} size={44} halo="lit" />
          </g>
        )
      })}
    </g>
  )
}
