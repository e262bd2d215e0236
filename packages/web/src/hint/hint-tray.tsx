import type { Decision } from '@nora/kernel'
import type { Hint } from '@nora/protocol'
import { adviceIn, categoryIn } from '@nora/words'
import { useVoice } from '../app/voice.tsx'
import { useTable } from '../table/context.tsx'
import { Glyph } from '../table/parts/glyphs.tsx'
import { usePicking } from '../table/picking.tsx'
import { useMainButton } from '../table/tray/main-button.ts'
import { CertaintyDots } from './certainty-dots.tsx'
import { Differences } from './differences.tsx'
import style from './hint.module.css'
import { type Hinting, labelOf, stepsOf } from './hint-context.ts'
import { HintIcon } from './hint-icon.tsx'

interface HintTrayProps {
  readonly hinting: Hinting
  readonly decision: Decision
}

/** The tray while a hint is shown: what, why, how sure, compared with what. The main button only picks. */
export function HintTray({ hinting, decision }: HintTrayProps) {
  const voice = useVoice()
  const { hint, close } = hinting
  return (
    <section className={style.card} aria-label={voice.format('advice.title')}>
      <header className={style.head}>
        <HintIcon />
        <h2>{voice.format('advice.title')}</h2>
        <kbd>H</kbd>
        <button type="button" className={style.close} aria-label={voice.format('advice.close')} onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {hint ? (
        <Advice hinting={hinting} hint={hint} decision={decision} />
      ) : (
        <p className={style.thinking} role="status">
          {voice.format('advice.thinking')}
        </p>
      )}
    </section>
  )
}

function Advice({ hinting, hint, decision }: HintTrayProps & { readonly hint: Hint }) {
  const voice = useVoice()
  const table = useTable()
  const { pick } = usePicking()
  const { shown, show } = hinting
  const advised = hint.advised[shown] ?? hint.advised[0]
  useMainButton({
    label: voice.format('advice.take'),
    isReady: advised !== undefined,
    act: () => advised && pick(decision, advised.choice),
  })
  if (!advised) return null
  const words = table.choice(decision, advised.choice)
  const { parts, speaker } = table
  const told = hint.reasons.map((reason) => adviceIn(parts.words, table.table, reason, speaker))
  const reason = told.length > 0 ? told.join(' ') : voice.format('advice.reason.none')
  const isClose = hint.certainty === 1
  const sure = voice.format(`advice.sure.${hint.certainty}`)
  const rest = stepsOf(advised).slice(1)
  return (
    <>
      <div className={style.best}>
        <span className={style.disc} data-first={shown === 0 || isClose || undefined}>
          {shown + 1}
        </span>
        <strong className={style.what}>{words}</strong>
        <span className={style.atEnd}>
          <b>{voice.number(Math.round(advised.own))}</b>
          <small>{voice.format('advice.atEnd')}</small>
          {hint.spread !== null && hint.spread > 0 && (
            <small>
              {voice.format('advice.range', {
                from: Math.round(advised.own - hint.spread),
                to: Math.round(advised.own + hint.spread),
              })}
            </small>
          )}
        </span>
        {rest.length > 0 && (
          <ol className={style.line}>
            {rest.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line
              <li key={index}>
                <b>{labelOf(shown, index + 1)}</b> {stepWords(table, decision, step)}
              </li>
            ))}
            {advised.line.length > 1 + rest.length && <li>…</li>}
          </ol>
        )}
        {shown === 0 && hint.advised.length > 1 && <p className={style.why}>{reason}</p>}
        {hint.advised.length > 1 ? (
          <p className={style.sure}>
            <CertaintyDots n={hint.certainty} />
            <span>
              <b>{sure}</b>
              {!isClose &&
                `: ${voice.format('advice.bestIn', { first: hint.advised[0]?.first ?? 0, dreams: hint.dreams })}`}
              .{hint.isQuick && ` ${voice.format('advice.quick')}`}
            </span>
          </p>
        ) : (
          <p className={style.why}>{voice.format('advice.only')}</p>
        )}
      </div>
      {hint.advised.length > 1 && (
        <Differences
          hint={hint}
          shown={shown}
          show={show}
          name={(category) => categoryIn(speaker, parts.game.id, category)}
        />
      )}
      <p className={style.foot}>
        {voice.format('advice.seen')} {hint.spread === null && voice.format('advice.evaluated')}
      </p>
      <p className="unseen" role="status">
        {voice.format('advice.announce', { choice: words, reason, sure })}
      </p>
    </>
  )
}

/** A later step answers another question. */
function stepWords(
  table: ReturnType<typeof useTable>,
  { seat }: Decision,
  { kind, args, choice }: Hint['advised'][number]['line'][number],
) {
  try {
    return table.choice({ seat, kind, args }, choice)
  } catch {
    // Some questions can be told only where they are asked.
    return ''
  }
}
