import { useEffect } from 'react'

/** Where keys write text, or belong to a sheet that lies over the table or beside it. */
const elsewhere = 'input,select,textarea,dialog,[data-beside]'

/** The digits take the lines of the tray; Escape goes a step back from anywhere. */
export function useTrayKeys(back: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(elsewhere)) return
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') back()
      else if (/^[1-9]$/.test(event.key)) {
        const offers = document.querySelectorAll<HTMLElement>('[data-offer]')
        offers[Number(event.key) - 1]?.click()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [back])
}
