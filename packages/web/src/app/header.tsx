import { isLanguage, languages } from '@nora/messages'
import { Link, useLocation } from 'wouter'
import { Burrow } from '../art/burrow.tsx'
import { usePreferences } from '../state/preferences.ts'
import style from './header.module.css'
import { ownNames } from './own-names.ts'
import { useVoice } from './voice.tsx'

const rooms = [
  { path: '/games', name: 'webHouse.nav.games' },
  { path: '/tables', name: 'webHouse.nav.tables' },
  { path: '/settings', name: 'webHouse.nav.settings' },
  { path: '/about', name: 'webHouse.nav.about' },
] as const

export function Header() {
  const voice = useVoice()
  const [location] = useLocation()
  return (
    <header className={style.header}>
      <Link href="/" className={style.name} aria-label={voice.format('webHouse.nav.home')}>
        <Burrow />
        <span>Nora</span>
      </Link>
      <nav className={style.rooms} aria-label={voice.format('webHouse.nav.title')}>
        {rooms.map(({ path, name }) => (
          <Link key={path} href={path} aria-current={location.startsWith(path) ? 'page' : undefined}>
            {voice.format(name)}
          </Link>
        ))}
      </nav>
      <LanguageChoice />
    </header>
  )
}

function LanguageChoice() {
  const voice = useVoice()
  const { language, set } = usePreferences()
  return (
    <select
      className={style.language}
      aria-label={voice.format('webHouse.language')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && set({ language: target.value })}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {ownNames[code]}
        </option>
      ))}
    </select>
  )
}
