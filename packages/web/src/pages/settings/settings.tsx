import { languages } from '@nora/messages'
import { languageNames } from '../../app/language-names.ts'
import { useVoice } from '../../app/voice.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { Choice, Switch } from '../parts/choice.tsx'
import { Field } from '../parts/field.tsx'
import { Page, Panel } from '../parts/page.tsx'
import { Notifications } from './notifications.tsx'

const switches = ['confirmTurns', 'playForced', 'stopAtBoundaries', 'leftHanded', 'sound'] as const

/** What one likes. Everything takes effect at once and is kept on this device. */
export function Settings() {
  const voice = useVoice()
  const { set, ...preferences } = usePreferences()
  return (
    <Page title={voice.format('webHouse.settings.title')} lead={voice.format('webHouse.settings.lead')} narrow>
      <Panel title={voice.format('webHouse.settings.look')}>
        <Choice
          legend={voice.format('webHouse.language')}
          chosen={preferences.language}
          options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          onChoose={(language) => set({ language })}
        />
        <Choice
          legend={voice.format('webHouse.settings.theme')}
          chosen={preferences.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: voice.format(`webHouse.settings.theme.${value}`),
          }))}
          onChoose={(theme) => set({ theme })}
        />
        <Choice
          legend={voice.format('webHouse.settings.pace')}
          about={voice.format('webHouse.settings.pace.about')}
          chosen={preferences.pace}
          options={(['calm', 'quick', 'none'] as const).map((value) => ({
            value,
            label: voice.format(`webHouse.settings.pace.${value}`),
          }))}
          onChoose={(pace) => set({ pace })}
        />
      </Panel>
      <Panel title={voice.format('webHouse.settings.table')}>
        <Field
          label={voice.format('webHouse.settings.name')}
          about={voice.format('webHouse.settings.name.about')}
          maxLength={32}
          autoComplete="nickname"
          value={preferences.name}
          onChange={(name) => set({ name })}
        />
        {switches.map((name) => (
          <Switch
            key={name}
            label={voice.format(`webHouse.settings.${name}`)}
            about={voice.format(`webHouse.settings.${name}.about`)}
            on={preferences[name]}
            onChange={(on) => set({ [name]: on })}
          />
        ))}
        <Switch
          label={voice.format('webHouse.settings.explains')}
          about={voice.format('webHouse.settings.explains.about')}
          on={preferences.explains}
          onChange={(on) => set({ explains: on, ...(on && { explained: [] }) })}
        />
        <Switch
          label={voice.format('webHouse.settings.introduction')}
          about={voice.format('webHouse.settings.introduction.about')}
          on={!preferences.introduced}
          onChange={(on) => set({ introduced: !on })}
        />
      </Panel>
      <Notifications />
    </Page>
  )
}
