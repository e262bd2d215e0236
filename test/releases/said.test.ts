// Rules of an earlier release speak in messages of today: none that they need may be taken away, nor ask for more than they give.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Game, type Json, Match } from '@nora/kernel'
import { languages } from '@nora/messages'
import { readRelease } from '@nora/release'
import type { Words } from '@nora/words'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../packages/cli/src/catalogue.ts'
import { listen, nothingHeard, speakerIn } from '../../packages/words/test/listening.ts'
import { describedIn, keptFolder, keptReleases } from '../../scripts/releases/kept.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'

const idle = new Set<Json>(['pass', 'end', 'stop', 'skip', 'none', 'stay'])

describe.each(keptReleases(repositoryRoot))('release %s', (version) => {
  const folder = join(repositoryRoot, keptFolder, version)

  async function spoken(game: string, rulesVersion: string): Promise<{ readonly game: Game; readonly words: Words }> {
    const file = pathToFileURL(join(folder, 'programs', `${game}@${rulesVersion}.mjs`))
    const { release } = await import(file.href)
    const words = catalogue.find((entry) => entry.game.id === game)?.terminal?.words
    if (!words) throw new Error(`${game} has no words`)
    return { game: readRelease(release).game, words }
  }

  test.each(describedIn(folder))(
    '$game: what a game asks, tells and shows is said in every language',
    async (program) => {
      const { game, words } = await spoken(program.game, program.rulesVersion)
      const heard = nothingHeard()
      for (const { id: mode } of game.modes) listen(game, words, { mode }, 5, heard, idle)
      expect(heard.faults).toEqual([])
      expect(heard.events.size).toBeGreaterThan(10)
    },
    240_000,
  )

  test.each(describedIn(folder))('$game: what each of its cards does is said in every language', async (program) => {
    const { game, words } = await spoken(program.game, program.rulesVersion)
    for (const { id: mode } of game.modes) {
      const { table } = Match.open(game, { mode }, { seed: 1 })
      for (const item of table.variant.items) {
        const said = languages.map((language) => words.card(table, item, speakerIn(language)).text.join(' '))
        expect(said.join(' '), item).not.toMatch(/undefined|NaN|\[object|[{}]/)
      }
    }
  })
})
