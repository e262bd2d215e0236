// The same house in browsers of other makes: each game is begun against a bot, and some turns of it are played.
import { fileURLToPath } from 'node:url'
import { load } from '@nora/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serve } from '../../packages/server/test/support/serve.ts'
import { ensureBuilt } from '../../scripts/built.mjs'
import { firefox } from './engines/firefox.ts'
import { press, someTurns } from './engines/some-turns.ts'
import { webkit } from './engines/webkit.ts'
import { brisk } from './support/house.ts'

const CHOICES = 10

let served: Served
beforeAll(async () => {
  await ensureBuilt(fileURLToPath(new URL('../..', import.meta.url)), console.error)
  served = await serve()
})
afterAll(() => served?.stop())

const liked = JSON.stringify(JSON.stringify({ state: { language: 'en', ...brisk }, version: 1 }))

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
] as const)('%s', (_, open) => {
  test.each(['cats', 'wistar', 'woodcraft'])(
    'plays the beginning of a game of %s',
    async (game) => {
      const voice = await load('en')
      const engine = await open()
      try {
        await engine.goTo(served.address)
        await engine.read(`void (localStorage['nora-preferences'] = ${liked})`)
        await engine.goTo(`${served.address}/new/${game}`)
        await engine.read(`new Promise((resolve) => {
        globalThis.mishaps = []
        addEventListener('error', ({ message }) => mishaps.push(message))
        addEventListener('unhandledrejection', ({ reason }) => mishaps.push(String(reason)))
        const look = () => (document.querySelector('button[type=submit]') ? resolve() : setTimeout(look, 100))
        // Letters that come late move what is to be clicked.
        document.fonts.ready.then(look)
      })`)
        const device = JSON.stringify(voice.format('webOpening.place.device'))
        // A window that has just come up may take the first clicks for itself.
        await expect
          .poll(
            async () => {
              const labels = `[...document.querySelectorAll('label')]`
              await press(engine, `${labels}.find((label) => label.textContent.startsWith(${device}))`)
              await press(engine, `document.querySelector('button[type=submit]')`)
              return engine.read('location.pathname')
            },
            { timeout: 60_000, interval: 2_000 },
          )
          .toMatch(/^\/local\//)
        const lines = await someTurns(engine, voice, CHOICES)
        expect(lines).toBeGreaterThan(CHOICES)
        expect(await engine.read('globalThis.mishaps')).toEqual([])
      } finally {
        await engine.close()
      }
    },
    300_000,
  )
})
