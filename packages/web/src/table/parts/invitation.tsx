import { useMemo, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { qrCode } from '../../qr/qr-code.ts'
import button from '../../ui/button.module.css'
import { Glyph } from './glyphs.tsx'
import style from './invitation.module.css'

interface InvitationProps {
  /** It is what one would do now. */
  readonly isFirst: boolean
  share(): void
}

/** The way for others to this table: a link to be sent, and a code for those who are in the same room. */
export function Invitation({ isFirst, share }: InvitationProps) {
  const voice = useVoice()
  const [isOpen, open] = useState(false)
  return (
    <div className={style.invitation}>
      <button type="button" className={`${button.quiet} ${isFirst ? button.primary : ''}`} onClick={share}>
        <Glyph name="share" />
        {voice.format('webTable.room.invite')}
      </button>
      <button type="button" className={button.quiet} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {voice.format('webTable.room.code')}
      </button>
      {isOpen && <Code address={new URL(location.pathname, location.href).href} />}
    </div>
  )
}

/** Light modules round a code, so that a camera finds it. */
const QUIET = 4

function Code({ address }: { readonly address: string }) {
  const voice = useVoice()
  const modules = useMemo(() => qrCode(address), [address])
  const size = modules.length + 2 * QUIET
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  )
  return (
    <figure className={style.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={voice.format('webTable.room.code')}>
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption>{address}</figcaption>
    </figure>
  )
}
