import { colours } from '@nora/cats'
import { Icon } from '../../art/icons/icon.tsx'
import { ActButton } from '../../table/kit/act-button.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { useWide } from '../../table/parts/use-wide.ts'
import { usePicking } from '../../table/picking.tsx'
import { useTable } from '../use-table.ts'
import { CardInQuestion } from './card-in-question.tsx'
import style from './tray.module.css'

/** Which family. The five faces stand on the stage; where that is another part of the table, here. */
export function ColourTray({ decision }: TrayProps) {
  const { voice } = useTable()
  const { choose } = usePicking()
  if (useWide()) return <CardInQuestion decision={decision} />
  return (
    <div className={style.colours}>
      {colours.map((colour) => (
        <ActButton key={colour} act={colour} take={() => choose(decision, colour)}>
          <Icon name={`cat-${colour}`} size={34} />
          {voice.format(`cats.colour.${colour}`)}
        </ActButton>
      ))}
    </div>
  )
}
