import { useId } from 'react'
import button from '../../ui/button.module.css'
import style from './file-button.module.css'

interface FileButtonProps {
  readonly label: string
  readonly busy?: boolean
  onFile(file: File): void
}

/** Takes a JSON file from this device. */
export function FileButton({ label, busy = false, onFile }: FileButtonProps) {
  const id = useId()
  return (
    <label className={`${button.button} ${style.file}`} htmlFor={id}>
      {label}
      <input
        id={id}
        className="unseen"
        type="file"
        accept="application/json,.json"
        disabled={busy}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
