import { isLanguage, languages } from '@nora/messages'
import { Link, useLocation } from 'wouter'
import { Burrow } from '../art/burrow.tsx'
import { usePreferences } from '../state/preferences.ts'
import { Glyph } from './glyphs.tsx'
import style from './header.module.css'
import { languageNames } from './language-names.ts'
import { useVoice } from './voice.tsx'

const rooms = [
  { path: '/', glyph: 'home', name: 'webHouse.nav.start' },
  { path: '/games', glyph: 'games', name: 'webHouse.nav.games' },
  { path: '/tables', glyph: 'tables', name: 'webHouse.nav.tables' },
  { path: '/account', glyph: 'account', name: 'webHouse.nav.account' },
  { path: '/settings', glyph: 'settings', name: 'webHouse.nav.settings' },
] as const

export function Header() {
  const voice = useVoice()
  const [location] = useLocation()
  const isHere = (path: string) => (path === '/' ? location === '/' : location.startsWith(path))
  return (
    <header className={style.header}>
      <Link href="/" className={style.name} aria-label={voice.format('webHouse.nav.home')}>
        <Burrow />
        <span>Nora</span>
      </Link>
      <nav className={style.rooms} aria-label={voice.format('webHouse.nav.title')}>
        {rooms.map(({ path, glyph, name }) => (
          <Link key={path} href={path} aria-current={isHere(path) ? 'page' : undefined}>
            <Glyph name={glyph} />
            <span>{voice.format(name)}</span>
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
          {languageNames[code]}
        </option>
      ))}
    </select>
  )
}
