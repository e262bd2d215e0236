import type { Played } from './player/event-player.ts'

/** Tells a screen reader what happens as it is shown, and what is skipped as one text. */
export function Announcer({ played }: { readonly played: Played }) {
  return (
    <p className="unseen" aria-live="polite">
      {played.said}
    </p>
  )
}
