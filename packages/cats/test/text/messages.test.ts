import { type GameEvent, Match, type Seat, seededFate, WATCHER } from '@nora/kernel'
import { languages } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { describe, expect, test } from 'vitest'
import { contentCodes } from '../../src/content/consistency.ts'
import { catsGame, reasons, SISTER } from '../../src/index.ts'
import { kinds } from '../../src/kinds.ts'
import { typesTold } from './told.ts'

/** What whoever says an event knows besides the event itself. */
const worded = {
  name: 'Ela',
  items: 'things',
  order: 'everybody',
  colour: 'blue',
  row: 1,
  column: 1,
  boats: 'theirs',
  left: 'cats',
  right: 'cats',
  basket: 'one',
  take: 'this',
  zone: 'left',
}

const settings = [
  { mode: 'classic', seats: 3 },
  { mode: 'family', seats: 2 },
  { mode: 'solo', level: 2 },
]

/** A game played at random. */
function played(wish: (typeof settings)[number], seed: number) {
  const match = Match.open(catsGame, wish, { seed })
  const fate = seededFate(seed)
  while (!match.over) {
    const { seat } = match.pending[0] as { seat: Seat }
    match.choose(seat, match.space(seat)?.sample(fate))
  }
  return match
}

const games = settings.flatMap((wish) => [1, 2, 3].map((seed) => played(wish, seed)))

function missing(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) =>
    languages.filter((language) => !catalogues[language].has(id)).map((in_) => `${in_} ${id}`),
  )
}

describe('there is a sentence', () => {
  test('for every reason that the rules give', () => {
    expect(missing(reasons.map((code) => `cats.why.${code}`))).toEqual([])
  })

  test('for everything that can be wrong with content', () => {
    const own = contentCodes.filter((code) => code !== 'idTwice')
    expect(missing([...own.map((code) => `cats.why.${code}`), 'effects.why.idTwice'])).toEqual([])
  })

  test('for every question', () => {
    expect(missing(kinds.map(({ name }) => `cats.kind.${name}`))).toEqual([])
  })

  test('for every event', () => {
    expect(missing([...typesTold()].map((type) => `cats.event.${type}`))).toEqual([])
  })

  test('for every line of a score sheet', () => {
    const lines = games.flatMap((match) => [
      ...match.table.state.players.flatMap((_, seat) => match.sheet(seat, seat)),
      ...(match.options.mode === 'solo' ? match.sheet(SISTER, 0) : []),
    ])
    const ids = new Set(lines.map(({ id }) => id))
    expect([...ids].sort()).toEqual([
      'families',
      'familyLesson',
      'privateLesson',
      'publicLesson',
      'rare',
      'rats',
      'sections',
      'soloColour',
      'soloLesson',
    ])
    expect(missing([...ids].map((id) => `cats.score.${id}`))).toEqual([])
  })

  test('that an event fills in all four languages', () => {
    const events = games.flatMap((match) => match.news(WATCHER).flat()).filter(({ type }) => said(type))
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(20)
    for (const event of events) {
      for (const language of languages) {
        const params = { ...event, ...worded } as never
        expect(catalogues[language].say({ id: `cats.event.${event.type}`, params })).not.toMatch(/[{}#]|undefined/)
      }
    }
  })
})

function said(type: GameEvent['type']): boolean {
  return catalogues.en.has(`cats.event.${type}`)
}
