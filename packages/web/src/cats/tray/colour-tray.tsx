import { colours } from '@nora/cats'
import { Icon } from '../../art/icons/icon.tsx'
import { ActButton } from './act-button.tsx'
import style from './tray.module.css'
import type { TrayProps } from './tray-props.ts'

/** Which family: five faces to choose from. */
export function ColourTray({ choose, decision, speaker: { voice } }: TrayProps) {
  return (
    <div className={style.colours}>
      {colours.map((colour) => (
        <ActButton key={colour} act={colour} take={(told) => choose(decision, colour, told)}>
          <Icon name={`cat-${colour}`} size={34} />
          {voice.format(`cats.colour.${colour}`)}
        </ActButton>
      ))}
    </div>
  )
}
