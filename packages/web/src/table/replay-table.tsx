import { type Seat, WATCHER } from '@nora/kernel'
import type { Chair } from '@nora/protocol'
import type { Viewpoint } from '@nora/room'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import { given, keeper } from '../connection/local-worker.ts'
import type { Source } from '../worker/room-worker.ts'
import type { GameParts } from './games/load.ts'
import { shareLink } from './parts/share-link.ts'
import { ReplayBar } from './replay/replay-bar.tsx'
import { useFilm, useProjector } from './replay/use-replay.ts'
import { TableView } from './table-view.tsx'

interface ReplayTableProps {
  readonly id: string
  readonly source: Source
  readonly parts: GameParts
  readonly chairs: readonly Chair[]
}

const around = { clocks: null, clocksPaused: false, lag: 0, present: undefined }
const nothing = () => {}
const blind = { foreseen: new Map(), foresee: nothing }

/** A finished game, to be watched with anybody's eyes, from any position. The address says which. */
export function ReplayTable({ id, source, parts, chairs }: ReplayTableProps) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const [start] = useState(() => new URLSearchParams(location.search))
  const [eyes, setEyes] = useState<Viewpoint>(() => eyesIn(start.get('seat'), chairs.length))
  const film = useFilm(source, eyes)
  const [at, setAt] = useState(() => Number(start.get('at') ?? 0))
  const replay = useProjector(film, at)
  const now = replay?.at
  const everybody = useMemo((): Viewpoint[] => ['open', ...chairs.keys(), WATCHER], [chairs])
  useEffect(() => {
    if (now === undefined) return
    const query = new URLSearchParams({ at: String(now), seat: String(eyes) })
    history.replaceState(history.state, '', `?${query}`)
  }, [now, eyes])
  if (!replay) return <p role="status">{voice.format('webTable.loading')}</p>
  const fork = async (from: number) => navigate(`/local/${given(await keeper().fork(source, from))}`)
  return (
    <TableView
      parts={parts}
      moment={replay.film.moment(replay.at)}
      chairs={chairs}
      plays={false}
      foresight={blind}
      around={around}
      choose={nothing}
      interrupt={nothing}
      status={() => voice.format('webTable.replay.status', { at: replay.at, of: replay.film.to })}
      jump={replay.go}
      tray={() => (
        <ReplayBar
          replay={replay}
          eyes={everybody}
          setEyes={(next) => {
            setAt(replay.at)
            setEyes(next)
          }}
          fork={fork}
          share={() =>
            void shareLink(`/replay/${id}?${new URLSearchParams({ at: String(replay.at), seat: String(eyes) })}`)
          }
        />
      )}
    />
  )
}

function eyesIn(text: string | null, seats: number): Viewpoint {
  const seat: Seat = Number(text)
  return text !== null && Number.isInteger(seat) && seat >= WATCHER && seat < seats ? seat : 'open'
}
