import { isLanguage, type Language, preferredLanguage } from '@nora/messages'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { forgivingStorage } from './forgiving-storage.ts'

export type Theme = 'system' | 'light' | 'dark'
/** How fast pieces travel; `none` shows the result at once. */
export type Pace = 'none' | 'quick' | 'calm'

/** What one person likes, kept on this device. */
export interface Preferences {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
  readonly sound: boolean
  /** One's turns end only when one says so; otherwise they are confirmed at once. */
  readonly confirmTurns: boolean
  /** Questions with one answer are answered without asking. */
  readonly playForced: boolean
  /** Whether one wants to be asked at every moment at which one could step in. */
  readonly stopAtBoundaries: boolean
  readonly leftHanded: boolean
  /** How one is called at tables on this device and when one comes in as a guest; empty if one has not said. */
  readonly name: string
  /** Has seen how to read a table. */
  readonly introduced: boolean
  /** The first time something is asked, a line of the rules explains it. */
  readonly explains: boolean
  /** What has been explained: kinds of decisions, each with its game. */
  readonly explained: readonly string[]
}

const defaults = (): Preferences => ({
  language: preferredLanguage(navigator.languages),
  theme: 'system',
  pace: 'calm',
  sound: false,
  confirmTurns: true,
  playForced: true,
  stopAtBoundaries: true,
  leftHanded: false,
  name: '',
  introduced: false,
  explains: true,
  explained: [],
})

interface Store extends Preferences {
  set(change: Partial<Preferences>): void
}

export const usePreferences = create<Store>()(
  persist(
    (set) => ({
      ...defaults(),
      set: (change) => set(change),
    }),
    {
      name: 'nora-preferences',
      storage: forgivingStorage(),
      version: 1,
      // What was kept may be older, or touched by hand: whatever is not a preference falls back to its default.
      merge: (kept, now) => ({ ...now, ...sound(kept) }),
    },
  ),
)

function sound(kept: unknown): Partial<Preferences> {
  if (typeof kept !== 'object' || kept === null) return {}
  const known = defaults()
  const entries = Object.entries(kept).filter(([name, value]) => {
    if (name === 'language') return isLanguage(value)
    if (name === 'theme') return value === 'system' || value === 'light' || value === 'dark'
    if (name === 'pace') return value === 'none' || value === 'quick' || value === 'calm'
    if (name === 'explained') return Array.isArray(value) && value.every((one) => typeof one === 'string')
    return name in known && typeof value === typeof known[name as keyof Preferences]
  })
  return Object.fromEntries(entries)
}
