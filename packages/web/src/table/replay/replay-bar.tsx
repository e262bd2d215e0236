import type { Viewpoint } from '@nora/protocol'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../context.tsx'
import { Glyph, type GlyphName } from '../parts/glyphs.tsx'
import style from './replay.module.css'
import type { ReplayPlayer } from './use-replay-player.ts'

interface ReplayBarProps {
  readonly player: ReplayPlayer
  /** From whose seats one may look; nothing to choose from while a game is played. */
  readonly viewpoints: readonly Viewpoint[]
  setViewpoint?: ((viewpoint: Viewpoint) => void) | undefined
  /** Plays on from here, on this device. */
  fork?: ((at: number) => void) | undefined
  share?: (() => void) | undefined
  /** Where the game is analysed. */
  analysis?: string | undefined
  /** Back to the table. */
  leave?: (() => void) | undefined
}

/** Moves through a game: steps, and the keys for them. */
export function ReplayBar({ player, viewpoints, setViewpoint, fork, share, analysis, leave }: ReplayBarProps) {
  const voice = useVoice()
  const { speaker } = useTable()
  const { view, at, playing, go, setPlaying } = player
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input:not([type="range"]),select,dialog')) return
      const step = steps[event.key]
      if (step) {
        event.preventDefault()
        go(step(at, view))
      } else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
        event.preventDefault()
        setPlaying(!playing)
      } else if (event.key === 'Escape') leave?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [view, at, playing, go, setPlaying, leave])
  const step = (name: GlyphName, label: string, to: number) => (
    <button type="button" className={button.quiet} aria-label={label} title={label} onClick={() => go(to)}>
      <Glyph name={name} />
    </button>
  )
  const viewpointName = (one: Viewpoint) =>
    one === 'open' ? voice.format('webTable.replay.open') : one < 0 ? voice.format('common.watcher') : speaker.name(one)
  return (
    <section className={style.bar} aria-label={voice.format('webTable.replay.title')}>
      <div className={style.row}>
        {step('first', voice.format('webTable.replay.first'), view.from)}
        {step('previous', voice.format('webTable.replay.previous'), at - 1)}
        <button
          type="button"
          className={`${button.quiet} ${button.primary}`}
          aria-label={voice.format(playing ? 'webTable.replay.stop' : 'webTable.replay.play')}
          onClick={() => setPlaying(!playing)}
        >
          <Glyph name={playing ? 'pause' : 'play'} />
        </button>
        {step('next', voice.format('webTable.replay.next'), at + 1)}
        {step('last', voice.format('webTable.replay.last'), view.to)}
      </div>
      <div className={style.row}>
        {setViewpoint && viewpoints.length > 1 && (
          <label className={style.viewpoint}>
            <Glyph name="eye" />
            <span className="unseen">{voice.format('webTable.replay.eyes')}</span>
            <select
              value={String(view.viewpoint)}
              onChange={({ target }) => setViewpoint(target.value === 'open' ? 'open' : Number(target.value))}
            >
              {viewpoints.map((one) => (
                <option key={one} value={String(one)}>
                  {viewpointName(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {fork && (
          <button type="button" className={button.quiet} onClick={() => fork(at)}>
            <Glyph name="fork" />
            {voice.format('webTable.replay.fork')}
          </button>
        )}
        {analysis !== undefined && (
          <Link href={analysis} className={button.quiet}>
            <Glyph name="score" />
            {voice.format('analysis.open')}
          </Link>
        )}
        {share && (
          <button type="button" className={button.quiet} onClick={share}>
            <Glyph name="share" />
            {voice.format('webTable.replay.share')}
          </button>
        )}
        {leave && (
          <button type="button" className={`${button.quiet} ${button.primary}`} onClick={leave}>
            {voice.format('webTable.replay.leave')}
          </button>
        )}
      </div>
    </section>
  )
}

/** Where in the game one is; it stands in the strip of the player. */
export function ReplaySlider({ player: { view, at, go } }: Pick<ReplayBarProps, 'player'>) {
  const voice = useVoice()
  return (
    <label className={style.scrubber}>
      <span>{voice.format('webTable.replay.position', { at, of: view.to })}</span>
      <input
        type="range"
        min={view.from}
        max={view.to}
        value={at}
        onChange={({ target }) => go(Number(target.value))}
      />
    </label>
  )
}

const steps: { readonly [key: string]: (at: number, view: ReplayPlayer['view']) => number } = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - 10,
  PageDown: (at) => at + 10,
  Home: (_, view) => view.from,
  End: (_, view) => view.to,
}
