import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { FileButton } from '../parts/file-button.tsx'
import style from './opening.module.css'

export interface PackText {
  readonly name: string
  readonly text: string
}

interface PackFileProps {
  readonly pack: PackText | undefined
  /** A server takes packs only from people it can ask about them. */
  readonly needsAccount: boolean
  onChange(pack: PackText | undefined): void
}

/** Cards of one's own for a table: for owners of the box who typed theirs in. */
export function PackFile({ pack, needsAccount, onChange }: PackFileProps) {
  const voice = useVoice()
  const read = async (file: File) => onChange({ name: file.name, text: await file.text() })
  return (
    <div className={button.row}>
      <FileButton label={voice.format('webOpening.pack.choose')} onFile={(file) => void read(file)} />
      {pack && (
        <>
          <strong>{pack.name}</strong>
          <button type="button" className={`${button.button} ${button.small}`} onClick={() => onChange(undefined)}>
            {voice.format('webOpening.pack.remove')}
          </button>
        </>
      )}
      {needsAccount && <p className={style.hint}>{voice.format('webOpening.pack.account')}</p>}
    </div>
  )
}
