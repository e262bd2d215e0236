import type { Json } from '@nora/kernel'
import { OtherActs } from '../../table/kit/other-acts.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { usePicking } from '../../table/picking.tsx'
import { useMainButton } from '../../table/tray/main-button.ts'
import { type Preview, usePreview } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { Ahead } from './ahead.tsx'
import style from './tray.module.css'

/** What no thing on the table stands for. */
const acts: ReadonlySet<Json> = new Set(['enough', 'none', 'alternative', 'berries', 'market', 'skip', 'stop', 'end'])

/** The answer lies on the board: here stands what it would change, and what can be done instead. */
export function ThingsTray({ decision }: TrayProps) {
  const { does } = usePreview() ?? {}
  return (
    <div className={style.tray}>
      {does && <Does decision={decision} {...does} />}
      <Ahead />
      <OtherActs decision={decision} isThing={(choice) => !acts.has(choice)} />
    </div>
  )
}

/** What is put together on the stage is done by the main button too. */
function Does({ decision, label, choice }: TrayProps & NonNullable<Preview['does']>) {
  const { space } = useTable()
  const { perform } = usePicking()
  useMainButton({ label, isReady: space(decision).includes(choice), act: () => perform(decision, choice) })
  return null
}
