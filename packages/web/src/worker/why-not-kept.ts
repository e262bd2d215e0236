import { because, type Reason } from '@nora/kernel'

/** Why something could not be kept, in a word for people. */
export function whyNotKept(error: unknown): Reason {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return because(isFull ? 'storageFull' : 'notKept')
}
