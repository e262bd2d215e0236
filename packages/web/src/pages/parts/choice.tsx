import { useId } from 'react'
import style from './choice.module.css'

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly about?: string
  readonly lang?: string
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly about?: string
  /** Where a heading says it already, the legend is for listeners only. */
  readonly quiet?: boolean
  readonly options: readonly Option<Value>[]
  readonly chosen: NoInfer<Value>
  onChoose(value: NoInfer<Value>): void
}

/** One of several, all of them in sight; where they need explaining, each is a card of its own. */
export function Choice<Value extends string>({
  legend,
  about,
  quiet = false,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId()
  const explained = options.some((option) => option.about !== undefined)
  return (
    <fieldset className={style.choice}>
      <legend className={quiet ? 'unseen' : undefined}>{legend}</legend>
      {about !== undefined && <p className={style.about}>{about}</p>}
      <div className={explained ? style.cards : style.options}>
        {options.map(({ value, label, about: explanation, lang }) => (
          <label key={value} className={style.option} lang={lang}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>
              <strong>{label}</strong>
              {explanation !== undefined && <small>{explanation}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly about?: string
  readonly on: boolean
  readonly disabled?: boolean
  onChange(on: boolean): void
}

export function Switch({ label, about, on, disabled = false, onChange }: SwitchProps) {
  return (
    <label className={style.switch}>
      <input type="checkbox" checked={on} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <strong>{label}</strong>
        {about !== undefined && <small>{about}</small>}
      </span>
    </label>
  )
}
