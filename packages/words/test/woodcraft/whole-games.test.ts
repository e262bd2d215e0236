import { each, type GameEvent, type Item, type Json, type Seat, seededFate, type Table, WATCHER } from '@nora/kernel'
import { languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { woodcraftGame } from '@nora/woodcraft'
import { type Group, reasonIn, type Speaker, woodcraftWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { hasForeignDash } from '../listening.ts'
import { opened, speakerIn, type WoodcraftMatch } from './opened.ts'

/** What only a program may call things. */
const raw =
  /(?:early|late)-(?:helper|order)|(?:hazelnut|contract|solo|slot|bottom|middle|top|green|yellow|brown|reputation|edge)-\d|reward-[abc]|pot-|saw-\d|splice\d|buyLumber|exchangeDice|buyMaterials|choose(?:Orders|Helper)|produceOrPlant|improveWorkshop|rep[123]\b|(?:berry|nut)Income|woodcraft|undefined|NaN|\[object|[{}?]$/

/** Sentences that show a raw id, nothing at all or a dash of another language; a question ends with its mark. */
function faulty(sentences: readonly string[]): string[] {
  return sentences.filter(
    (sentence) => sentence.trim() === '' || raw.test(sentence.replace(/\?$/, '')) || hasForeignDash(sentence),
  )
}

function groupText(groups: readonly Group[]): string[] {
  return groups.flatMap(({ title, facts, note = [] }) => [title, ...facts.map(({ label }) => label), ...note])
}

function cardText(table: Table, items: readonly Item[], speaker: Speaker): string[] {
  return items.flatMap((item) => {
    const { name, sort, marks, text } = words.card(table, item, speaker)
    return [name, sort, words.item(table, item, speaker), ...marks.map(({ label }) => label), ...text]
  })
}

/** Everything that can be said about a position, in one language. */
function spoken(match: WoodcraftMatch, seat: Seat, speaker: Speaker): string[] {
  const { table } = match as unknown as { table: Table }
  const decision = match.owed(seat)
  const space = match.space(seat)
  if (!decision || !space || decision.kind === 'confirm') return []
  const said = (choice: Json) => words.choice(table, decision, choice, speaker)
  const refusals = match
    .refusals(seat)
    .flatMap(({ choice, ...reason }) => [
      said(choice),
      reasonIn(speaker.voice, 'woodcraft', words.reason(table, reason, speaker)),
    ])
  return [words.question(table, decision, speaker), ...[...each(space)].slice(0, 40).map(said), ...refusals]
}

function tableText(match: WoodcraftMatch, reader: Seat, speaker: Speaker): string[] {
  const { table } = match as unknown as { table: Table }
  const groups = [...words.groups(table, reader, speaker), ...words.piles(table, reader, speaker)]
  const items = new Set(groups.flatMap((group) => group.items))
  return [...groupText(groups), ...cardText(table, [...items], speaker)]
}

/** Plays by chance and gathers what goes wrong with words, and which kinds and events came up. */
function playThrough(seats: number, seed: number, seen: { kinds: Set<string>; events: Set<string> }): string[] {
  const match = opened(seats, seed)
  const fate = seededFate(seed)
  const faults: string[] = []
  let heard = 0
  for (let step = 0; !match.over; step++) {
    const speaker = speakerIn(languages[step % languages.length] as 'en')
    const decision = match.pending[0]
    if (!decision) throw new Error('nobody is asked')
    const { seat } = decision
    seen.kinds.add(decision.kind)
    faults.push(...faulty(spoken(match, seat, speaker)))
    if (step % 40 === 0) faults.push(...faulty(tableText(match, [seat, WATCHER][step % 3] ?? seat, speaker)))
    match.choose(seat, match.space(seat)?.sample(fate) as Json)
    const news = match.news(seat, heard).flat() as GameEvent[]
    heard = match.line.length
    for (const event of news) {
      seen.events.add(event.type)
      const line = words.event(match.table as unknown as Table, event, speaker)
      if (line !== undefined) faults.push(...faulty([line]))
    }
  }
  const speaker = speakerIn('cs')
  for (const { sheet } of match.outcome?.standings ?? []) {
    faults.push(...faulty(sheet.map((line) => words.sheetLine(match.table as unknown as Table, line, speaker))))
  }
  return faults
}

test('games of one to four players are told in four languages without a raw id', () => {
  const seen = { kinds: new Set<string>(), events: new Set<string>() }
  const faults = [1, 2, 3, 4].flatMap((seats, index) => playThrough(seats, 500 + index, seen))
  expect([...new Set(faults)].slice(0, 20)).toEqual([])
  // Chance asks most questions and lets most things happen; the other tests ask and tell the rest.
  expect(seen.kinds.size).toBeGreaterThan(20)
  expect(seen.events.size).toBeGreaterThan(25)
})

test('every kind of question has a sentence in every language', () => {
  const match = opened(2, 3)
  const table = match.table as unknown as Table
  const args: Json = {
    order: 'early-order-01',
    helper: 'early-helper-01',
    tool: 'mallet',
    most: 2,
    left: 2,
    rows: 1,
    cuts: 1,
    taken: 1,
    planted: 0,
    done: [],
    bought: [],
    off: 0,
    source: { road: 'helpers', item: 'early-helper-01' },
    effect: { do: 'gain', what: 'berries', n: 1 },
  }
  for (const language of languages) {
    const asked = woodcraftGame.kinds.map(({ name }) =>
      words.question(table, { seat: 0, kind: name, args }, speakerIn(language)),
    )
    expect(faulty(asked)).toEqual([])
    expect(new Set(asked).size).toBeGreaterThan(25)
  }
})

test('every reason of the game has a sentence in every language', () => {
  const silent = languages.flatMap((language) =>
    (woodcraftGame.reasons ?? []).filter(
      (code) => !['woodcraft', 'effects', 'kernel'].some((area) => catalogues[language].has(`${area}.why.${code}`)),
    ),
  )
  expect(silent).toEqual([])
})

test('every line of the score sheet and every grade has its words', () => {
  const match = opened(2, 4)
  const lines = match.sheet(0, 0).map(({ id }) => id)
  for (const language of languages) {
    const voice = catalogues[language]
    const ids = [...lines, 'contract'].map((id) => `woodcraft.score.${id}`)
    const grades = ['fair', 'good', 'excellent'].map((grade) => `woodcraft.grade.${grade}`)
    expect([...ids, ...grades].filter((id) => !voice.has(id))).toEqual([])
  }
})
