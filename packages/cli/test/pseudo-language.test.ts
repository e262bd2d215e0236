import { type Decision, type Game, isRecord, Match, seededFate } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../src/catalogue.ts'
import { MatchText } from '../src/play/match-text.ts'
import { resultIn } from '../src/play/result.ts'
import { wrapped } from '../src/play/wrapped.ts'
import { pseudo, pseudoLanguage } from './pseudo.ts'

const voice = pseudoLanguage()

/** The English words of the names that cards and boards have in the content; whoever adds a language adds them there. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, found)
  else if (isRecord(value)) {
    if (typeof value.en === 'string') for (const word of value.en.match(/[A-Za-z]+/g) ?? []) found.add(word)
    for (const each of Object.values(value)) namesIn(each, found)
  }
  return found
}

/** How lists are joined is not a message: it comes from the locale, which here is still called English. */
const joining = new Set(new Intl.ListFormat('en').format(['1', '2', '3']).match(/[a-z]+/g))

/** Words without an accent that should have one. */
function english(text: string, names: ReadonlySet<string>): string[] {
  const plain = text.match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? []
  return [...new Set(plain.filter((word) => /[aeiouy]/i.test(word) && !names.has(word) && !joining.has(word)))]
}

it('a pseudo-language changes what is said and keeps what is filled in', () => {
  expect(pseudo('{n, plural, one {# cat} other {# cats}} for {name}')).toBe(
    '{n, plural, one {# cätöö} other {# cätsöö}} föröö {name}',
  )
})

describe.each(catalogue.map((entry) => ({ id: entry.game.id, entry })))('$id in a fifth language', ({ entry }) => {
  const game = entry.game as Game
  const names = namesIn((game.content as { readonly tables: unknown }).tables)
  const screen = { voice, colours: false, name: (seat: number) => `#${seat}` }

  it.each(game.modes.map(({ id }) => id))(
    'plays the beginning of a %s game: nothing stays English or is cut off',
    (mode) => {
      const match = Match.open(game, { mode }, { seed: 3, confirming: [] })
      const text = new MatchText(match, entry.terminal, screen)
      const fate = seededFate(3)
      const said: string[] = []
      // A whole day of The Isle of Cats takes more decisions than the beginning of the others.
      const isBeginning = (turn: number) => turn < 60 || (match.table.state as { readonly day?: number }).day === 1
      for (let turn = 0; isBeginning(turn) && !match.over; turn++) {
        const decision = match.pending.find(({ seat }) => seat >= 0) as Decision
        const { seat } = decision
        const choice = match.space(seat)?.sample(fate) ?? null
        if (turn % 12 === 0) said.push(text.view(seat), text.player(0, seat), text.piles(seat), text.sheet(seat, seat))
        said.push(text.question(decision), text.choice(decision, choice), text.hint(decision) ?? '')
        for (const { choice: _, ...reason } of match.refusals(seat).slice(0, 3)) said.push(text.reason(reason))
        const before = match.line.length
        match.choose(seat, choice)
        said.push(...text.news(seat, before))
      }
      if (game.id === 'cats') expect((match.table.state as { readonly day?: number }).day).toBeGreaterThan(1)
      expect(english(said.join('\n'), names)).toEqual([])
      for (const line of said.flatMap((each) => wrapped(each, 80).split('\n'))) expect(line).not.toMatch(/…$|\{|\}/)
    },
  )

  it('tells the result', () => {
    const [mode] = game.modes
    const match = Match.open(game, { mode: mode?.id ?? '' }, { seed: 3, confirming: [] })
    const fate = seededFate(3)
    while (!match.over) {
      const { seat } = match.pending.find((decision) => decision.seat >= 0) as Decision
      match.choose(seat, match.space(seat)?.sample(fate) ?? null)
    }
    expect(english(resultIn(voice, match, screen.name, ''), names)).toEqual([])
  })
})
