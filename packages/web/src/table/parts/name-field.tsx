import { useVoice } from '../../app/voice.tsx'
import style from './own-name.module.css'

interface NameFieldProps {
  readonly name: string
  onChange(name: string): void
}

/** How one wants to be called. */
export function NameField({ name, onChange }: NameFieldProps) {
  const voice = useVoice()
  return (
    <label className={style.field}>
      {voice.format('webPeople.name')}
      <input
        value={name}
        maxLength={32}
        required
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
