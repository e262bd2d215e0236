import {
  type Decision,
  each,
  type Fate,
  type Game,
  type Json,
  listed,
  Match,
  type Refusal,
  type Seat,
  type Space,
  seededFate,
  Table,
  type Wish,
} from '@nora/kernel'
import { type Language, languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { reasonIn, type Speaker, type Words, whereIn } from '../src/index.ts'

/** What a game said while it was played. */
export interface Heard {
  /** The kinds of questions that were asked and the types of events that came up. */
  readonly kinds: Set<string>
  readonly events: Set<string>
  /** What nobody should have to read, as "where: text". */
  readonly faults: string[]
}

export const nothingHeard = (): Heard => ({ kinds: new Set(), events: new Set(), faults: [] })

/** Ids and the traces of missing words. Names of seats are put in as `Ana`, `Bob`, so they look like names. */
const raw = /undefined|NaN|\[object|\?[a-z]|\{|\}|\p{Ll}\p{Lu}|\b[a-z]+-\d|\b\w+\.\w+\.\w+/u

const names = ['Ana', 'Bob', 'Cyr', 'Dan']

export function speakerIn(language: Language): Speaker {
  return { voice: catalogues[language], name: (seat) => names[seat] ?? String(seat) }
}

/** How many choices and refusals of a question are listened to. */
const MOST = 15

/** Plays a game and says everything in every language, at a table that holds the truth and at what the seat sees of it. */
export function listen(
  game: Game,
  words: Words,
  wish: Wish,
  seed: number,
  heard: Heard,
  idle: ReadonlySet<Json>,
): void {
  const match = Match.open(game, wish, { seed, confirming: [] })
  const fate = seededFate(seed)
  let told = 0
  while (!match.over) {
    const decision = match.pending.find(({ seat }) => seat >= 0) as Decision
    heard.kinds.add(decision.kind)
    hearQuestion(match, words, decision, heard)
    match.choose(decision.seat, busyChoice(match, decision.seat, fate, idle))
    hearNews(match, words, told, heard)
    told = match.line.length
  }
  hearTable(match.table, words, 0, heard)
  hearSheets(match, words, heard)
}

/** Does nothing only where nothing else is possible or, rarely, by chance: otherwise little would ever happen. */
function busyChoice(match: Match, seat: Seat, fate: Fate, idle: ReadonlySet<Json>): Json {
  const space = match.space(seat)
  let choice = space?.sample(fate) ?? null
  for (let tries = fate.below(12); tries > 0 && idle.has(choice); tries--) choice = space?.sample(fate) ?? null
  return choice
}

function hearQuestion(match: Match, words: Words, decision: Decision, heard: Heard): void {
  const { seat, kind } = decision
  const tables = [match.table, new Table(match.variant, match.view(seat).state)]
  const choices = firstOf(match.space(seat) ?? listed<Json>([]))
  const refusals = match.refusals(seat).slice(0, MOST)
  for (const language of languages) {
    const speaker = speakerIn(language)
    const [onTruth, onView] = tables.map((table) => [
      words.question(table, decision, speaker),
      ...whereSaid(words, table, seat, speaker),
      ...choices.map((choice) => words.choice(table, decision, choice, speaker)),
    ])
    for (const text of onTruth ?? []) judge(heard, `${language} ${kind}`, text)
    if (String(onTruth) !== String(onView)) heard.faults.push(`${language} ${kind}: the view says something else`)
    for (const refusal of refusals) hearRefusal(match, words, decision, refusal, speaker, heard)
  }
  // The whole table is long, and changes little from question to question.
  if (match.line.length % 15 === 0) for (const table of tables) hearTable(table, words, seat, heard)
}

/** The calendar in words: where the question belongs, and every phase. */
function whereSaid(words: Words, table: Table, reader: Seat, speaker: Speaker): string[] {
  const calendar = words.calendar?.(table, reader, speaker)
  return calendar ? [whereIn(calendar), calendar.of, ...calendar.phases.map(({ name }) => name)] : []
}

/** Listing all of them would take long where a tile can be laid in a thousand ways. */
function firstOf(space: Space): Json[] {
  const first: Json[] = []
  for (const choice of each(space)) if (first.push(choice) === MOST) break
  return first
}

function hearRefusal(match: Match, words: Words, decision: Decision, refusal: Refusal, speaker: Speaker, heard: Heard) {
  const { choice, ...reason } = refusal
  const where = `${speaker.voice.language} ${decision.kind} ${reason.code}`
  judge(heard, where, words.choice(match.table, decision, choice, speaker))
  judge(heard, where, reasonIn(speaker.voice, match.variant.game.id, words.reason(match.table, reason, speaker)))
}

function hearNews(match: Match, words: Words, from: number, heard: Heard): void {
  for (let seat = 0; seat < match.options.seats; seat++) {
    for (const event of match.news(seat, from).flat()) {
      heard.events.add(event.type)
      for (const language of languages) {
        const text = words.event(match.table, event, speakerIn(language))
        if (text !== undefined) judge(heard, `${language} ${event.type}`, text)
      }
    }
  }
}

function hearTable(table: Table, words: Words, reader: Seat, heard: Heard): void {
  for (const language of languages) {
    const speaker = speakerIn(language)
    for (const { id, title, facts, items, note = [] } of [
      ...words.groups(table, reader, speaker),
      ...words.piles(table, reader, speaker),
    ]) {
      const where = `${language} ${id}`
      for (const text of [title, ...facts.map(({ label }) => label), ...note]) judge(heard, where, text)
      for (const item of items) {
        const { name, sort, marks, text } = words.card(table, item, speaker)
        for (const said of [words.item(table, item, speaker), name, sort, ...marks.map(({ label }) => label), ...text])
          judge(heard, `${where} ${item}`, said)
      }
    }
  }
}

function hearSheets(match: Match, words: Words, heard: Heard): void {
  const { standings = [], automa } = match.outcome ?? {}
  for (const line of [...standings.flatMap(({ sheet }) => sheet), ...(automa?.sheet ?? [])]) {
    for (const language of languages) {
      judge(heard, `${language} ${line.id}`, words.sheetLine(match.table, line, speakerIn(language)))
    }
  }
}

function judge({ faults }: Heard, where: string, text: string): void {
  const fault = `${where}: ${text}`
  const wrong = text.trim() === '' || raw.test(text) || hasForeignDash(text)
  if (wrong && !faults.includes(fault)) faults.push(fault)
}

/** Russian parts a line by the long dash. */
export function hasForeignDash(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text) && text.includes(' – ')
}
