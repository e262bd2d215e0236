import type { Decision } from '@nora/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useTable } from '../use-table.ts'
import { CopyCards } from './copy-cards.tsx'
import { Discards } from './discards.tsx'
import { DrawnCards } from './drawn-cards.tsx'
import style from './fans.module.css'
import { Heroes } from './heroes.tsx'
import { KeepObjective } from './keep-objective.tsx'
import { SkillTokens } from './skill-tokens.tsx'
import { StartingPairs } from './starting-pairs.tsx'
import { StateSides } from './state-sides.tsx'
import { Supplies } from './supplies.tsx'

/** What can be chosen and has no place of its own on the table lies over it for as long as it is asked about. */
function fanFor(decision: Decision): ReactNode {
  switch (decision.kind) {
    case 'startingCards':
      return <StartingPairs />
    case 'hero':
      return <Heroes />
    case 'skillToken':
      return <SkillTokens />
    case 'keepObjective':
      return <KeepObjective />
    case 'takeDiscarded':
      return <Discards decision={decision} />
    case 'guestSupply':
      return <Supplies />
    case 'copy':
      return <CopyCards decision={decision} />
    case 'stateCards':
      return <StateSides decision={decision} />
    case 'playInvention':
      return (decision.args as { readonly drawn?: true }).drawn ? <DrawnCards /> : undefined
    default:
      return undefined
  }
}

export function Fans() {
  const { decision, voice } = useTable()
  const [isDown, putDown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question lays its things out anew
  useEffect(() => putDown(false), [decision])
  const fan = decision && fanFor(decision)
  if (!fan) return null
  return (
    <div className={style.over} data-down={isDown || undefined}>
      {!isDown && (
        <div className={style.fan} data-picture="asked">
          {fan}
        </div>
      )}
      <button type="button" className={style.toggle} aria-expanded={!isDown} onClick={() => putDown(!isDown)}>
        {voice.format(isDown ? 'webWistar.fan.up' : 'webWistar.fan.down')}
      </button>
    </div>
  )
}
