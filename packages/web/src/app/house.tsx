import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from '../pages/home/home.tsx'
import { Header } from './header.tsx'
import style from './house.module.css'
import { useTheme } from './use-theme.ts'
import { Speaking, useVoice } from './voice.tsx'

const Settings = lazy(async () => ({ default: (await import('../pages/settings/settings.tsx')).Settings }))
const About = lazy(async () => ({ default: (await import('../pages/about/about.tsx')).About }))
const NotFound = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFound }))

export function House() {
  useTheme()
  return (
    <Speaking>
      <Skip />
      <Header />
      <main id="main" className={style.main}>
        <Suspense>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/settings" component={Settings} />
            <Route path="/about" component={About} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </main>
    </Speaking>
  )
}

/** The first thing the Tab key finds. */
function Skip() {
  const voice = useVoice()
  return (
    <a className={style.skip} href="#main">
      {voice.format('webHouse.skip')}
    </a>
  )
}
