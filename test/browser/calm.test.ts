// What others do at the calm pace: everything is told, one thing after the other, and nobody has to wait for it.
import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import { SlowTime } from './support/slow-time.ts'
import { othersLines, witness, witnessed } from './support/told.ts'

const story = inHouse()

/** The shortest that a step of a turn, or of a ceremony with many, may stand: time passes in ticks. */
const STEP_MS = 650
const CEREMONY_MS = 280
/** The same where more than one turn waits: what was missed is caught up with. */
const BRISK_STEP_MS = 300
const BRISK_CEREMONY_MS = 140
/** A click is said to the table at once: before time passes. */
const AT_ONCE_MS = 50

const games = [
  { game: 'cats', mode: 'family', sitters: ['person', 'novice'], lines: 14 },
  { game: 'cats', mode: 'solo', sitters: ['person'], lines: 25 },
  { game: 'wistar', mode: 'solo', sitters: ['person'], lines: 25 },
  { game: 'woodcraft', mode: 'classic', sitters: ['person', 'novice'], lines: 25 },
] as const

for (const { game, mode, sitters, lines } of isLong ? games : games.slice(0, 2)) {
  const calm = { ...brisk, pace: 'calm', playForced: false } as const

  story(
    `${game}, ${mode}: at a calm pace everything that others do is told, in its order`,
    async ({ come, expect }) => {
      const visitor = await come({ motion: true, likes: calm })
      const { page, voice } = visitor
      const time = await SlowTime.of(page)
      await witness(page)
      await time.during(visitor.openHere({ game, mode, sitters }))
      await time.during(page.locator('[data-asked]').waitFor())
      const log = voice.format('webTable.log.title')
      // Beside Ratbot's board the log is a leaf of its own.
      const leaf = visitor.button(log)
      if ((await leaf.count()) > 0) await leaf.click()
      const before = (await othersLines(page, log, 0)).length
      const isShown = () => page.locator('[data-runs]').count()
      // One answers when all has been told: nothing has to be caught up with.
      const player = visitor.player('mouse', 21)
      const playing = player.play(async ({ isOver, isBusy }) => {
        if (isBusy || isOver) return isOver
        while ((await isShown()) > 0) await page.waitForTimeout(50)
        return (await othersLines(page, log, 0)).length - before > lines
      })
      await time.during(playing)
      const happened = await othersLines(page, log, 0)
      const { told, travelled } = await witnessed(page)
      // What was there when the table was opened is not told; all that came then is.
      expect(told.length).toBeGreaterThanOrEqual(happened.length - before)
      expect(told.map(({ text }) => text)).toEqual(happened.slice(-told.length))
      const hasty = told.slice(0, -1).filter(({ at, how, waiting }, index) => {
        const next = told[index + 1]
        const stays = (next?.at ?? 0) - at
        // More may have come while it stood.
        const most = Math.max(waiting, (next?.waiting ?? 0) + 1)
        const [step, ceremony] = most > 1 ? [BRISK_STEP_MS, BRISK_CEREMONY_MS] : [STEP_MS, CEREMONY_MS]
        return stays < (how === 'ceremony' ? ceremony : step)
      })
      expect(hasty).toEqual([])
      expect(told.some(({ waiting }) => waiting < 2)).toBe(true)
      expect(travelled.length).toBeGreaterThan(0)
    },
  )

  story(`${game}, ${mode}: whoever answers while something is shown is heard at once`, async ({ come, expect }) => {
    const visitor = await come({ motion: true, likes: calm })
    const { page } = visitor
    const time = await SlowTime.of(page)
    await witness(page)
    await time.during(visitor.openHere({ game, mode, sitters }))
    let heard = 0
    const playing = visitor.player('mouse', 22).play(async ({ isOver }) => {
      const { answered } = await witnessed(page)
      heard = answered.filter(({ whileShown }) => whileShown).length
      return isOver || heard > 4
    })
    await time.during(playing)
    const { answered } = await witnessed(page)
    expect(answered.filter(({ whileShown, after }) => whileShown && after > AT_ONCE_MS)).toEqual([])
    expect(heard).toBeGreaterThan(4)
  })
}
