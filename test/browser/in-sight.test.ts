// Day or round and phase, whose turn it is, the question, the main button and the thing asked about are in sight at every decision
// of a whole game, on every screen. One game is looked at on all of them.
import { type Language, languages } from '@nora/messages'
import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import { playLooking } from './support/in-sight.ts'

const story = inHouse()

const games = [
  { game: 'cats', mode: 'classic', sitters: ['person', 'novice'], least: 40 },
  { game: 'cats', mode: 'solo', sitters: ['person'], least: 40 },
  { game: 'wistar', mode: 'classic', sitters: ['person', 'novice'], least: 20 },
  { game: 'woodcraft', mode: 'classic', sitters: ['person', 'novice'], least: 20 },
] as const

/** Where not whole games are played, the first questions of each game are looked at, in one language. */
const SOME_QUESTIONS = 12
const shortly: { readonly [game in (typeof games)[number]['game']]: Language } = {
  cats: 'pl',
  wistar: 'ru',
  woodcraft: 'cs',
}

const told = games.flatMap((one) =>
  languages
    .filter((language) => isLong || (one.mode === 'classic' && language === shortly[one.game]))
    .map((language) => ({ ...one, language })),
)

for (const { game, mode, sitters, least, language } of told)
  story(`${game}, ${mode}: all that matters is in sight at every decision, by mouse (${language})`, async (scene) => {
    const visitor = await scene.come({ language, likes: brisk })
    await visitor.openHere({ game, mode, sitters })
    const most = isLong ? undefined : SOME_QUESTIONS
    const { questions, missed } = await playLooking(visitor.page, visitor.player('mouse', 8), most)
    scene.expect(missed.join('\n')).toBe('')
    scene.expect(questions).toBeGreaterThanOrEqual(most ?? least)
  })

for (const language of isLong ? languages : (['ru'] as const))
  story(`cats, classic: all that matters is in sight at every decision, by touch (${language})`, async (scene) => {
    const visitor = await scene.come({ device: 'phone', language, likes: brisk })
    await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'novice'] })
    const most = isLong ? undefined : SOME_QUESTIONS
    const { questions, missed } = await playLooking(visitor.page, visitor.player('touch', 8), most)
    scene.expect(missed.join('\n')).toBe('')
    scene.expect(questions).toBeGreaterThanOrEqual(most ?? 40)
  })
