import { ask, because, type Flow, type Json, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-abilities.ts'
import { resolve } from '../cards/resolve-effect.ts'
import { type Improvement, improvements } from '../content/names.ts'
import type { ImprovementRecord } from '../content/schema.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { colours } from '../workshop/dice.ts'
import { needsBerries, spend } from '../workshop/goods.ts'
import { changeSupply } from '../workshop/lumber.ts'
import type { MainAction } from './main-action.ts'
import { improvementPrice } from './prices.ts'

export type ImproveArgs = { readonly off: number }

function isImprovement(choice: Json): choice is Improvement {
  return (improvements as readonly Json[]).includes(choice)
}

/** Why this one cannot be added: it is there, another comes before it, or it is too dear. */
function whyNot(table: WoodcraftTable, seat: Seat, id: Improvement, off: number): Reason | undefined {
  const { built } = playerOf(table, seat)
  if (built.includes(id)) return because('builtAlready')
  const { after } = table.content.improvements.get(id) as ImprovementRecord
  if (after && !built.includes(after)) return because('comesAfter', { improvement: after })
  return needsBerries(table, seat, improvementPrice(table, seat, id, off))
}

const improveKind: Kind<WoodcraftTable, ImproveArgs, Improvement> = {
  name: 'improve',
  space: (table, seat, { off }) => listed(improvements.filter((id) => !whyNot(table, seat, id, off))),
  sought: () => improvements,
  why: (table, seat, { off }, choice) => (isImprovement(choice) ? whyNot(table, seat, choice, off) : undefined),
}

export const improveKinds = [improveKind]

export const improveWorkshop: MainAction = {
  why(table, seat, off) {
    let dearness: Reason | undefined
    let lowest = Number.POSITIVE_INFINITY
    for (const id of improvements) {
      const reason = whyNot(table, seat, id, off)
      if (!reason) return undefined
      const price = improvementPrice(table, seat, id, off)
      if (reason.code === 'needsBerries' && price < lowest) {
        lowest = price
        dearness = reason
      }
    }
    return dearness ?? because('allBuilt')
  },
  *run(table, seat, off) {
    const id = yield* ask(table, seat, improveKind, { off })
    const berries = improvementPrice(table, seat, id, off)
    spend(table, seat, 'berries', berries)
    yield* add(table, seat, id, berries)
    yield* react(table, seat, { on: 'improve' })
  },
}

/** The tile comes to its place; a pot comes with a seedling. */
function* add(table: WoodcraftTable, seat: Seat, id: Improvement, berries: number): Flow {
  const { seedling, effect } = table.content.improvements.get(id) as ImprovementRecord
  const player = playerOf(table, seat)
  player.built.push(id)
  table.tell?.({ type: 'improve', seat, improvement: id, berries })
  if (seedling) {
    const colour = colours.indexOf(seedling.colour)
    player.pots[colour] = seedling.value
    changeSupply(table, colour, -1)
    table.tell?.({ type: 'seedling', seat, colour: seedling.colour, value: seedling.value })
  }
  yield* resolve(table, seat, { road: 'improvements', item: id }, effect)
}
