import { fetchedPage } from './fetched-page.tsx'
import { TableLoading } from './table-loading.tsx'

export const Play = fetchedPage(() => import('../pages/play/play.tsx'), 'Play')
export const NewTable = fetchedPage(() => import('../pages/opening/new-table.tsx'), 'NewTable')
export const MyGames = fetchedPage(() => import('../pages/games/my-games.tsx'), 'MyGames')
export const Lobby = fetchedPage(() => import('../pages/tables/lobby.tsx'), 'Lobby')
export const History = fetchedPage(() => import('../pages/history/history.tsx'), 'History')
export const Account = fetchedPage(() => import('../pages/account/account.tsx'), 'Account')
export const Rules = fetchedPage(() => import('../pages/rules/rules.tsx'), 'Rules')
export const Learn = fetchedPage(() => import('../pages/learn/learn.tsx'), 'Learn')
export const Gallery = fetchedPage(() => import('../pages/gallery/gallery.tsx'), 'Gallery')
export const Settings = fetchedPage(() => import('../pages/settings/settings.tsx'), 'Settings')
export const About = fetchedPage(() => import('../pages/about/about.tsx'), 'About')
export const NotFound = fetchedPage(() => import('../pages/not-found.tsx'), 'NotFound')

// Where a table fills the whole window, or is about to.
const tableLoading = <TableLoading />
export const PlayAlone = fetchedPage(() => import('../pages/play/play.tsx'), 'Play', tableLoading)
export const AnalysisPage = fetchedPage(
  () => import('../pages/analysis/analysis-page.tsx'),
  'AnalysisPage',
  tableLoading,
)
export const TablePage = fetchedPage(() => import('../table/table-page.tsx'), 'TablePage', tableLoading)
export const LessonPage = fetchedPage(() => import('../pages/learn/lesson-page.tsx'), 'LessonPage', tableLoading)
export const PuzzlePage = fetchedPage(() => import('../pages/learn/puzzle-page.tsx'), 'PuzzlePage', tableLoading)
export const TryPage = fetchedPage(() => import('../pages/learn/try-page.tsx'), 'TryPage', tableLoading)
