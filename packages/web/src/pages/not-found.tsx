import { Link } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import { Burrow } from '../art/burrow.tsx'
import button from '../ui/button.module.css'
import style from './not-found.module.css'
import { Page } from './parts/page.tsx'

export function NotFound() {
  const voice = useVoice()
  return (
    <Page title={voice.format('webHouse.notFound.title')} lead={voice.format('webHouse.notFound.lead')} narrow>
      <div className={style.sign}>
        <Burrow />
      </div>
      <p>
        <Link href="/" className={button.button}>
          {voice.format('webHouse.notFound.home')}
        </Link>
      </p>
    </Page>
  )
}
