import { useId } from 'react'
import { useVoice } from '../../app/voice.tsx'
import style from './lobby.module.css'

interface FilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, label: string])[]
  onChange(value: string | undefined): void
}

/** Everything, or one of several. */
export function Filter({ label, value, options, onChange }: FilterProps) {
  const voice = useVoice()
  const id = useId()
  return (
    <div className={style.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{voice.format('webHouse.tables.any')}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
