// Day or round and phase, whose turn it is, the question, the main button and the thing asked about are in sight at every decision
// of a whole game, on every screen, and what may be chosen is large enough to be hit. One game is looked at on all of them.
import { type Language, languages } from '@nora/messages'
import { tooSmall } from './support/hit-size.ts'
import { brisk } from './support/house.ts'
import { inHouse, isLong } from './support/in-house.ts'
import { playLooking, unseen } from './support/in-sight.ts'
import { catsStates, plainStates } from './support/states.ts'

const story = inHouse()

const games = [
  { game: 'cats', mode: 'classic', sitters: ['person', 'novice'], least: 30 },
  { game: 'cats', mode: 'solo', sitters: ['person'], least: 30 },
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

/** What may be chosen on a page made for the purpose, by its name. */
const things = `
  <style>
    body { margin: 0 }
    button { position: absolute; width: 40px; height: 40px; padding: 0; border: 0 }
    main { position: absolute; top: 200px; width: 100px; height: 60px; overflow: auto }
  </style>
  <button data-open aria-label="large"></button>
  <button data-open aria-label="flat" style="left: 50px; height: 20px"></button>
  <button data-open aria-label="under another" style="left: 150px"></button>
  <button style="left: 160px; width: 300px"></button>
  <button data-open data-answers="alone" aria-label="small" style="left: 500px; height: 26px"></button>
  <button data-open data-answers="twin" data-sort="a" aria-label="helped" style="left: 600px; height: 26px"></button>
  <button data-open data-answers="twin" data-sort="a" aria-label="helping" style="left: 700px"></button>
  <button data-open data-answers="twin" data-sort="b" aria-label="of another sort" style="left: 800px; height: 26px"></button>
  <svg width="300" height="50" style="position: absolute; top: 100px">
    <g data-open role="button" aria-label="two dots"><circle cx="10" cy="20" r="8" /><circle cx="90" cy="20" r="8" /></g>
    <g data-open role="button" aria-label="disc"><circle cx="200" cy="20" r="17" /><path d="M250 20 h40" stroke="red" /></g>
  </svg>
  <main><button data-open aria-label="further down" style="top: 300px"></button></main>`

story('what is too small to be hit is found, whatever the box around it', async (scene) => {
  const { page } = await scene.come()
  await page.setContent(things)
  const found = (await tooSmall(page)).map((words) => words.replace(/^.* px: (.*) \(.*$/, '$1'))
  scene.expect(found).toEqual(['flat', 'under another', 'small', 'of another sort', 'two dots'])
})

for (const language of isLong ? languages : (['ru'] as const))
  story(`cats, classic: all that matters is in sight at every decision, by touch (${language})`, async (scene) => {
    const visitor = await scene.come({ device: 'phone', language, likes: brisk })
    await visitor.openHere({ game: 'cats', mode: 'classic', sitters: ['person', 'novice'] })
    const most = isLong ? undefined : SOME_QUESTIONS
    const { questions, missed } = await playLooking(visitor.page, visitor.player('touch', 8), most)
    scene.expect(missed.join('\n')).toBe('')
    scene.expect(questions).toBeGreaterThanOrEqual(most ?? 25)
  })

/** The kinds of question that come up in so many games, each once: all of The Isle of Cats, the usual ones of the others. */
const GAMES = 40
const states = {
  cats: () => catsStates(),
  wistar: () => plainStates('wistar', GAMES),
  woodcraft: () => plainStates('woodcraft', GAMES),
} as const

for (const [game, statesOf] of Object.entries(states))
  story(
    `${game}: each kind of question that comes up in games is in sight on a phone as soon as it is asked`,
    async ({ come, expect }) => {
      const visitor = await come({ device: 'phone', likes: brisk })
      const missed: string[] = []
      const files = statesOf()
      for (const [kind, file] of files) {
        await visitor.openFile(file)
        await visitor.page.locator('[data-asked]').waitFor()
        const found = [...(await unseen(visitor.page)), ...(await tooSmall(visitor.page))]
        missed.push(...found.map((what) => `${kind}: ${what}`))
      }
      expect(missed.join('\n')).toBe('')
      expect(files.size).toBeGreaterThan(10)
    },
  )
