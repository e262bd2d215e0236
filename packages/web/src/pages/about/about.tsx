import { useVoice } from '../../app/voice.tsx'
import { Page, Panel } from '../parts/page.tsx'
import style from './about.module.css'
import { builtWith } from './built-with.ts'

const parts = ['what', 'fan', 'fair', 'open', 'private'] as const

export function About() {
  const voice = useVoice()
  return (
    <Page title={voice.format('webHouse.about.title')} narrow>
      {parts.map((part) => (
        <Panel key={part} title={voice.format(`webHouse.about.${part}.title`)}>
          <p>{voice.format(`webHouse.about.${part}`)}</p>
        </Panel>
      ))}
      <Panel title={voice.format('webHouse.about.with.title')} about={voice.format('webHouse.about.with')}>
        <table className={style.with}>
          <thead>
            <tr>
              <th scope="col">{voice.format('webHouse.about.with.what')}</th>
              <th scope="col">{voice.format('webHouse.about.with.licence')}</th>
            </tr>
          </thead>
          <tbody>
            {builtWith.map(({ name, licence }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </Page>
  )
}
