import { Picks, valuesAt } from '@nora/choosing'
import { each, type Game, HOST, type Json, Match, seededFate } from '@nora/kernel'
import { goods, houseContent, woodcraftGame, woodcraftWithPack } from '@nora/woodcraft'
import { expect, test } from 'vitest'
import { answerTo, click, partsFor } from '../../src/table/kit/answers.ts'
import { answers } from '../../src/woodcraft/answers.ts'
import { isOf, nameOf, neverAsked, type Row, rows } from './rows.ts'

const wishes = [{ mode: 'classic', seats: 2 }, { mode: 'classic', seats: 4 }, { mode: 'solo' }] as const

const EACH_ROW = 10
const MOST_GAMES = 600

const onBoard = rows.filter(({ kind, gesture }) => gesture[0] !== 'tray' && !neverAsked.includes(kind))

/** Some decisions for each row, as they come in games by chance, each as the list of its choices. */
function decisions(): ReadonlyMap<string, (readonly Json[])[]> {
  const found = new Map(onBoard.map((row) => [nameOf(row), [] as (readonly Json[])[]]))
  const wants = (row: Row) => (found.get(nameOf(row)) ?? []).length < EACH_ROW
  for (let luck = 1; luck <= MOST_GAMES && onBoard.some(wants); luck++) {
    const match = Match.open(woodcraftGame as unknown as Game, wishes[luck % wishes.length] ?? wishes[0], {
      seed: luck,
    })
    const fate = seededFate(luck)
    while (!match.over) {
      const [decision] = match.pending
      if (!decision || decision.seat === HOST) break
      const space = match.space(decision.seat)
      if (!space) break
      const wanted = onBoard.filter((row) => row.kind === decision.kind && wants(row))
      const choices = wanted.length > 0 ? [...each(space)] : []
      const { turn } = match.table.state as { readonly turn?: { readonly moved: Json } }
      for (const row of wanted) if (choices.some(isOf(row, turn?.moved))) found.get(nameOf(row))?.push(choices)
      match.choose(decision.seat, space.sample(fate))
    }
  }
  return found
}

const asked = decisions()

/** Clicks things of these sorts one after the other; gives the choice that this decides. */
function gestured(choices: readonly Json[], { kind, gesture }: Row, wanted: Json): Json | undefined {
  let picks = Picks.among(choices)
  for (const sort of gesture) {
    const parts = partsFor(answerTo(answers, kind), { sort })
    const values = parts.flatMap((part) => valuesAt(wanted, part).map(({ value }) => value))
    const times = gesture.filter((other) => other === sort).length
    const value = sort === 'lanterns' ? undefined : times > 1 ? next(picks, parts, wanted) : values[0]
    if (value === undefined && sort !== 'lanterns') break
    const nth = value === undefined ? 0 : parts.reduce((sum, part) => sum + picks.timesPicked(part, value), 0)
    picks = click(picks, parts, { value, sort, nth })
    if (picks.decided !== undefined) return picks.decided
  }
  return picks.decided ?? picks.done
}

/** The next of several things that are chosen together. */
function next(picks: Picks, parts: readonly string[], wanted: Json): Json | undefined {
  return parts
    .flatMap((part) => valuesAt(wanted, part).filter(({ value, n }) => picks.timesPicked(part, value) < n))
    .map(({ value }) => value)[0]
}

test('the rows are those of every kind of question, and none is left to the tray but what has no thing on the table', () => {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  expect(kinds.sort()).toEqual([...Object.keys(answers.decisions), 'confirm'].sort())
  expect(woodcraftGame.kinds.map(({ name }) => name).filter((name) => !kinds.includes(name))).toEqual([])
  expect(rows.filter(({ gesture }) => gesture[0] === 'tray').map(nameOf)).toEqual([
    'turn act own',
    'turn berries',
    'turn end',
    'turn market',
    'confirm',
  ])
  expect(rows.length).toBe(49)
})

test('whatever can be answered in whole games is of a row', () => {
  const known = new Set<string>()
  const homeless = new Set<string>()
  for (let luck = 1; luck <= 9; luck++) {
    const match = Match.open(woodcraftGame as unknown as Game, wishes[luck % wishes.length] ?? wishes[0], {
      seed: luck,
    })
    const fate = seededFate(luck)
    for (let [decision] = match.pending; decision && decision.seat !== HOST; [decision] = match.pending) {
      const { kind, seat } = decision
      const space = match.space(seat)
      if (!space) break
      const { turn } = match.table.state as { readonly turn?: { readonly moved: Json } }
      const mine = rows.filter((row) => row.kind === kind).map((row) => [nameOf(row), isOf(row, turn?.moved)] as const)
      for (const choice of each(space)) {
        const [name] = mine.find(([, isIt]) => isIt(choice)) ?? []
        // Enough is the fixed button at every question.
        if (choice === 'enough') continue
        if (name === undefined) homeless.add(`${kind} ${JSON.stringify(choice)}`)
        else known.add(name)
      }
      match.choose(seat, space.sample(fate))
    }
  }
  expect([...homeless]).toEqual([])
  expect(known.size).toBeGreaterThan(35)
})

test('no pack can ask what no card of the house asks', () => {
  const { language } = houseContent
  const helper = (effect: object) => () =>
    woodcraftWithPack({
      format: 'nora-pack',
      game: 'woodcraft',
      name: 'Picks',
      records: { helpers: { 'early-helper-01': { ability: { kind: 'immediate', effect } } } },
    } as never)
  expect(helper({ do: 'gain', what: 'berries', n: 1 })).not.toThrow()
  // There is no way on which cards could be picked.
  expect(helper({ do: 'move', route: 'orders', n: 1 })).toThrow()
  const effects = [...houseContent.helpers.values()].flatMap(
    ({ immediate, oncePerTurn }) => immediate ?? oncePerTurn ?? [],
  )
  expect(effects.filter((effect) => language.isSecret(effect))).toEqual([])
  // Nothing stands in for anything, so that every price is paid in one way.
  expect(goods.filter((good) => language.stock(good).standIns)).toEqual([])
})

test.each(onBoard)('$kind $of is answered by $gesture', (row) => {
  const tried = (asked.get(nameOf(row)) ?? []).flatMap((choices) =>
    choices
      .filter(isOf(row))
      .filter((choice) => choice !== 'enough' && choice !== 'none' && choice !== 'alternative')
      .slice(0, 3)
      .map((wanted) => ({ choices, wanted })),
  )
  expect(tried.length, 'no game came to it').toBeGreaterThan(0)
  const missed = tried.filter(({ choices, wanted }) => {
    const got = gestured(choices, row, wanted)
    return got === undefined || JSON.stringify(got) !== JSON.stringify(wanted)
  })
  // What leaves only one thing to do decides at once, and then more than what was wanted may fit.
  expect(missed.length / tried.length).toBeLessThan(0.5)
})
