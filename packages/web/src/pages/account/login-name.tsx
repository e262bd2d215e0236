import { useVoice } from '../../app/voice.tsx'
import { Field } from '../parts/field.tsx'

interface LoginNameProps {
  readonly value: string
  onChange(value: string): void
}

export function LoginName({ value, onChange }: LoginNameProps) {
  const voice = useVoice()
  return (
    <Field
      label={voice.format('webPeople.login')}
      required
      maxLength={32}
      autoComplete="username"
      value={value}
      onChange={onChange}
    />
  )
}
