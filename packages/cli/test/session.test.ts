import { catsGame } from '@nora/cats'
import { type Game, Match, randomPolicy, seededFate } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { expect, it } from 'vitest'
import { catsTerminal } from '../src/cats/terminal.ts'
import { Board } from '../src/play/board.ts'
import { MatchText } from '../src/play/match-text.ts'
import { Session } from '../src/play/session.ts'

const voice = catalogues.en
const name = (seat: number) => `#${seat}`
const isTable = (text: string) => /^Day \d of 5 · /.test(text) && text.includes('\nTurn order: ')
/** Choices are numbered. */
const isNews = (text: string) => /^ {2}(?!\d+ {2})\S/.test(text)

/** Everything that a person sees of a game against a bot, text by text. */
async function played(seed: number): Promise<string[]> {
  const texts: string[] = []
  const options = { seed, pausing: true, confirming: [] }
  const match = Match.open(catsGame as unknown as Game, { mode: 'classic', seats: 2 }, options)
  const matchText = new MatchText(match, catsTerminal, { voice, colours: false, name })
  const out = (text: string) => texts.push(text)
  const console = { out, err: out, progress: () => {}, interactive: false, colours: false, width: undefined }
  const seating = { people: new Set([0]), minds: new Map([[1, randomPolicy]]), name }
  let asked = 0
  // Takes the third choice where there is one, else the first.
  const prompter = { ask: async () => (asked++ % 2 === 0 ? '3' : '1'), close: () => {} }
  await new Session(new Board(matchText, voice, console), seating, prompter, seededFate(seed)).play()
  return texts
}

it('shows the table once for two pauses between which nothing happened', async () => {
  const texts = await played(3)
  const stepIn = voice.format('cli.play.stepIn')
  const isPause = (text: string) => text.endsWith(stepIn)
  const twice: string[] = []
  let pausesWithoutNews = 0
  let last: { readonly table: string; news: boolean; pauses: number } | undefined
  for (const text of texts) {
    if (isTable(text)) {
      if (last?.table === text && !last.news) twice.push(text)
      last = { table: text, news: false, pauses: 0 }
    } else if (last && isNews(text)) last.news = true
    else if (last && isPause(text) && ++last.pauses > 1 && !last.news) pausesWithoutNews++
  }
  expect(twice).toEqual([])
  expect(pausesWithoutNews).toBeGreaterThan(0)
})
