import { useVoice } from '../../app/voice.tsx'
import { Door } from './door.tsx'
import style from './home.module.css'

export const doors = ['wistar', 'cats', 'woodcraft'] as const

export function Home() {
  const voice = useVoice()
  return (
    <>
      <div className={style.welcome}>
        <h1>{voice.format('webHouse.home.title')}</h1>
        <p>{voice.format('webHouse.home.lead')}</p>
      </div>
      <ul className={style.doors}>
        {doors.map((game) => (
          <li key={game}>
            <Door game={game} />
          </li>
        ))}
      </ul>
    </>
  )
}
