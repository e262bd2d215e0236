// A browser that keeps nothing, or has no space left: what is set holds for as long as the page.
import type { Analysed } from '@nora/bots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const full = () => {
  throw new DOMException('', 'QuotaExceededError')
}
const forbidden = () => {
  throw new DOMException('', 'SecurityError')
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', { languages: ['en'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

test.each([
  ['has no space left', { localStorage: { getItem: () => null, setItem: full, removeItem: () => {} } }],
  [
    'keeps nothing',
    {
      get localStorage() {
        return forbidden()
      },
    },
  ],
])('where it %s one still chooses how one likes it, and learns', async (_what, window) => {
  vi.stubGlobal('window', window)
  const { usePreferences } = await import('../../src/state/preferences.ts')
  const { useLessons } = await import('../../src/state/lessons.ts')
  const { useOngoing } = await import('../../src/state/ongoing.ts')
  usePreferences.getState().set({ theme: 'dark' })
  useLessons.getState().know('cats')
  useOngoing.setState({ games: [] })
  expect(usePreferences.getState().theme).toBe('dark')
  expect(useLessons.getState().known).toEqual(['cats'])
})

test.each([
  ['has no space left', { open: full }],
  ['keeps nothing', { open: forbidden }],
])('where it %s a game is analysed all the same', async (_what, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const { keepAnalysis, keptAnalysis } = await import('../../src/pages/analysis/kept-analyses.ts')
  expect(await keptAnalysis('game')).toBeUndefined()
  expect(await keepAnalysis('game', { mind: 'one', analysed: {} as Analysed })).toBeUndefined()
})
