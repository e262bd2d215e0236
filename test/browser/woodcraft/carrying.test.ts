// Woodcraft by the hand: what the design says can be carried is carried with the mouse to where it is wanted, and that answers.
import { woodcraft } from '@nora/catalogue'
import { each, isRecord, type Json, type Match } from '@nora/kernel'
import { type AtticPlace, faceOf, nameOf, type WoodcraftTable } from '@nora/woodcraft'
import { inHouse } from '../support/in-house.ts'
import { momentWhen } from '../support/moments.ts'
import type { Visitor } from '../support/visitor.ts'

const story = inHouse()

interface Carrying {
  /** What is carried where, as a sentence. */
  readonly name: string
  /** Whether it can be done now; if so, from where and to where. */
  of(match: Match, kind: string): readonly [from: string, to: string] | undefined
  /** What is to be seen then. */
  readonly seen: string
}

const tableOf = (match: Match) => match.table as unknown as WoodcraftTable
const mine = (match: Match) => tableOf(match).state.players[0] as WoodcraftTable['state']['players'][number]
const choices = (match: Match) => [...each(match.space(0) as never)] as readonly Json[]
const has = (match: Match, field: string, value?: Json) =>
  choices(match).some((choice) => isRecord(choice) && field in choice && (value ?? choice[field]) === choice[field])
const die = (name: string) => `[data-place="lumber/0"] [data-sort="die"][data-thing="${name}"]`

const carryings: readonly Carrying[] = [
  {
    name: 'a tree into the pile is cut down',
    of: (match, kind) =>
      kind === 'turn' && has(match, 'harvest')
        ? ['[data-open][data-sort="pot"]', '[data-place="lumber/0"]']
        : undefined,
    seen: '[data-place="pots/0"]:not(:has([data-sort="pot"]))',
  },
  {
    name: 'a die onto another lies with it under the clamp',
    of: (match, kind) => {
      if (kind !== 'turn' || !has(match, 'use', 'glue')) return undefined
      // Two woods, so that it is asked which one is kept.
      const dice = mine(match).lumber.flatMap((n, number) => (n > 0 ? [number] : []))
      const [one, other] = dice.flatMap((first) =>
        dice
          .filter((second) => Math.floor(second / 6) > Math.floor(first / 6) && faceOf(first) + faceOf(second) <= 6)
          .map((second) => [first, second] as const),
      )[0] ?? [undefined, undefined]
      return one === undefined ? undefined : [die(nameOf(one)), die(nameOf(other))]
    },
    seen: '[data-open][data-sort="into"]',
  },
  {
    name: 'a die to the sixes is sold',
    of: (_, kind) =>
      kind === 'sellDie' ? ['[data-place="lumber/0"] [data-open][data-sort="die"]', '[data-sort="six"]'] : undefined,
    seen: '[data-asks="buySix"]',
  },
  {
    name: 'a helper onto a space of the workshop is hired and placed',
    of: (match, kind) => {
      if (kind !== 'hireHelper') return undefined
      const { slots } = mine(match)
      const free = tableOf(match).content.slots.find(
        ({ neighbours }, index) => slots[index] === null && neighbours.some((other) => slots[other] !== null),
      )
      return free && ['[data-place="helpers"] [data-open]', `[data-sort="slot"][data-thing="${free.id}"]`]
    },
    // What depends on luck, as new cards do, waits to be confirmed.
    seen: ':is([data-sort="slot"][data-picked], [data-place="workshop/0"] [data-sort="helper"] ~ [data-sort="helper"])',
  },
  {
    name: 'a tool into the attic is chosen and placed',
    of: (match, kind) => {
      if (kind !== 'chooseTool') return undefined
      const { attic } = mine(match)
      const isOpen = ({ needs }: AtticPlace, index: number) =>
        attic[index] === null && needs.every((below) => attic[below] !== null)
      const free = tableOf(match).content.attic.find(isOpen)
      return free && ['[data-open][data-sort="tool"]', `[data-sort="space"][data-thing="${free.id}"]`]
    },
    seen: ':not([data-asks="chooseTool"], [data-asks="placeTool"])[data-asks]',
  },
  {
    name: 'a die into its pot is planted, or a chip of it',
    of: (match, kind) =>
      kind === 'plant' && mine(match).pots[0] === 0
        ? ['[data-place="lumber/0"] [data-open][data-thing^="green"]', '[data-sort="plant"][data-thing="green"]']
        : undefined,
    seen: ':is([data-sort="die"][data-picked], [data-sort="pot"][data-thing="green"])',
  },
]

async function carry({ page, board }: Visitor, from: string, to: string): Promise<void> {
  const [start, end] = [await board.locator(from).first().boundingBox(), await board.locator(to).first().boundingBox()]
  if (!start || !end) throw new Error(`${from} or ${to} is not to be seen`)
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
  await page.mouse.up()
}

story('whatever can be carried is carried to its place', async ({ come, expect }) => {
  const visitor = await come({ likes: { introduced: true, playForced: false } })
  const missed: string[] = []
  for (const { name, of, seen } of carryings) {
    let way: readonly [string, string] | undefined
    const file = momentWhen(woodcraft.game, { mode: 'classic', seats: 2 }, (match, kind) => {
      way = of(match, kind)
      return way !== undefined
    })
    const [from, to] = way ?? ['', '']
    await visitor.openFile(file)
    await visitor.page.locator('[data-asked]').waitFor()
    await carry(visitor, from, to)
    await visitor.board
      .locator(seen)
      .first()
      .waitFor({ timeout: 5_000 })
      .catch((error) => missed.push(`${name}: ${`${error}`.split('\n')[0]}`))
  }
  expect(missed).toEqual([])
})

story('a die that is held lights every need it would fill', async ({ come }) => {
  const visitor = await come({ likes: { introduced: true, playForced: false } })
  const { page, board } = visitor
  const file = momentWhen(woodcraft.game, { mode: 'classic', seats: 2 }, (_, kind) => kind === 'keepOrders')
  await visitor.openFile(file)
  await page.locator('[data-asked]').waitFor()
  const dice = board.locator('[data-place="lumber/0"] [data-sort="die"]')
  // One starts with a green 3, a yellow 2 and a brown 1; among seven orders one of them is always asked for.
  for (let at = 0; at < 3; at++) {
    await dice.nth(at).hover()
    if ((await board.locator('[data-wanted]').count()) > 0) return
  }
  throw new Error('no need was lit')
})
