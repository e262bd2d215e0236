import { isLanguage, languages } from '@nora/messages'
import { ownNames } from '../../app/own-names.ts'
import { useVoice } from '../../app/voice.tsx'
import { type Preferences, usePreferences } from '../../state/preferences.ts'
import style from './settings.module.css'

const switches = ['confirmTurns', 'playForced', 'stopAtBoundaries', 'leftHanded', 'sound'] as const

/** What one likes. Everything takes effect at once and is kept on this device. */
export function Settings() {
  const voice = useVoice()
  const { language, theme, pace, set } = usePreferences()
  return (
    <div className={style.settings}>
      <h1>{voice.format('webHouse.settings.title')}</h1>
      <p>{voice.format('webHouse.settings.lead')}</p>
      <fieldset>
        <legend>{voice.format('webHouse.language')}</legend>
        <div className={style.options}>
          {languages.map((code) => (
            <Option
              key={code}
              name="language"
              value={code}
              chosen={language}
              lang={code}
              onChoose={(value) => isLanguage(value) && set({ language: value })}
            >
              {ownNames[code]}
            </Option>
          ))}
        </div>
      </fieldset>
      <Choice name="theme" values={['system', 'light', 'dark']} chosen={theme} />
      <Choice name="pace" values={['calm', 'quick', 'none']} chosen={pace} />
      <fieldset>
        <legend>{voice.format('webHouse.settings.table')}</legend>
        {switches.map((name) => (
          <Switch key={name} name={name} />
        ))}
      </fieldset>
    </div>
  )
}

interface ChoiceProps<Name extends 'theme' | 'pace'> {
  readonly name: Name
  readonly values: readonly Preferences[Name][]
  readonly chosen: Preferences[Name]
}

function Choice<Name extends 'theme' | 'pace'>({ name, values, chosen }: ChoiceProps<Name>) {
  const voice = useVoice()
  const set = usePreferences((preferences) => preferences.set)
  return (
    <fieldset>
      <legend>{voice.format(`webHouse.settings.${name}`)}</legend>
      <div className={style.options}>
        {values.map((value) => (
          <Option key={value} name={name} value={value} chosen={chosen} onChoose={() => set({ [name]: value })}>
            {voice.say({ id: `webHouse.settings.${name}.${value}` })}
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

interface OptionProps {
  readonly name: string
  readonly value: string
  readonly chosen: string
  readonly lang?: string
  readonly children: string
  onChoose(value: string): void
}

function Option({ name, value, chosen, lang, children, onChoose }: OptionProps) {
  return (
    <label className={style.option} lang={lang}>
      <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
      <span>{children}</span>
    </label>
  )
}

function Switch({ name }: { readonly name: (typeof switches)[number] }) {
  const voice = useVoice()
  const on = usePreferences((preferences) => preferences[name])
  const set = usePreferences((preferences) => preferences.set)
  return (
    <label className={style.switch}>
      <input type="checkbox" checked={on} onChange={({ target }) => set({ [name]: target.checked })} />
      <span>
        <strong>{voice.format(`webHouse.settings.${name}`)}</strong>
        <small>{voice.format(`webHouse.settings.${name}.about`)}</small>
      </span>
    </label>
  )
}
