import { colours } from '@nora/cats'
import { Icon } from '../../art/icons/icon.tsx'
import button from '../../table/parts/button.module.css'
import style from './tray.module.css'
import type { TrayProps } from './tray-props.ts'

/** Which family: five faces to choose from. */
export function ColourTray({ choose, decision, speaker: { voice } }: TrayProps) {
  return (
    <div className={style.colours}>
      {colours.map((colour) => (
        <button key={colour} type="button" className={button.button} onClick={() => choose(decision, colour)}>
          <Icon name={`cat-${colour}`} size={34} />
          {voice.format(`cats.colour.${colour}`)}
        </button>
      ))}
    </div>
  )
}
