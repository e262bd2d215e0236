import { type Reason, Refused } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'
import { gameNameIn } from '@nora/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { fetchPack } from '../api/tables.ts'
import { useVoice } from '../app/voice.tsx'
import { IconsProvider } from '../art/icons/icon.tsx'
import { keeper } from '../connection/local-worker.ts'
import { type GameParts, loadGame } from '../games/load.ts'
import button from '../ui/button.module.css'
import { explainReason } from '../ui/explain.ts'
import { LiveTable } from './live-table.tsx'
import { TableModel } from './model/model.ts'
import { shareLink } from './parts/share-link.ts'
import { Toasts } from './parts/toasts.tsx'
import { loadReplay, type Replayable } from './replay/load-replay.ts'
import { ReplayTable } from './replay/replay-table.tsx'
import { WaitingRoom } from './seats/waiting-room.tsx'
import style from './table-page.module.css'

export interface TablePageProps {
  readonly way: 'local' | 'table' | 'replay'
  readonly id: string
}

/** A table on this device or on the server, or a finished game to be watched again. */
export function TablePage({ way, id }: TablePageProps) {
  return way === 'replay' ? <ReplayPage key={id} id={id} /> : <LivePage key={`${way}/${id}`} way={way} id={id} />
}

function LivePage({ way, id }: { readonly way: 'local' | 'table'; readonly id: string }) {
  const [model, setModel] = useState<TableModel>()
  useEffect(() => {
    const opened = new TableModel(way, id)
    setModel(opened)
    return () => opened.close()
  }, [way, id])
  return model ? <Opened model={model} /> : <Loading />
}

function Opened({ model }: { readonly model: TableModel }) {
  const voice = useVoice()
  const state = useStore(model.store)
  const { snapshot, trouble } = state
  const parts = useParts(model, snapshot)
  const game = snapshot?.room.game
  useEffect(() => {
    if (game) document.title = gameNameIn(voice, game)
    return () => {
      document.title = 'Nora'
    }
  }, [voice, game])
  if (trouble?.type === 'reload') {
    return (
      <Message title={voice.format('webTable.trouble.reload')}>
        <button type="button" className={`${button.quiet} ${button.primary}`} onClick={() => location.reload()}>
          {voice.format('webTable.trouble.reloadNow')}
        </button>
      </Message>
    )
  }
  if (trouble && !snapshot) {
    const title =
      trouble.type === 'refused' ? reasonOf(voice, trouble.reason) : voice.format('webTable.trouble.missing')
    return <Message title={title} />
  }
  if (!snapshot) return <Loading lost={state.connection === 'lost'} />
  const share = async () => {
    if (await shareLink(location.pathname)) model.toast({ notice: 'copied' })
  }
  if (snapshot.room.status === 'open' || !snapshot.view) {
    const say = (what: (typeof state.toasts)[number]['what']) =>
      'reason' in what
        ? reasonOf(voice, what.reason)
        : voice.say({ id: `webTable.notice.${what.notice}`, params: { name: '' } })
    return (
      <>
        <WaitingRoom model={model} state={state} snapshot={snapshot} share={share} />
        <Toasts toasts={state.toasts} say={say} dismiss={(toast) => model.dismiss(toast)} />
      </>
    )
  }
  if (!parts) return <Loading />
  if ('refused' in parts) return <Message title={reasonOf(voice, parts.refused)} />
  return (
    <IconsProvider value={parts.icons}>
      <LiveTable model={model} state={state} snapshot={snapshot} view={snapshot.view} parts={parts} />
    </IconsProvider>
  )
}

/** The game of a table, fetched when it is known which. */
function useParts(model: TableModel, snapshot: TableSnapshot | undefined): GameParts | { refused: Reason } | undefined {
  const [parts, setParts] = useState<GameParts | { refused: Reason }>()
  const { game, rulesVersion, contentHash, pack } = snapshot?.room ?? {}
  useEffect(() => {
    if (game === undefined || rulesVersion === undefined || contentHash === undefined || pack === undefined) return
    let wanted = true
    const packText = async () => {
      if (pack === null) return null
      return model.keptAt === 'local' ? keeper().pack(model.id) : fetchPack(pack)
    }
    void packText()
      .then((text) => loadGame({ game, rulesVersion, contentHash }, text))
      .then(
        (loaded) => {
          if (!wanted) return
          setParts(loaded)
          if (loaded.isOlder) model.toast({ notice: 'olderRules' })
        },
        (problem: unknown) => {
          if (!(problem instanceof Refused)) throw problem
          if (wanted) setParts({ refused: problem.reason })
        },
      )
    return () => {
      wanted = false
    }
  }, [model, game, rulesVersion, contentHash, pack])
  return parts
}

function ReplayPage({ id }: { readonly id: string }) {
  const voice = useVoice()
  const [replay, setReplay] = useState<Replayable | { refused: Reason } | 'missing'>()
  useEffect(() => {
    let wanted = true
    loadReplay(id).then(
      (loaded) => wanted && setReplay(loaded ?? 'missing'),
      (problem: unknown) => wanted && setReplay(problem instanceof Refused ? { refused: problem.reason } : 'missing'),
    )
    return () => {
      wanted = false
    }
  }, [id])
  if (!replay) return <Loading />
  if (replay === 'missing') return <Message title={voice.format('webTable.trouble.missing')} />
  if ('refused' in replay) return <Message title={reasonOf(voice, replay.refused)} />
  return (
    <IconsProvider value={replay.parts.icons}>
      <ReplayTable id={id} {...replay} />
    </IconsProvider>
  )
}

function Loading({ lost = false }: { readonly lost?: boolean }) {
  const voice = useVoice()
  return <Message title={voice.format(lost ? 'webTable.notice.lost' : 'webTable.loading')} />
}

function Message({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const voice = useVoice()
  return (
    <section className={style.message} role="status">
      <h1>{title}</h1>
      {children}
      <Link href="/">{voice.format('webHouse.notFound.home')}</Link>
    </section>
  )
}

function reasonOf(voice: ReturnType<typeof useVoice>, reason: Reason): string {
  return explainReason(voice, reason) ?? voice.format('webHouse.broken')
}
