import { type Decision, equal, type Json, type Position } from '@nora/kernel'
import { type Content, completedOf, shortestWay, type Way, type WoodcraftState, wayQuestion } from '@nora/woodcraft'
import { describe, expect, it } from 'vitest'
import { houseContent } from '../../src/index.ts'
import type { Good } from '../../src/state.ts'
import { pile, Workbench } from '../workbench.ts'
import { walked } from './oracle.ts'
import { type Case, cases } from './positions.ts'

const WANTED = Number(process.env.NORA_WAYS ?? 50)
/** What an oracle can walk in reasonable time; what is larger is left to others like it. */
const MOST_POSITIONS = 400

/** Answers the questions of the engine as the way says; what it does not mention has one answer. */
function follow(start: Position<WoodcraftState, Content>, { seat, order }: Case, way: Way): readonly string[] {
  const position = start.fork()
  for (const { kind, choice } of way.steps.flat()) {
    for (let asked = position.owed(seat); asked && asked.kind !== kind; asked = position.owed(seat))
      only(position, asked)
    const asked = position.owed(seat) as Decision
    expect(position.space(asked).includes(choice), `${kind} ${JSON.stringify(choice)}`).toBe(true)
    position.answer(asked, choice)
  }
  const asked = position.owed(seat)
  if (asked?.kind === 'deliver') position.answer(asked, position.space(asked).at(0))
  expect(order).toBeTypeOf('string')
  return position.table.zone(completedOf(seat))
}

function only(position: Position<WoodcraftState, Content>, asked: Decision): void {
  const space = position.space(asked)
  expect(space.count(2), asked.kind).toBe(1)
  position.answer(asked, space.at(0) as Json)
}

describe('the shortest way to an order', () => {
  it(`is as short and as cheap as what the engine allows, in ${WANTED} turns of real games, and completes the order`, () => {
    const wrong: unknown[] = []
    let [found, none] = [0, 0]
    for (const one of cases()) {
      const { position, seat, order, name } = one
      const walk = walked(position, seat, order, MOST_POSITIONS)
      if (walk === 'too many') continue
      const told = shortestWay(wayQuestion(position.table, seat, order))
      const answer = 'way' in told ? { steps: told.way.steps.length, cost: told.way.cost } : undefined
      if (!equal((answer ?? null) as Json, (walk ?? null) as Json)) wrong.push({ name, walk, answer })
      if ('way' in told) expect(follow(position, one, told.way)).toContain(order)
      if (walk) found++
      else none++
      if (found + none === WANTED) break
    }
    expect(wrong).toEqual([])
    // Neither always nor never: an oracle that finds nothing agrees with a search that finds nothing.
    expect(found).toBeGreaterThan(WANTED / 20)
    expect(none).toBeGreaterThan(WANTED / 20)
  })
})

/** A turn with these dice and goods, and an order to make of them. */
function wayWith(dice: readonly string[], goods: { readonly [good in Good]?: number }, order: string) {
  const bench = new Workbench(
    (state, player) => {
      pile(state, player, ...dice)
      Object.assign(player, goods)
      state.zones['rep3/0'] = [order]
    },
    { content: houseContent },
  )
  return shortestWay(wayQuestion(bench.position.table, 0, order))
}

describe('a way by hand', () => {
  it('to an order that is whole is to deliver it', () => {
    expect(wayWith(['green-4', 'brown-1'], {}, 'early-order-07')).toEqual({
      way: { steps: [[{ kind: 'turn', choice: { complete: 'early-order-07' } }]], cost: 0, spent: {} },
    })
  })

  it('saws the 6 into three twos with one blade', () => {
    expect(wayWith(['green-4', 'yellow-6'], { blades: 2 }, 'early-order-02')).toEqual({
      way: {
        steps: [
          [
            { kind: 'turn', choice: { use: 'saw' } },
            { kind: 'saw', choice: { die: 'yellow-6', into: [2, 2, 2] } },
          ],
          [{ kind: 'turn', choice: { complete: 'early-order-02' } }],
        ],
        cost: 1,
        spent: { blades: 1 },
      },
    })
  })

  it('says honestly that there is none, and what is missing', () => {
    expect(wayWith(['green-2'], {}, 'early-order-03')).toEqual({ none: { dice: 1, materials: { scrapwood: 1 } } })
  })
})
