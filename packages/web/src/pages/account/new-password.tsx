import { useVoice } from '../../app/voice.tsx'
import { Field } from '../parts/field.tsx'

interface NewPasswordProps {
  readonly value: string
  onChange(value: string): void
}

export function NewPassword({ value, onChange }: NewPasswordProps) {
  const voice = useVoice()
  return (
    <Field
      label={voice.format('webPeople.newPassword')}
      about={voice.format('webPeople.newPassword.about')}
      type="password"
      required
      minLength={8}
      maxLength={200}
      autoComplete="new-password"
      value={value}
      onChange={onChange}
    />
  )
}
