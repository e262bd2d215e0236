import { type Seat, WATCHER } from '@nora/kernel'
import type { SeatInfo, Viewpoint } from '@nora/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { given, keeper } from '../../connection/local-worker.ts'
import type { GameParts } from '../../games/load.ts'
import type { Source } from '../../worker/room-worker.ts'
import { shareLink } from '../parts/share-link.ts'
import { TableView } from '../table-view.tsx'
import { TrayCard } from '../tray/tray-card.tsx'
import { useSpeaker } from '../use-speaker.ts'
import { ReplayBar, ReplaySlider } from './replay-bar.tsx'
import { useReplayPlayer } from './use-replay-player.ts'
import { useReplayView } from './use-replay-view.ts'

interface ReplayTableProps {
  readonly id: string
  readonly source: Source
  readonly parts: GameParts
  readonly seats: readonly SeatInfo[]
}

const around = { clocks: null, clocksPaused: false, lag: 0, onlookers: undefined }
const nothing = () => {}
const never = () => false
const blind = { foreseen: new Map(), foresee: nothing }

/** A finished game, to be watched from anybody's seat and any position. The address says which. */
export function ReplayTable({ id, source, parts, seats }: ReplayTableProps) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const [start] = useState(() => new URLSearchParams(location.search))
  const [viewpoint, setViewpoint] = useState<Viewpoint>(() => viewpointIn(start.get('seat'), seats.length))
  const view = useReplayView(source, viewpoint)
  const [at, setAt] = useState(() => Number(start.get('at') ?? 0))
  const player = useReplayPlayer(view, at, parts, useSpeaker(seats))
  const now = player?.at
  const everybody = useMemo((): Viewpoint[] => ['open', ...seats.keys(), WATCHER], [seats])
  useEffect(() => {
    if (now === undefined) return
    const query = new URLSearchParams({ at: String(now), seat: String(viewpoint) })
    history.replaceState(history.state, '', `?${query}`)
  }, [now, viewpoint])
  if (!player) return <p role="status">{voice.format('webTable.loading')}</p>
  const fork = async (from: number) => navigate(`/local/${given(await keeper().fork(source, from))}`)
  return (
    <TableView
      parts={parts}
      moment={player.view.moment(player.at)}
      seats={seats}
      plays={false}
      foresight={blind}
      around={around}
      player={player.events}
      isLive={false}
      slider={<ReplaySlider player={player} />}
      choose={never}
      interrupt={never}
      status={() => voice.format('webTable.replay.status', { at: player.at, of: player.view.to })}
      jump={player.go}
      tray={(_tray, _own, question) => (
        <TrayCard question={question}>
          <ReplayBar
            player={player}
            viewpoints={everybody}
            setViewpoint={(next) => {
              setAt(player.at)
              setViewpoint(next)
            }}
            fork={fork}
            analysis={`/analysis/${id}`}
            share={() =>
              void shareLink(`/replay/${id}?${new URLSearchParams({ at: String(player.at), seat: String(viewpoint) })}`)
            }
          />
        </TrayCard>
      )}
    />
  )
}

function viewpointIn(text: string | null, seats: number): Viewpoint {
  const seat: Seat = Number(text)
  return text !== null && Number.isInteger(seat) && seat >= WATCHER && seat < seats ? seat : 'open'
}
