import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import type { Analyser, Progress } from './analyser.ts'
import style from './analysis-progress.module.css'

interface AnalysisProgressProps {
  readonly analyser: Analyser
  readonly progress: Progress
}

/** How far the weighing has come; nothing more once it is done. */
export function AnalysisProgress({ analyser, progress: { status, analysed, since, isOlder } }: AnalysisProgressProps) {
  const voice = useVoice()
  if (isOlder)
    return (
      <section className={style.progress}>
        <p>{voice.format('analysis.older')}</p>
        <button type="button" className={button.quiet} onClick={() => void analyser.start(true)}>
          {voice.format('analysis.again')}
        </button>
      </section>
    )
  if (status === 'done' || status === 'none') return null
  const turns = analysed?.turns.length ?? 0
  const at = analysed?.slips.length ?? 0
  const passed = since && at > since.turns ? (performance.now() - since.at) / (at - since.turns) : undefined
  return (
    <section className={style.progress}>
      <h2>
        {analysed
          ? voice.format('analysis.weighing', { at: Math.min(at + 1, turns), of: turns })
          : voice.format('analysis.weighing.course')}
      </h2>
      <progress max={Math.max(1, turns)} value={analysed ? at : undefined} />
      {status === 'weighing' && passed !== undefined && (
        <small>{voice.format('analysis.left', { n: Math.max(1, Math.round((passed * (turns - at)) / 1000)) })}</small>
      )}
      <small>{voice.format('analysis.here')}</small>
      {status === 'stopped' ? (
        <button type="button" className={button.quiet} onClick={() => void analyser.start()}>
          {voice.format('analysis.goOn')}
        </button>
      ) : (
        <button type="button" className={button.quiet} disabled={!analysed} onClick={() => analyser.stop()}>
          {voice.format('analysis.stop')}
        </button>
      )}
    </section>
  )
}
