import { Link } from 'wouter'
import style from './footer.module.css'
import { useVoice } from './voice.tsx'

/** What has to be said on every page, in small letters. */
export function Footer() {
  const voice = useVoice()
  return (
    <footer className={style.footer}>
      <p>{voice.format('webHouse.footer.fan')}</p>
      <ul className={style.links}>
        <li>
          <Link href="/about">{voice.format('webHouse.nav.about')}</Link>
        </li>
        <li>
          <Link href="/history">{voice.format('webHouse.history.title')}</Link>
        </li>
        <li>
          <a href="/api">{voice.format('webHouse.footer.programs')}</a>
        </li>
      </ul>
    </footer>
  )
}
