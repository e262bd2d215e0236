import type { Listed } from '@nora/protocol'
import { Link } from 'wouter'
import { askMyTables } from '../../api/tables.ts'
import { useVoice } from '../../app/voice.tsx'
import { listLocal } from '../../connection/local-games.ts'
import { useSession } from '../../state/session.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { Page, Panel } from '../parts/page.tsx'
import { TableCard, TableList } from '../parts/table-list.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { ImportGame } from './import-game.tsx'
import { LocalGame } from './local-game.tsx'

/** The games one is in the middle of: at the server's tables and on this device. */
export function MyGames() {
  const voice = useVoice()
  const here = useFetched(listLocal)
  const going = here.value?.filter(({ room }) => room.status !== 'over')
  return (
    <Page title={voice.format('webHouse.nav.games')} lead={voice.format('webHouse.games.lead')}>
      <Panel title={voice.format('webHouse.games.onlineTitle')}>
        <OnlineGames />
      </Panel>
      <Panel title={voice.format('webHouse.games.hereTitle')} about={voice.format('webHouse.games.hereAbout')}>
        <ProblemNotice problem={here.problem} />
        {going?.length === 0 && <p>{voice.format('webHouse.games.noneHere')}</p>}
        {going && going.length > 0 && (
          <TableList>
            {going.map((game) => (
              <LocalGame key={game.id} game={game} onChange={here.again} />
            ))}
          </TableList>
        )}
        <ImportGame />
      </Panel>
      <p>
        <Link href="/history" className={button.button}>
          {voice.format('webHouse.history.title')}
        </Link>
      </p>
    </Page>
  )
}

function OnlineGames() {
  const voice = useVoice()
  const { status } = useSession()
  if (status === 'unasked') return null
  if (status === 'unreachable') return <p>{voice.format('webHouse.home.noServer')}</p>
  return status === 'known' ? <KnownOnlineGames /> : <NoOnlineGames />
}

function NoOnlineGames() {
  const voice = useVoice()
  return (
    <p>
      {voice.format('webHouse.games.noneOnline')} <Link href="/tables">{voice.format('webHouse.home.allTables')}</Link>
    </p>
  )
}

function KnownOnlineGames() {
  const voice = useVoice()
  const { value: tables, problem } = useFetched(askMyTables)
  if (problem !== undefined) return <ProblemNotice problem={problem} />
  if (!tables) return null
  if (tables.length === 0) return <NoOnlineGames />
  return (
    <TableList>
      {tables.toSorted(waitingFirst).map(({ table, room, changed, yourTurn }) => (
        <TableCard
          key={table}
          room={room}
          changed={changed}
          note={
            yourTurn
              ? voice.format('webHouse.games.yourTurn')
              : room.status === 'open'
                ? voice.format('webHouse.games.waiting')
                : undefined
          }
        >
          <Link href={`/table/${table}`} className={`${button.button} ${yourTurn ? button.primary : ''}`}>
            {voice.format('webHouse.games.continue')}
          </Link>
        </TableCard>
      ))}
    </TableList>
  )
}

function waitingFirst(a: Listed, b: Listed): number {
  return Number(b.yourTurn) - Number(a.yourTurn) || b.changed - a.changed
}
