import { Route, Switch, useLocation } from 'wouter'
import { Home } from '../pages/home/home.tsx'
import style from './app.module.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import {
  About,
  Account,
  AnalysisPage,
  Gallery,
  History,
  Learn,
  LessonPage,
  Lobby,
  MyGames,
  NewTable,
  NotFound,
  Play,
  PlayAlone,
  PuzzlePage,
  Rules,
  Settings,
  TablePage,
  TryPage,
} from './pages.tsx'
import { TableLoading } from './table-loading.tsx'
import { useTheme } from './use-theme.ts'
import { useTopOfPage } from './use-top-of-page.ts'
import { Speaking, SpeakingOfGames, useVoice } from './voice.tsx'

/** Where a table fills the whole window, or is about to. */
const atTable = /^\/(?:(?:table|local|replay|analysis)\/[^/]+|(?:try|learn|puzzle)\/[^/]+\/[^/]+|play\/[^/]+\/alone)$/

export function App() {
  useTheme()
  const [location] = useLocation()
  return <Speaking>{atTable.test(location) ? <AtTable /> : <Pages />}</Speaking>
}

function Pages() {
  useTopOfPage()
  return (
    <>
      <Skip />
      <Header />
      <main id="main" className={style.main} tabIndex={-1}>
        <ErrorBoundary>
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
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}

function AtTable() {
  return (
    <ErrorBoundary>
      <SpeakingOfGames meanwhile={<TableLoading />}>
        <Switch>
          <Route path="/play/:game/alone">{({ game }) => <PlayAlone game={game} way="alone" />}</Route>
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
      </SpeakingOfGames>
    </ErrorBoundary>
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
