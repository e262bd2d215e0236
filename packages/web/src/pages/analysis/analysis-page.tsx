import { gameNameIn } from '@nora/words'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { IconsProvider } from '../../art/icons/icon.tsx'
import { given, keeper } from '../../connection/local-worker.ts'
import { loadReplay, type Replayable } from '../../table/replay/load-replay.ts'
import { readLocalFile } from '../../worker/local-file.ts'
import { Analyser } from './analyser.ts'
import style from './analysis.module.css'
import { AnalysisView } from './analysis-view.tsx'
import type { AnalysedGame } from './story.ts'

/** The analysis of a finished game of this device, or of the server. */
export function AnalysisPage({ id }: { readonly id: string }) {
  const voice = useVoice()
  const [found, find] = useState<{ readonly game: AnalysedGame; readonly analyser: Analyser } | 'missing'>()
  useEffect(() => {
    let analyser: Analyser | undefined
    let isWanted = true
    void open(id).then(
      (opened) => {
        if (!isWanted) return
        if (!opened) return find('missing')
        analyser = opened.analyser
        find(opened)
        void analyser.start()
      },
      () => isWanted && find('missing'),
    )
    return () => {
      isWanted = false
      analyser?.close()
    }
  }, [id])
  useEffect(() => {
    if (found && found !== 'missing')
      document.title = voice.format('analysis.title', { game: gameNameIn(voice, found.game.parts.game.id) })
    return () => {
      document.title = 'Nora'
    }
  }, [voice, found])
  if (!found) return <p className={style.message}>{voice.format('analysis.weighing.course')}</p>
  if (found === 'missing')
    return (
      <section className={style.message}>
        <h1>{voice.format('analysis.none')}</h1>
        <Link href="/">{voice.format('webHouse.notFound.home')}</Link>
      </section>
    )
  return (
    <IconsProvider value={found.game.parts.icons}>
      <AnalysisView id={id} {...found} />
    </IconsProvider>
  )
}

async function open(id: string): Promise<{ game: AnalysedGame; analyser: Analyser } | undefined> {
  const replayable = await loadReplay(id)
  if (!replayable) return undefined
  const text = await textOf(replayable)
  const file = readLocalFile(text)
  if (!file.result) return undefined
  const { parts, seats, source } = replayable
  const key = `${id} ${file.line.length} ${file.line.at(-1)?.hash} ${file.rulesVersion} ${file.contentHash}`
  return { game: { parts, seats, source, file, result: file.result }, analyser: new Analyser(key, text) }
}

async function textOf({ source }: Replayable): Promise<string> {
  if ('local' in source) return given(await keeper().exportFile(source.local))
  return JSON.stringify({ ...JSON.parse(source.file), pack: source.pack })
}
