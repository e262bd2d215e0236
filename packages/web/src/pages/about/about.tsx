import { useVoice } from '../../app/voice.tsx'
import style from './about.module.css'

const parts = ['what', 'fan', 'fair', 'open', 'private'] as const

export function About() {
  const voice = useVoice()
  return (
    <article className={style.about}>
      <h1>{voice.format('webHouse.about.title')}</h1>
      {parts.map((part) => (
        <section key={part}>
          <h2>{voice.format(`webHouse.about.${part}.title`)}</h2>
          <p>{voice.format(`webHouse.about.${part}`)}</p>
        </section>
      ))}
    </article>
  )
}
