import { type InputHTMLAttributes, useId } from 'react'
import style from './field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly about?: string
  readonly value: string
  onChange(value: string): void
}

/** A line to write on. */
export function Field({ label, about, value, onChange, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={({ target }) => onChange(target.value)}
      />
      {about !== undefined && <small id={`${id}-about`}>{about}</small>}
    </div>
  )
}

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly values: readonly number[]
  say(value: number): string
  onChange(value: number): void
}

/** One of several amounts. */
export function Amount({ label, value, values, say, onChange }: AmountProps) {
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
