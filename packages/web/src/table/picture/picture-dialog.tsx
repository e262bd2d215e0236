import type { Outcome } from '@nora/kernel'
import { useRef, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { download } from '../../ui/download.ts'
import { useTable } from '../context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { EndPicture } from './end-picture.tsx'
import { type FormName, forms } from './forms.ts'
import style from './picture.module.css'
import { pngOf } from './standalone-svg.ts'

interface PictureDialogProps {
  readonly outcome: Outcome
  onClose(): void
}

/** The end as a picture, to be kept or handed on. It is made here: nothing is sent anywhere. */
export function PictureDialog({ outcome, onClose }: PictureDialogProps) {
  const voice = useVoice()
  const { parts } = useTable()
  const drawing = useRef<SVGSVGElement>(null)
  const name = `nora-${parts.game.id}.png`
  const [form, take] = useState<FormName>('wide')
  const png = () => pngOf(drawing.current as SVGSVGElement, forms[form].width, forms[form].height)
  const share = async () => {
    const files = [new File([await png()], name, { type: 'image/png' })]
    // Whoever closes the system's sheet again has changed their mind: nothing is wrong.
    await navigator.share({ files }).catch(() => {})
  }
  return (
    <Dialog title={voice.format('webTable.picture.title')} wide onClose={onClose}>
      <div className={style.forms}>
        {(['wide', 'tall'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={`${button.quiet} ${button.small}`}
            aria-pressed={form === name}
            onClick={() => take(name)}
          >
            {voice.format(`webTable.picture.${name}`)}
          </button>
        ))}
      </div>
      <div className={style.shown} data-form={form}>
        <EndPicture ref={drawing} outcome={outcome} form={form} />
      </div>
      <div className={style.tools}>
        <button
          type="button"
          className={`${button.quiet} ${button.primary}`}
          onClick={async () => download(await png(), name)}
        >
          <Glyph name="save" />
          {voice.format('webTable.picture.save')}
        </button>
        {takesFiles() && (
          <button type="button" className={button.quiet} onClick={share}>
            <Glyph name="share" />
            {voice.format('webTable.picture.share')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** Whether the system has a sheet to which pictures can be handed. */
function takesFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'nora.png', { type: 'image/png' })] }) ?? false
}
