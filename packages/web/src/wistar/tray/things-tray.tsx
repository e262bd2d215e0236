import type { Json } from '@nora/kernel'
import { OtherActs } from '../../table/kit/other-acts.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { Preview } from '../preview.tsx'
import { useTable } from '../use-table.ts'
import { Attack, ResolvedCard } from './resolved-card.tsx'
import { StillToDo } from './still-to-do.tsx'
import style from './tray.module.css'
import { usePickedThing } from './use-picked-thing.ts'

/** What leaves it at that, in the words of the rules. */
const leaves: ReadonlySet<Json> = new Set(['stop', 'skip', 'none', 'stay', 'end'])

/** The answer lies on the board: here stands where to look, and what leaves it at that. */
export function ThingsTray({ decision }: TrayProps) {
  const { voice } = useTable()
  const picked = usePickedThing(decision)
  const id = `webWistar.ask.${decision.kind}`
  return (
    <div className={style.turn}>
      <Attack decision={decision} />
      {picked ? (
        <Preview decision={decision} of={picked} />
      ) : (
        voice.has(id) && <p className={style.hint}>{voice.say({ id })}</p>
      )}
      <OtherActs decision={decision} isThing={(choice) => !leaves.has(choice)} />
      <StillToDo />
      <ResolvedCard decision={decision} />
    </div>
  )
}
