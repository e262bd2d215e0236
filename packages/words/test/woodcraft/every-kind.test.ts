import type { Item, Json } from '@nora/kernel'
import { HELPERS, handOf, ORDERS, rowNamed, woodcraftGame, workshopOf } from '@nora/woodcraft'
import { woodcraftWords as words } from '@nora/words'
import { expect, test } from 'vitest'
import { asked, english, laidOut } from './opened.ts'

const source = { road: 'helpers', item: 'early-helper-01' }
const lanterns = { do: 'gain', what: 'lanterns', n: 2 }

/** A choice of each kind: the arguments of the question, the choice, and how it is told. */
const told: { readonly [kind: string]: readonly [args: object | null, choice: Json, words: RegExp] } = {
  turn: [null, 'end', /^end turn$/],
  discardDie: [{ left: 1 }, 'green-3', /^return a green 3$/],
  keepHelper: [
    null,
    'early-helper-01',
    /^hire for \d+ blueberr(y|ies): Hedgehog Peddler – When hired: .+ Production: /,
  ],
  keepOrders: [null, ['early-order-01', 'early-order-02'], /^keep: Bowl and Hayrack$/],
  placeOrder: [null, 'early-order-01', /^Bowl – for a yellow 4, a green 2, and 1 glue: .+; row 3 \(1 reputation\)$/],
  chooseTool: [null, 'mallet', /^mallet \(11 left\)$/],
  placeTool: [{ tool: 'mallet' }, 'bottom-1', /^bottom 1: no reward now$/],
  saw: [{ cuts: 1 }, { die: 'green-3', into: [1, 2] }, /^saw a green 3 into a green 2 and a green 1$/],
  splice: [{ most: 1 }, { die: 'green-3', by: 1 }, /^raise a green 3 to 4$/],
  shave: [{ most: 1 }, { die: 'green-3', by: 1 }, /^lower a green 3 to 2$/],
  glue: [null, { dice: ['green-1', 'green-2'], into: 'green-3' }, /^glue a green 1 and a green 2 into a green 3$/],
  deliver: [{ order: 'early-order-01' }, ['green-2', 'yellow-4'], /^hand in a green 2 and a yellow 4$/],
  claimContract: [{ order: 'hazelnut-01' }, 'alternative', /^no contract: \d+ blueberries, \d+ points?$/],
  chooseDie: [{ colour: 'any', value: 4 }, 'brown-4', /^take a brown 4$/],
  recolour: [{ to: 'any' }, { die: 'green-3', into: 'brown-3' }, /^turn a green 3 into a brown 3$/],
  turnOver: [null, { die: 'green-3', into: 'green-4' }, /^turn a green 3 into a green 4$/],
  ready: [{ sort: 'any' }, 'saw', /^turn face up: sawing tile$/],
  raiseOrder: [{ rows: 1 }, 'early-order-07', /^move up: Whistle, to row 2 \(2 reputation\)$/],
  buyLumber: [{ bought: 0, off: 0 }, 'green-3', /^buy a green 3 for 3 blueberries$/],
  sellDie: [{ more: 0, off: 0, mustSell: true }, 'green-3', /^sell a green 3 for 6 blueberries$/],
  buySix: [{ sold: null, off: 0, mustBuy: true }, 'yellow-6', /^buy a yellow 6 for 7 blueberries$/],
  buyMaterials: [{ bought: [], off: 0 }, 'glue-2', /^buy 2 glue for 1 blueberry$/],
  takeOrder: [{ taken: 1, off: 0 }, 'early-order-01', /^take for 3 blueberries: Bowl – /],
  hireHelper: [{ off: 99 }, 'early-helper-01', /^hire for free: Hedgehog Peddler – /],
  placeHelper: [{ helper: 'early-helper-01' }, 'slot-02', /^column 2, row 1: \d (blueberry|hazelnut) income/],
  produce: [{ done: [], most: 1 }, 'early-helper-01', /^produce: Hedgehog Peddler – /],
  plant: [{ planted: 1, most: 2 }, 'enough', /^done$/],
  produceOrPlant: [{ done: [], planted: false }, 'plant', /^plant 1 tree$/],
  improve: [{ off: 0 }, 'glue', /^add for 4 blueberries: gluing tile – 1 blueberry income, 1 hazelnut income\. /],
  'effect.choose': [
    { source, effect: { do: 'choose', options: { lanterns } }, options: ['lanterns'], may: true },
    'lanterns',
    /^gain 2 lanterns$/,
  ],
  'effect.may': [{ source, effect: lanterns, left: 1 }, 'do', /^do it: gain 2 lanterns$/],
  'effect.pay': [{ source, dues: { berries: 2 }, off: [] }, { berries: 2 }, /^pay 2 blueberries$/],
  'effect.pick': [{ source, route: '', left: 1 }, 'early-order-01', /^Bowl$/],
}

const table = laidOut((state) => {
  const lay = (zone: string, item: Item) => (state.zones[zone] as Item[]).push(item)
  lay(workshopOf(0), 'early-helper-02')
  lay(rowNamed(0, 'rep1'), 'early-order-07')
  lay(handOf(0), 'hazelnut-01')
  lay(ORDERS, 'early-order-01')
  lay(HELPERS, 'early-helper-01')
})

test.each(Object.entries(told))('a choice of the kind %s is told', (kind, [args, choice, form]) => {
  expect(words.choice(table, asked(kind, args), choice, english)).toMatch(form)
})

test('there is no kind without such a test; the twin of a question for secrets is told alike', () => {
  const kinds = woodcraftGame.kinds.map(({ name }) => name.replace(/Secretly$/, ''))
  expect([...new Set(kinds)].filter((kind) => !Object.hasOwn(told, kind))).toEqual([])
})
