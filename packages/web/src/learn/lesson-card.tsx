import type { Paragraph } from '@nora/messages'
import { useEffect, useId, useRef } from 'react'
import { useVoice } from '../app/voice.tsx'
import { RuleText } from '../rulebook/rule-text.tsx'
import { useReading } from '../table/rules/reading.ts'
import button from '../ui/button.module.css'
import style from './lesson-card.module.css'

interface LessonCardProps {
  readonly title: string
  readonly at: number
  readonly of: number
  /** What this step says. */
  readonly words: Pick<Paragraph, 'heading' | 'text'>
  /** Where the rulebook tells all of it. */
  readonly address: string
  /** There is nothing to be done here but to look. */
  readonly isLook: boolean
  /** What was just done is taken back, or something else is asked. */
  readonly remark: string | undefined
  /** What the button says that shows what to do. */
  readonly shows: string
  on(): void
  showMe(): void
}

/** What a guide says, above where one decides. */
export function LessonCard({ title, at, of, words, address, isLook, remark, shows, on, showMe }: LessonCardProps) {
  const voice = useVoice()
  const read = useReading()
  const id = useId()
  const goOn = useRef<HTMLButtonElement>(null)
  // Whoever plays by keys, or hears the page, goes on from here and is told what the step says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step anew
  useEffect(() => {
    if (isLook && !document.querySelector('dialog[open]')) goOn.current?.focus({ preventScroll: true })
  }, [isLook, at])
  return (
    <section className={style.card} data-lesson={at} aria-label={`${voice.format('webLearn.card')}: ${title}`}>
      <p className={style.progress}>
        <span>{title}</span>
        <progress value={at} max={of} aria-hidden="true" />
        <small>{voice.format('webLearn.step', { at, of })}</small>
      </p>
      <div className={style.words} role="status" id={id}>
        <strong>{words.heading}</strong> <RuleText text={words.text} go={read} />
        {remark !== undefined && <em className={style.remark}>{remark}</em>}
      </div>
      <p className={style.ways} data-help="">
        {isLook ? (
          <button
            ref={goOn}
            type="button"
            className={`${button.quiet} ${button.small} ${button.primary}`}
            aria-describedby={id}
            onClick={on}
          >
            {voice.format('webLearn.on')}
          </button>
        ) : (
          <button type="button" className={`${button.quiet} ${button.small}`} onClick={showMe}>
            {shows}
          </button>
        )}
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={() => read(address)}>
          {voice.format('webRules.more')}
        </button>
      </p>
    </section>
  )
}
