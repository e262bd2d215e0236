// Sheets of frames: what somebody sees while a bot has its turn, while the Sister has hers, and when a new day begins. Each frame
// stands with its time; a sheet that cannot be understood without the log is a mistake of the table.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cats } from '@nora/catalogue'
import type { Match, Wish } from '@nora/kernel'
import { brisk, House } from '../support/house.ts'
import { momentWhen } from '../support/moments.ts'
import { sheetOf } from '../support/sheet.ts'
import { SlowTime } from '../support/slow-time.ts'
import type { Visitor } from '../support/visitor.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('where are the sheets to go?')

/** A frame is taken so often, and so many at most. */
const EVERY_MS = 350
const MOST_FRAMES = 24

interface Frame {
  readonly at: number
  readonly picture: Buffer
}

/** What is to be recorded, from a moment at which the first seat is asked something. */
interface Recording {
  readonly name: string
  readonly wish: Wish
  isWanted(match: Match, kind: string): boolean
  /** It begins when this is to be seen. */
  readonly begins: string
}

const isEarly = ({ line }: Match) => line.length > 40

const recordings: readonly Recording[] = [
  {
    name: 'bot',
    wish: { mode: 'classic', seats: 2 },
    isWanted: (match, kind) => kind === 'rescue' && isEarly(match),
    begins: '[data-plays="1"] [data-event="rescued"]',
  },
  {
    name: 'sister',
    wish: { mode: 'solo' },
    isWanted: (match, kind) => kind === 'rescue' && isEarly(match),
    begins: '[data-plays="-4"] [data-event="sisterTurn"]',
  },
  {
    name: 'new-day',
    wish: { mode: 'family', seats: 2 },
    isWanted: (_, kind) => kind === 'familyRescue',
    begins: '[data-ceremony]',
  },
]

/** Plays on until it begins, then takes frames until nothing is shown any more. */
async function framesOf(visitor: Visitor, time: SlowTime, { begins }: Recording): Promise<readonly Frame[]> {
  const { page } = visitor
  let hasBegun = false
  const looks = async () => {
    hasBegun ||= (await page.locator(begins).count()) > 0
    return hasBegun
  }
  const isShown = async () => (await page.locator('[data-runs]').count()) > 0
  // Whoever plays watches what others do before they go on: a click would close a ceremony, and a tile in hand hide the board.
  const playing = visitor.player('mouse', 3).play(async ({ isOver }) => {
    while (!(await looks()) && (await isShown())) await page.waitForTimeout(50)
    return isOver || hasBegun
  })
  await time.during(playing, looks)
  const frames: Frame[] = []
  for (let at = 0; frames.length < MOST_FRAMES; at += EVERY_MS) {
    frames.push({ at, picture: await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' }) })
    if (!(await isShown())) break
    await time.pass(EVERY_MS)
  }
  return frames
}

mkdirSync(folder, { recursive: true })
const house = await House.open()
try {
  for (const recording of recordings)
    for (const device of ['desk', 'phone'] as const) {
      const visitor = await house.visit({ device, motion: true, likes: { ...brisk, pace: 'calm' } })
      const time = await SlowTime.of(visitor.page)
      await time.during(visitor.openFile(momentWhen(cats.game, recording.wish, recording.isWanted)))
      const frames = await framesOf(visitor, time, recording)
      const paper = await visitor.context.newPage()
      const named = frames.map(({ at, picture }) => ({ picture, caption: `${at} ms` }))
      await sheetOf(paper, named, device === 'desk' ? 3 : 6, join(folder, `recording-${recording.name}-${device}.png`))
      await visitor.leave()
    }
} finally {
  await house.close()
}
