import type { Json } from '@nora/kernel'
import { houseContent, houseTables, readContent } from '@nora/woodcraft'
import type { Helper } from '../../../src/content/schema.ts'
import { deal, give, type Prepare, pile, Workbench } from '../../workbench.ts'
import { type Belongings, changeOf, settle, sum } from './belongings.ts'

const { helpers } = houseContent.tables

/** The helper with this English name. */
export function helper(name: string): Helper {
  const found = helpers.find((each) => each.name.en === name)
  if (!found) throw new Error(`no helper is called ${name}`)
  return found
}

/** A workshop with these helpers in its first slots, incomes beyond all milestones, and a full purse. */
const staffed =
  (names: readonly string[], prepare: Prepare): Prepare =>
  (state, player) => {
    give(state, player, { berries: 40 })
    player.berryIncome = 10
    player.nutIncome = 10
    names.forEach((name, slot) => {
      deal(state, 'workshop/0', helper(name).id)
      player.slots[slot] = helper(name).id
    })
    prepare(state, player)
  }

/** A turn of a player who employs these helpers. */
export function employing(names: string | readonly string[], prepare: Prepare = () => {}, setup = {}): Workbench {
  return new Workbench(staffed([names].flat(), prepare), { content: houseContent, ...setup })
}

export const ORDER = 'early-order-12'

/** A turn of a player who employs these helpers and can deliver an order that brings just this. */
export function delivering(names: string | readonly string[], row: string, reward: object): Workbench {
  const orders = (houseTables.orders as readonly { readonly id: string }[]).map((order) =>
    order.id === ORDER ? { ...order, dice: [{ colour: 'green', value: 1 }], materials: {}, reward } : order,
  )
  const open: Prepare = (state, player) => {
    pile(state, player, 'green-1')
    deal(state, `${row}/0`, ORDER)
  }
  return employing(names, open, { content: readContent({ ...houseTables, orders }) })
}

/** Already at work when another is hired; no immediate ability sets this one off. */
export const COLLEAGUE = 'Ant Gatherer'

/** What a helper's arrival brings besides its cost and the blueberry income of its slot. */
export function arrival(
  name: string,
  answers: readonly Json[],
  prepare: Prepare = () => {},
): { readonly change: Partial<Belongings>; readonly bench: Workbench } {
  const { id, cost } = helper(name)
  const bench = employing(COLLEAGUE, (state, player) => {
    prepare(state, player)
    deal(state, 'helpers', id)
  })
  bench.choose({ move: 'chooseHelper' })
  const change = changeOf(bench, () => {
    bench.choose({ act: 'chooseHelper' })
    if (bench.asked === 'hireHelper') bench.choose(id)
    bench.choose('slot-05', ...answers)
  })
  return { change: sum(change, { berries: cost, berryIncome: -1 }), bench }
}

/** What a helper's ability of this turn changes. */
export function use(name: string, answers: readonly Json[], prepare?: Prepare) {
  const bench = employing(name, prepare)
  const change = changeOf(bench, () => settle(bench.choose({ ability: helper(name).id }, ...answers)))
  return { change, bench }
}

export const whyNotUse = (name: string, prepare?: Prepare) =>
  employing(name, prepare).whyNot({ ability: helper(name).id })

/** What this main action changes for one who employs the helper. */
export function acting(name: string | readonly string[], action: string, answers: readonly Json[], prepare?: Prepare) {
  const bench = employing(name, prepare).choose({ move: action })
  const change = changeOf(bench, () => bench.choose({ act: action }, ...answers))
  return { change, bench }
}
