// Games as the browser of this release leaves them on a device: what its database holds.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { brisk, House } from '../../browser/support/house.ts'
import { finishedGame, momentWhen } from '../../browser/support/moments.ts'
import type { Visitor } from '../../browser/support/visitor.ts'
import { contentsOf } from './device.ts'
import { modes } from './modes.ts'

/** So far a game has been played that is to be gone on with. */
const FAR = 40
/** So many choices are made in the browser after that. */
const CHOICES = 3

export async function saveBrowserGames(folder: string): Promise<void> {
  const house = await House.open()
  try {
    const visitor = await house.visit({ likes: brisk })
    for (const [index, { game, wish }] of modes.entries()) {
      await visitor.openFile(momentWhen(game, wish, ({ line }) => line.length >= FAR))
      await playSome(visitor, index + 1)
      console.log(`browser: ${game.id} ${wish.mode} playing`)
      if (modes.findIndex((one) => one.game === game) !== index) continue
      await visitor.openFile(finishedGame(game, wish))
      await visitor.player('list').play()
      console.log(`browser: ${game.id} ${wish.mode} over`)
    }
    const contents = await contentsOf(visitor.page)
    writeFileSync(join(folder, 'browser.json.gz'), gzipSync(JSON.stringify(contents), { level: 9 }))
    await visitor.leave()
  } finally {
    await house.close()
  }
}

async function playSome(visitor: Visitor, luck: number): Promise<void> {
  const player = visitor.player('list', luck)
  const { lines } = await player.play(({ offers, isBusy }) => !isBusy && offers.length > 0)
  await player.play((seen) => seen.lines > lines + CHOICES)
}
