import type { Finished } from '@nora/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { askFinished } from '../../api/tables.ts'
import { useVoice } from '../../app/voice.tsx'
import { listLocal } from '../../connection/local-games.ts'
import { useSession } from '../../state/session.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { LocalGame } from '../games/local-game.tsx'
import { Page, Panel } from '../parts/page.tsx'
import { TableCard, TableList } from '../parts/table-list.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { resultWords } from './result-words.ts'

/** Games that are over: to be replayed, kept or forgotten. */
export function History() {
  const voice = useVoice()
  const { status, me } = useSession()
  const here = useFetched(listLocal)
  const over = here.value?.filter(({ room }) => room.status === 'over')
  return (
    <Page title={voice.format('webHouse.history.title')} lead={voice.format('webHouse.history.lead')}>
      <Panel title={voice.format('webHouse.games.onlineTitle')}>
        {me ? (
          <OnlineHistory />
        ) : (
          <p>{voice.format(status === 'unreachable' ? 'webHouse.home.noServer' : 'webHouse.history.none')}</p>
        )}
      </Panel>
      <Panel title={voice.format('webHouse.games.hereTitle')}>
        <ProblemNotice problem={here.problem} />
        {over?.length === 0 && <p>{voice.format('webHouse.history.none')}</p>}
        {over && over.length > 0 && (
          <TableList>
            {over.map((game) => (
              <LocalGame key={game.id} game={game} note={resultWords(voice, game)} onChange={here.again} />
            ))}
          </TableList>
        )}
      </Panel>
    </Page>
  )
}

const PAGE = 50

function OnlineHistory() {
  const voice = useVoice()
  const first = useFetched(askFirstPage)
  const [older, setOlder] = useState<readonly Finished[]>([])
  const [isAll, setIsAll] = useState(false)
  const { busy, problem, run } = useDoing()
  const games = [...(first.value ?? []), ...older]
  const last = games.at(-1)
  const more = () =>
    run(async () => {
      const page = await askFinished(last?.ended)
      setOlder([...older, ...page])
      setIsAll(page.length < PAGE)
    })
  if (!first.value) return <ProblemNotice problem={first.problem} />
  if (games.length === 0) return <p>{voice.format('webHouse.history.none')}</p>
  return (
    <>
      <TableList>
        {games.map((game) => (
          <TableCard key={game.table} room={game.room} changed={game.ended} note={resultWords(voice, game)}>
            <Link href={`/replay/${game.table}`} className={button.button}>
              {voice.format('webHouse.history.replay')}
            </Link>
            <Link href={`/analysis/${game.table}`} className={button.button}>
              {voice.format('webHouse.history.analyse')}
            </Link>
            <a href={`/api/tables/${game.table}/game`} download className={button.button}>
              {voice.format('webHouse.games.saveFile')}
            </a>
          </TableCard>
        ))}
      </TableList>
      <ProblemNotice problem={problem} />
      <p className={button.row}>
        {!isAll && first.value.length === PAGE && (
          <button type="button" className={button.button} disabled={busy} onClick={more}>
            {voice.format('webHouse.history.more')}
          </button>
        )}
        <a href="/api/me/games/files" download className={button.button}>
          {voice.format('webHouse.history.allFiles')}
        </a>
      </p>
    </>
  )
}

const askFirstPage = () => askFinished()
