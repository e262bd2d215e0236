// Games that a browser of an earlier release has kept on its device: this one goes on with them by their own rules.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Summary } from '@nora/protocol'
import { describedIn, keptFolder, keptReleases } from '../../scripts/releases/kept.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'
import { type DeviceContents, fill } from '../releases/saves/device.ts'
import { brisk, type House } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

interface SavedGame {
  readonly id: string
  readonly room: Summary
  readonly outcome: { readonly standings: readonly { readonly score: number }[] } | null
}

const folderOf = (version: string) => join(repositoryRoot, keptFolder, version)

const savesOf = (version: string): DeviceContents =>
  JSON.parse(gunzipSync(readFileSync(join(folderOf(version), 'saves/browser.json.gz'))).toString())

const gamesIn = ({ stores }: DeviceContents) => stores.games?.map(([, game]) => game as SavedGame) ?? []

/** A server of today has the programs of its earlier releases. */
async function keepPrograms(house: House, version: string): Promise<void> {
  for (const { game, rulesVersion, contentHash } of describedIn(folderOf(version))) {
    const name = `${game}@${rulesVersion}`
    const body = readFileSync(join(folderOf(version), 'programs', `${name}.mjs`), 'utf8')
    await house.keepRules({ name, contentHash, body })
  }
}

/** Puts the games of then on the device, before any page of the house has looked for them. */
async function bring(visitor: Visitor, saves: DeviceContents): Promise<void> {
  await visitor.goTo('/api')
  await fill(visitor.page, saves)
}

async function goOn(visitor: Visitor, id: string, luck: number): Promise<void> {
  await visitor.goTo(`/local/${id}`)
  const player = visitor.player('list', luck)
  const { lines } = await player.play(({ offers, isBusy }) => !isBusy && offers.length > 0)
  await player.play((seen) => seen.lines > lines + 2 || seen.isOver)
}

for (const version of keptReleases(repositoryRoot)) {
  const saves = savesOf(version)
  const running = gamesIn(saves).filter(({ room }) => room.status === 'playing')
  const over = gamesIn(saves).filter(({ room }) => room.status === 'over')

  story.apart(
    `games of release ${version} go on in the browser by their own rules`,
    async ({ come, house, expect }) => {
      await keepPrograms(house, version)
      const visitor = await come({ likes: brisk })
      await bring(visitor, saves)
      expect(running.length).toBeGreaterThan(7)
      for (const [index, { id }] of running.entries()) {
        // Told while it is played: one that is nearly over may end before one has read it.
        await visitor.goTo(`/local/${id}`)
        await visitor.page.getByText(visitor.voice.format('webTable.notice.olderRules')).waitFor()
        await goOn(visitor, id, index + 1)
      }
      const short = running.find(({ room }) => room.options.mode === 'family') as SavedGame
      await visitor.goTo(`/local/${short.id}`)
      await visitor.player('list', 9).play()
    },
  )

  story.apart(
    `finished games of release ${version} are watched again as they were played`,
    async ({ come, house, expect }) => {
      await keepPrograms(house, version)
      const visitor = await come({ likes: brisk })
      await bring(visitor, saves)
      expect(over).toHaveLength(3)
      for (const { id, outcome } of over) {
        await visitor.goTo(`/replay/local-${id}`)
        await visitor.button(visitor.voice.format('webTable.replay.last')).click()
        for (const { score } of outcome?.standings ?? [])
          await visitor.page.getByText(String(score), { exact: true }).first().waitFor()
      }
    },
  )

  story.apart(`a game of release ${version} goes on without a network`, async ({ come, house, expect }) => {
    await keepPrograms(house, version)
    const visitor = await come({ keepsHouse: true, likes: brisk })
    await visitor.goTo('/')
    await visitor.page.getByText(visitor.voice.format('webHouse.offline.ready')).waitFor({ timeout: 120_000 })
    await bring(visitor, saves)
    await visitor.goTo('/games')
    const kept = () => visitor.page.evaluate(async () => (await (await caches.open('nora-rules')).keys()).length)
    await expect.poll(kept, { timeout: 60_000 }).toBe(3)
    await house.stopServing()
    await visitor.context.setOffline(true)
    await goOn(visitor, (running[0] as SavedGame).id, 3)
  })

  story.apart(
    `a game of release ${version} whose rules are nowhere is kept, and says so`,
    async ({ come, house, expect }) => {
      const visitor = await come({ likes: brisk })
      const { voice, page, mishaps } = visitor
      await bring(visitor, saves)
      const { id, room } = running[0] as SavedGame
      await visitor.goTo(`/local/${id}`)
      const told = voice.format('webHouse.why.releaseMissing', { found: room.rulesVersion })
      await visitor.status.filter({ hasText: told }).waitFor()
      await visitor.goTo('/games')
      await page
        .getByRole('link', { name: voice.format('webHouse.games.continue') })
        .first()
        .waitFor()
      expect(await page.getByRole('link', { name: voice.format('webHouse.games.continue') }).count()).toBe(
        running.length,
      )
      await keepPrograms(house, version)
      await goOn(visitor, id, 4)
      // A browser complains that the rules were not there.
      mishaps.splice(0, mishaps.length, ...mishaps.filter((mishap) => !mishap.includes('404')))
    },
  )
}
