import { useOfflineFiles } from '../state/offline-files.ts'

/** Time for the page to settle before the rest of the site is fetched. */
const PATIENCE = 4_000

interface Saving {
  readonly connection?: { readonly saveData?: boolean }
}

/** Keeps the site on this device. Where a browser cannot, everything else works all the same. */
export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  await new Promise((later) => setTimeout(later, PATIENCE))
  // Who counts every byte gets only what they ask for.
  if ((navigator as Saving).connection?.saveData || !active) return
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => useOfflineFiles.setState(data)
  active.postMessage({ type: 'keep' }, [port2])
}
