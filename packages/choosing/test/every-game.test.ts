import { catalogue } from '@nora/catalogue'
import { each, equal, type Game, HOST, isRecord, type Json, Match, seededFate, type Wish } from '@nora/kernel'
import { expect, test } from 'vitest'
import { type Part, Picks, WHOLE } from '../src/index.ts'

const CHOICES = 6
const DECISIONS = 250

const wishes: readonly Wish[] = [{ seats: 2 }, { mode: 'solo' }]

/** Everything that stands in a choice, each for the part that it answers. */
function answersIn(choice: Json, part: Part = WHOLE): readonly (readonly [Part, Json])[] {
  const at = (field: string) => (part === WHOLE ? field : `${part}.${field}`)
  if (Array.isArray(choice)) return choice.map((thing) => [at('*'), thing] as const)
  if (!isRecord(choice)) return [[part, choice]]
  return Object.entries(choice).flatMap(([field, value]) => answersIn(value, at(field)))
}

/** A choice put together from its parts; what is left is said by what is already picked. */
function putTogether(choices: readonly Json[], choice: Json): Picks {
  let picks = Picks.among(choices)
  for (const [part, value] of answersIn(choice)) {
    expect([picks.isOpen(part, value), part, value]).toEqual([true, part, value])
    picks = picks.pick(part, value)
  }
  return picks
}

/** The choices of the decisions of a game that is played by lot. */
function* decisionsOf(game: Game, wish: Wish): Generator<readonly Json[]> {
  const match = Match.open(game, wish, { seed: 5 })
  const fate = seededFate(5)
  for (let count = 0; count < DECISIONS && !match.over; count++) {
    const [decision] = match.pending
    const space = decision && decision.seat !== HOST ? match.space(decision.seat) : undefined
    if (!decision || !space) return
    yield [...each(space)]
    match.choose(decision.seat, space.sample(fate))
  }
}

test.each(catalogue.map(({ game }) => [game.id, game] as const))(
  'every choice of %s can be put together from its parts, and is told from all others',
  (_, game) => {
    for (const wish of wishes) {
      for (const choices of decisionsOf(game, wish)) {
        const step = Math.ceil(choices.length / CHOICES)
        for (let index = 0; index < choices.length; index += step) {
          const choice = choices[index] as Json
          const picks = putTogether(choices, choice)
          const found = picks.done ?? picks.decided ?? picks.open[0]
          expect(equal(found, choice), JSON.stringify([found, choice])).toBe(true)
        }
      }
    }
  },
  60_000,
)
