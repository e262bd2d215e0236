import { useEffect, useRef } from 'react'
import type { EventPlayer, Played } from './event-player.ts'
import style from './steps.module.css'

interface StepsProps {
  readonly player: EventPlayer
  readonly played: Played
}

/** The turn that is shown, in the tray of whoever has nothing to decide: what was, what is, what comes; a click goes to it. */
export function Steps({ player, played: { turns, at } }: StepsProps) {
  const now = useRef<HTMLButtonElement>(null)
  const [turn] = turns
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the one to be seen
  useEffect(() => {
    // Newer browsers give a promise, which is nothing to clean up with.
    now.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  if (!turn || turn.isCeremony) return null
  return (
    <ol className={style.steps} data-steps="">
      {turn.steps.map(({ position, text }, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'later'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps of a turn may say the same
          <li key={`${position}/${index}`}>
            <button
              ref={index === at ? now : undefined}
              type="button"
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
              onClick={() => player.go(index)}
            >
              <b aria-hidden="true">{index + 1}</b>
              <span>{text}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
