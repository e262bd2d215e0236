import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Mode } from '@nora/kernel'
import { languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { describe, expect, test } from 'vitest'
import { fetchRules } from '../../src/games/fetch.ts'
import { games } from '../../src/games/index.ts'
import { builtWith } from '../../src/pages/about/built-with.ts'
import { ago } from '../../src/pages/parts/time-ago.ts'

const rules = await Promise.all(games.map(async (game) => (await fetchRules(game.id)).game))

function needed({ id: game, modes }: { readonly id: string; readonly modes: readonly Mode[] }): string[] {
  return modes.flatMap((mode) => [
    `mode.${game}.${mode.id}`,
    `mode.${game}.${mode.id}.about`,
    ...(mode.levels.length > 0 ? [`level.${game}.about`] : []),
    ...Object.entries(mode.options).flatMap(([key, values]) => [
      `option.${game}.${key}`,
      `option.${game}.${key}.about`,
      ...values.map((value) => `option.${game}.${key}.${value}`),
    ]),
  ])
}

test('a game’s folder names the modes that its rules have', () => {
  expect(games.map(({ id, modes }) => [id, modes])).toEqual(
    rules.map(({ id, modes }) => [id, modes.map((mode) => mode.id)]),
  )
})

describe.each(languages)('in %s', (language) => {
  const voice = catalogues[language]

  test('every mode and option of every game is named and explained', () => {
    const silent = rules.flatMap(needed).filter((key) => !voice.has(`webOpening.${key}`))
    expect(silent).toEqual([])
  })

  test('times are told in words, and old ones by their date', () => {
    const now = Date.UTC(2026, 0, 20, 12)
    expect(ago(voice, now - 5 * 60_000, now)).toMatch(/5/)
    expect(ago(voice, now - 30 * 86_400_000, now)).toMatch(/2025/)
  })
})

test('what the pages are built with is listed, with the licence it has', () => {
  const require = createRequire(import.meta.url)
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const listed = builtWith.map((part) => part.package as string)
  const own = Object.keys(dependencies).filter((name) => !name.startsWith('@nora/'))
  expect(own.filter((name) => !listed.includes(name))).toEqual([])
  for (const part of builtWith) {
    const folder = require.resolve.paths(part.package)?.map((path) => `${path}/${part.package}/package.json`) ?? []
    const found = folder.flatMap((path) => {
      try {
        return [JSON.parse(readFileSync(path, 'utf8')).license as string]
      } catch {
        return []
      }
    })
    expect(found[0], part.package).toBe(part.licence)
  }
})
