import { readFile } from 'node:fs/promises'
import { goldenGame } from './support/golden-game.ts'
import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'

const story = inHouse()

/** Finished games of each game. */
const ends = ['cats/classic-2', 'wistar/classic-2', 'woodcraft/classic-2'] as const

for (const end of ends)
  story(`the end is kept as a picture: ${end}`, async ({ come, expect }) => {
    const visitor = await come({ likes: brisk })
    const { page, voice } = visitor
    await visitor.openFile(await goldenGame(end), 2)
    await visitor.button(voice.format('webTable.picture.title')).click()
    const picture = visitor.dialog(voice.format('webTable.picture.title'))
    for (const [form, width, height] of [
      ['wide', 1200, 630],
      ['tall', 1080, 1350],
    ] as const) {
      await picture.getByRole('button', { name: voice.format(`webTable.picture.${form}`), exact: true }).click()
      const saved = page.waitForEvent('download')
      await picture.getByRole('button', { name: voice.format('webTable.picture.save') }).click()
      const file = await readFile(await (await saved).path())
      // A PNG begins with its name and tells its width and height.
      expect(file.subarray(1, 4).toString()).toBe('PNG')
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height])
      // An empty sheet of that size takes a few kilobytes.
      expect(file.length).toBeGreaterThan(60_000)
    }
  })
