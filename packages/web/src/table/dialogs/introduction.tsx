import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { Dialog } from '../parts/dialog.tsx'
import { Glyph, type GlyphName } from '../parts/glyphs.tsx'
import style from './dialogs.module.css'

const points = [
  ['eye', 'status'],
  ['confirm', 'choose'],
  ['undo', 'undo'],
  ['question', 'help'],
  ['log', 'log'],
  ['score', 'score'],
] as const satisfies readonly (readonly [GlyphName, string])[]

/** How to read this table, on one screen. */
export function Introduction({ onClose }: { onClose(): void }) {
  const voice = useVoice()
  return (
    <Dialog title={voice.format('webTable.intro.title')} onClose={onClose}>
      <ul className={style.points}>
        {points.map(([glyph, name]) => (
          <li key={name}>
            <Glyph name={glyph} />
            <p>{voice.format(`webTable.intro.${name}`)}</p>
          </li>
        ))}
      </ul>
      <button type="button" className={`${button.quiet} ${button.primary}`} onClick={onClose}>
        {voice.format('webTable.intro.begin')}
      </button>
    </Dialog>
  )
}
