import { useCallback } from 'react'
import { Link } from 'wouter'
import { askLobby } from '../../api/tables.ts'
import { useVoice } from '../../app/voice.tsx'
import { gameName } from '../parts/game-name.ts'
import { OpenATable } from '../parts/open-a-table.tsx'
import { Panel } from '../parts/page.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import style from './home.module.css'

const SHOWN = 4

/** A look into the lobby: tables at which a seat is free. */
export function OpenTables() {
  const voice = useVoice()
  const { value: tables, problem } = useFetched(useCallback(() => askLobby({ free: 'true' }), []))
  return (
    <Panel title={voice.format('webHouse.nav.tables')}>
      {tables?.length ? (
        <ul className={style.tables}>
          {tables.slice(0, SHOWN).map(({ table, room }) => (
            <li key={table}>
              <Link href={`/table/${table}`} className={style.table} data-game={room.game}>
                <strong>{gameName(voice, room.game)}</strong>
                <span>{voice.format('webHouse.tables.free', { n: room.seats.filter(isFree).length })}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{voice.format(problem === undefined ? 'webHouse.home.noTables' : 'webHouse.home.noServer')}</p>
          {problem === undefined && <OpenATable />}
        </>
      )}
      <p>
        <Link href="/tables">{voice.format('webHouse.home.allTables')}</Link>
      </p>
    </Panel>
  )
}

function isFree({ person, bot }: { readonly person: string | null; readonly bot: string | null }): boolean {
  return person === null && bot === null
}
