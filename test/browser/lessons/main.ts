// A picture of every step of every lesson and of every puzzle, in every language, on a desk and on a phone; those of one lesson, and the
// puzzles of one game, lie together on sheets. Words after the folder choose among them: `cs phone` those of both; `dark` those at night.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@nora/catalogue'
import { languages } from '@nora/messages'
import type { Lesson } from '../../../packages/web/src/learn/lesson.ts'
import type { PuzzleSet } from '../../../packages/web/src/learn/puzzle.ts'
import { House } from '../support/house.ts'
import { type Framed, sheetOf } from '../support/sheet.ts'
import type { Visitor } from '../support/visitor.ts'
import { lessonFrames } from './lesson-frames.ts'
import { puzzleFrames } from './puzzle-frames.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) throw new Error('where are the pictures to go?')

const devices = { desk: { columns: 2, rows: 3 }, phone: { columns: 6, rows: 2 } } as const
/** By night only where that is asked for. */
const theme = wanted.includes('dark') ? 'dark' : 'light'
/** A picture is worth waiting for, however busy the machine is. */
const PATIENCE_MS = 240_000
/** A page waits most of its time; so many are looked at beside each other. */
const VISITORS = 5

/** The site fetches these by what its builder provides; here they are read as they lie there. */
const read = (game: string, file: string) => import(`../../../packages/web/src/games/${game}/${file}`)

/** What lies together, and how it is come by. */
interface Pictured {
  readonly name: string
  frames(visitor: Visitor): Promise<readonly Framed[]>
}

async function picturedOf(game: string): Promise<readonly Pictured[]> {
  const { lessons }: { lessons: readonly Lesson[] } = await read(game, 'lessons/index.ts')
  const { puzzles }: { puzzles: readonly PuzzleSet[] } = await read(game, 'puzzles.ts')
  return [
    ...lessons.map((lesson) => ({
      name: `lesson-${game}-${lesson.id}`,
      frames: (visitor: Visitor) => lessonFrames(visitor, game, lesson),
    })),
    { name: `puzzles-${game}`, frames: (visitor) => puzzleFrames(visitor, game, puzzles) },
  ]
}

interface Sheets extends Pictured {
  readonly language: (typeof languages)[number]
  readonly device: keyof typeof devices
}

async function lay(house: House, { name, frames, language, device }: Sheets): Promise<void> {
  const { columns, rows } = devices[device]
  const visitor = await house.visit({ language, device, theme })
  visitor.page.setDefaultTimeout(PATIENCE_MS)
  const taken = await frames(visitor)
  const paper = await visitor.context.newPage()
  for (let from = 0; from < taken.length; from += columns * rows) {
    const path = join(folder as string, `${name}-${String(from + 1).padStart(2, '0')}.png`)
    await sheetOf(paper, taken.slice(from, from + columns * rows), columns, path)
  }
  await visitor.leave()
}

mkdirSync(folder, { recursive: true })
const pictured = (await Promise.all(catalogue.map(({ game }) => picturedOf(game.id)))).flat()
const sheets = pictured
  .flatMap(({ name, frames }) =>
    languages.flatMap((language) =>
      (Object.keys(devices) as (keyof typeof devices)[]).map((device): Sheets => {
        return { name: `${name}-${device}-${language}-${theme}`, frames, language, device }
      }),
    ),
  )
  .filter(({ name }) => wanted.every((word) => name.split('-').includes(word)))
const house = await House.open()
try {
  const rest = sheets.values()
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (const one of rest) await lay(house, one)
    }),
  )
} finally {
  await house.close()
}
