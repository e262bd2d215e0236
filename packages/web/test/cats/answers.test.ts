import { catsGame } from '@nora/cats'
import { valuesAt } from '@nora/choosing'
import { each, type Game, HOST, type Json, Match, seededFate } from '@nora/kernel'
import { expect, test } from 'vitest'
import { answers } from '../../src/cats/answers.ts'
import { asNext } from '../../src/cats/cards/anytime-card.ts'
import { answerTo, partsFor } from '../../src/table/kit/answers.ts'

const wishes = [{ mode: 'classic', seats: 2 }, { mode: 'family', seats: 2 }, { mode: 'solo' }] as const

/** The choices of every kind of decision, as they come in some games. */
function choicesByKind(games: number): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>()
  for (let luck = 1; luck <= games; luck++) {
    const match = Match.open(catsGame as unknown as Game, wishes[luck % wishes.length] ?? wishes[0], { seed: luck })
    const fate = seededFate(luck)
    while (!match.over) {
      const hand = match.anytime(0)?.sample(fate)
      if (hand !== undefined && fate.below(4) === 0 && !match.whyNotInterrupt(0, hand)) {
        match.interrupt(0, hand)
        continue
      }
      const [decision] = match.pending
      if (!decision || decision.seat === HOST) break
      const space = match.space(decision.seat)
      if (!space) break
      const known = found.get(decision.kind) ?? []
      if (known.length < 400) known.push(...each(space))
      found.set(decision.kind, known)
      match.choose(decision.seat, space.sample(fate))
    }
  }
  return found
}

test('every part that a thing on the table answers stands in the choices of that decision', () => {
  const choices = choicesByKind(30)
  const unanswered = Object.keys(answers.decisions).flatMap((kind) =>
    partsFor(answerTo(answers, kind), {})
      .filter((part) => !choices.get(kind)?.some((choice) => valuesAt(choice, part).length > 0))
      .map((part) => `${kind}: ${part}`),
  )
  expect(unanswered).toEqual([])
})

test('what a card in hand says out of turn is something that can be done out of turn', () => {
  const match = Match.open(catsGame as unknown as Game, { mode: 'solo' }, { seed: 1 })
  const fate = seededFate(1)
  while (!match.over && !match.anytime(0)) {
    const [decision] = match.pending
    if (!decision) break
    match.choose(decision.seat, match.space(decision.seat)?.sample(fate) ?? null)
  }
  const said = [...each(match.anytime(0) as NonNullable<ReturnType<typeof match.anytime>>)]
  expect(partsFor(answers.anytime, asNext).flatMap((part) => said.flatMap((choice) => valuesAt(choice, part)))).toEqual(
    [{ value: asNext.value, n: 1 }],
  )
})
