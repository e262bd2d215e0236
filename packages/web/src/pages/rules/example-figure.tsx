import type { Rulebook } from '@nora/messages'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import type { GameParts } from '../../games/load.ts'
import type { Example } from '../../learn/example.ts'
import { LivePicture } from '../../learn/live-picture.tsx'
import button from '../../ui/button.module.css'
import style from './example-figure.module.css'

interface ExampleFigureProps {
  readonly game: string
  readonly book: Rulebook
  readonly example: Example
  readonly parts: GameParts | undefined
  /** Called when it comes near, so that the pieces are fetched. */
  onNear(): void
}

/** A worked example: a live picture, what is to be seen in it, and the way to play it. */
export function ExampleFigure({ game, book, example, parts, onNear }: ExampleFigureProps) {
  const voice = useVoice()
  const figure = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = figure.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '600px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  const caption = book.example(example.id)
  return (
    <figure ref={figure} className={style.figure}>
      <div className={style.picture}>
        {parts && isNear ? <LivePicture parts={parts} example={example} /> : <p>{voice.format('webRules.loading')}</p>}
      </div>
      <figcaption>
        <strong>{caption?.heading}</strong>
        <span>{caption?.text}</span>
        <Link href={`/try/${game}/${example.id}`} className={`${button.quiet} ${button.small}`}>
          {voice.format('webRules.play')}
        </Link>
      </figcaption>
    </figure>
  )
}
