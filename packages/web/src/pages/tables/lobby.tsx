import type { LobbyQuery, Summary } from '@nora/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { askLobby } from '../../api/tables.ts'
import { useVoice } from '../../app/voice.tsx'
import { gameIds, games } from '../../games/index.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { Switch } from '../parts/choice.tsx'
import { OpenATable } from '../parts/open-a-table.tsx'
import { Page } from '../parts/page.tsx'
import { TableCard, TableList } from '../parts/table-list.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { Filter } from './filter.tsx'
import style from './lobby.module.css'

const LOOK_AGAIN = 15_000
const modes = [...new Set(games.flatMap((game) => [...game.modes]))].sort()
const clocks = ['none', 'move', 'fischer', 'days'] as const

/** Public tables: to sit down at, or to watch. */
export function Lobby() {
  const voice = useVoice()
  const [wish, setWish] = useState<LobbyQuery>({ free: 'true' })
  const { value: tables, problem, again } = useFetched(useCallback(() => askLobby(wish), [wish]))
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [again])
  const change = (name: 'game' | 'mode' | 'clock') => (value: string | undefined) => {
    const { [name]: _, ...others } = wish
    setWish({ ...others, ...(value !== undefined && { [name]: value }) })
  }
  return (
    <Page title={voice.format('webHouse.nav.tables')} lead={voice.format('webHouse.tables.lead')}>
      <section className={style.filters} aria-label={voice.format('webHouse.tables.filters')}>
        <Filter
          label={voice.format('webHouse.tables.game')}
          value={wish.game}
          options={gameIds.map((game) => [game, voice.format(`common.game.${game}`)])}
          onChange={change('game')}
        />
        <Filter
          label={voice.format('webOpening.mode')}
          value={wish.mode}
          options={modes.map((mode) => [mode, voice.format(`common.mode.${mode}`)])}
          onChange={change('mode')}
        />
        <Filter
          label={voice.format('webOpening.clock')}
          value={wish.clock}
          options={clocks.map((clock) => [clock, voice.format(`webOpening.clock.${clock}`)])}
          onChange={change('clock')}
        />
        <Switch
          label={voice.format('webHouse.tables.onlyFree')}
          on={wish.free === 'true'}
          onChange={(on) => {
            const { free: _, ...others } = wish
            setWish(on ? { ...others, free: 'true' } : others)
          }}
        />
      </section>
      {!tables && <ProblemNotice problem={problem} />}
      {tables?.length === 0 && (
        <div className={style.none}>
          <p>{voice.format('webHouse.tables.none')}</p>
          <OpenATable />
        </div>
      )}
      {tables && tables.length > 0 && (
        <TableList>
          {tables.map(({ table, room, changed }) => {
            const free = room.seats.filter(({ person, bot }) => person === null && bot === null).length
            const joinable = room.status === 'open' ? free > 0 : takesLatecomers(room)
            return (
              <TableCard
                key={table}
                room={room}
                changed={changed}
                note={
                  free > 0 && room.status === 'open'
                    ? voice.format('webHouse.tables.free', { n: free })
                    : voice.format('webHouse.tables.playing')
                }
              >
                <Link href={`/table/${table}`} className={`${button.button} ${joinable ? button.primary : ''}`}>
                  {voice.format(joinable ? 'webHouse.tables.join' : 'webHouse.tables.watch')}
                </Link>
              </TableCard>
            )
          })}
        </TableList>
      )}
    </Page>
  )
}

/** A bot plays there only until somebody comes. */
function takesLatecomers({ terms, seats }: Summary): boolean {
  return terms.latecomers && seats.some(({ person, bot }) => person === null && bot !== null)
}
