import { useEffect } from 'react'
import type { EventPlayer } from './event-player.ts'

/** Where these keys mean something else: text, sheets, and whatever can be pressed or moved with them. */
const elsewhere = 'input,select,textarea,dialog,[role="application"]'
const pressed = 'button,a,summary,[role="button"],[tabindex]'

/**
 * Space pauses, the right arrow shows the next step, S or Escape skips the turn, twice everything. A replay has keys of its
 * own.
 */
export function usePlayerKeys(player: EventPlayer, isLive: boolean, isPicking: boolean): void {
  useEffect(() => {
    if (!isLive) return
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const [running] = player.state.turns
      if (!running || running.isCeremony) return
      if (!(target instanceof Element) || target.closest(elsewhere) || document.querySelector('dialog[open]')) return
      const isFree = !target.closest(pressed)
      // Escape first puts back what is in hand.
      if ((key === 'Escape' && !isPicking) || key === 's' || key === 'S') player.skip()
      else if (key === ' ' && isFree) player.togglePause()
      else if (key === 'ArrowRight' && isFree) player.next()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [player, isLive, isPicking])
}
