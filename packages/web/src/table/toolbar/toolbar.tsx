import type { ReactNode } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import style from './toolbar.module.css'

/** By this name its buttons close it. */
export const TOOLBAR = 'tools'

interface ToolbarProps {
  /** Something new waits behind one of its buttons. */
  readonly news: boolean
  readonly children: ReactNode
}

/** Log, score, menu and the like, in the header. On a phone they lie behind one button, and go away when one of them was taken. */
export function Toolbar({ news, children }: ToolbarProps) {
  const voice = useVoice()
  return (
    <>
      <button
        type="button"
        className={`${style.tool} ${style.more}`}
        data-news={news || undefined}
        aria-label={voice.format('webTable.tools')}
        popoverTarget={TOOLBAR}
      >
        <Glyph name="more" />
      </button>
      <nav id={TOOLBAR} popover="auto" className={style.tools} aria-label={voice.format('webTable.tools')}>
        {children}
      </nav>
    </>
  )
}
