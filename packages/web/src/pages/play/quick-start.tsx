import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { TableLoading } from '../../app/table-loading.tsx'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import { usePreferences } from '../../state/preferences.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { useOpening } from '../opening/use-opening.ts'
import { Entrance } from './entrance.tsx'

/** Opens a game for one person on this device without asking anything: all there is to see is that the table is being laid. */
export function QuickStart({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const { openHere } = useOpening()
  const { problem, run } = useDoing()
  const ownName = usePreferences((preferences) => preferences.name)
  const begun = useRef(false)
  useEffect(() => {
    // An effect may run twice; a game is opened once.
    if (begun.current) return
    begun.current = true
    const me = { name: ownName || voice.format('common.player', { n: 1 }) }
    void run(() => openHere({ game, wish: { mode: 'solo' }, players: [me] }))
  }, [game, ownName, voice, openHere, run])
  if (problem === undefined) return <TableLoading />
  return (
    <main id="main">
      <Entrance game={game} title={voice.format('webHouse.way.alone')}>
        <ProblemNotice problem={problem} />
        <p>
          <Link href={`/new/${game}`} className={button.button}>
            {voice.format('webHouse.door.options')}
          </Link>
        </p>
      </Entrance>
    </main>
  )
}
