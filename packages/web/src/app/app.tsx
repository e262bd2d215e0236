import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Burrow } from '../art/burrow.tsx'
import { Home } from '../pages/home/home.tsx'
import style from './app.module.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useArrival } from './use-arrival.ts'
import { useTheme } from './use-theme.ts'
import { Speaking, SpeakingOfGames, useVoice } from './voice.tsx'

/** A page that is fetched when somebody goes there. */
function page<Name extends string, Props>(
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const Play = page(() => import('../pages/play/play.tsx'), 'Play')
const NewTable = page(() => import('../pages/opening/new-table.tsx'), 'NewTable')
const MyGames = page(() => import('../pages/games/my-games.tsx'), 'MyGames')
const Lobby = page(() => import('../pages/tables/lobby.tsx'), 'Lobby')
const History = page(() => import('../pages/history/history.tsx'), 'History')
const Account = page(() => import('../pages/account/account.tsx'), 'Account')
const Rules = page(() => import('../pages/rules/rules.tsx'), 'Rules')
const Learn = page(() => import('../pages/learn/learn.tsx'), 'Learn')
const Gallery = page(() => import('../pages/gallery/gallery.tsx'), 'Gallery')
const Settings = page(() => import('../pages/settings/settings.tsx'), 'Settings')
const About = page(() => import('../pages/about/about.tsx'), 'About')
const NotFound = page(() => import('../pages/not-found.tsx'), 'NotFound')
const AnalysisPage = page(() => import('../pages/analysis/analysis-page.tsx'), 'AnalysisPage')
const TablePage = page(() => import('../table/table-page.tsx'), 'TablePage')
const LessonPage = page(() => import('../learn/lesson-page.tsx'), 'LessonPage')
const PuzzlePage = page(() => import('../learn/puzzle-page.tsx'), 'PuzzlePage')
const TryPage = page(() => import('../learn/try-page.tsx'), 'TryPage')

/** Where a table fills the whole window. */
const atTable = /^\/(?:(?:table|local|replay|analysis)\/[^/]+|(?:try|learn|puzzle)\/[^/]+\/[^/]+)$/

export function App() {
  useTheme()
  const [location] = useLocation()
  return <Speaking>{atTable.test(location) ? <AtTable /> : <Pages />}</Speaking>
}

function Pages() {
  useArrival()
  return (
    <>
      <Skip />
      <Header />
      <main id="main" className={style.main} tabIndex={-1}>
        <ErrorBoundary>
          <Suspense>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/play/:game/:way">{(where) => <Play {...where} key={where.way} />}</Route>
              <Route path="/new/:game">{({ game }) => <NewTable game={game} key={game} />}</Route>
              <Route path="/games" component={MyGames} />
              <Route path="/history" component={History} />
              <Route path="/tables" component={Lobby} />
              <Route path="/account" component={Account} />
              <Route path="/rules/:game">
                {({ game }) => (
                  <SpeakingOfGames>
                    <Rules game={game} key={game} />
                  </SpeakingOfGames>
                )}
              </Route>
              <Route path="/learn/:game">
                {({ game }) => (
                  <SpeakingOfGames>
                    <Learn game={game} key={game} />
                  </SpeakingOfGames>
                )}
              </Route>
              <Route path="/gallery/:game">
                {({ game }) => (
                  <SpeakingOfGames>
                    <Gallery game={game} key={game} />
                  </SpeakingOfGames>
                )}
              </Route>
              <Route path="/settings" component={Settings} />
              <Route path="/about" component={About} />
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}

function AtTable() {
  return (
    <ErrorBoundary>
      <SpeakingOfGames meanwhile={<Laying />}>
        <Suspense fallback={<Laying />}>
          <Switch>
            <Route path="/analysis/:id">{({ id }) => <AnalysisPage id={id} key={id} />}</Route>
            {(['table', 'local', 'replay'] as const).map((way) => (
              <Route key={way} path={`/${way}/:id`}>
                {({ id }) => <TablePage way={way} id={id} key={id} />}
              </Route>
            ))}
            <Route path="/learn/:game/:id">{({ game, id }) => <LessonPage game={game} id={id} key={id} />}</Route>
            <Route path="/puzzle/:game/:id">{({ game, id }) => <PuzzlePage game={game} id={id} key={id} />}</Route>
            <Route path="/try/:game/:id">{({ game, id }) => <TryPage game={game} id={id} key={id} />}</Route>
          </Switch>
        </Suspense>
      </SpeakingOfGames>
    </ErrorBoundary>
  )
}

/** While the table is fetched. */
function Laying() {
  const voice = useVoice()
  return (
    <p className={style.laying} role="status">
      <Burrow />
      {voice.format('webOpening.laying')}
    </p>
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
