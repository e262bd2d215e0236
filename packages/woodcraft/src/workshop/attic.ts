import { ask, because, type Flow, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-abilities.ts'
import { resolve } from '../cards/resolve-effect.ts'
import type { AtticPlace } from '../content/content.ts'
import { type Player, playerOf, type WoodcraftTable } from '../state.ts'

/** Czech rulebook, Nářadí na půdě: the bottom row is open, the others open as what is below them is filled. */
function isOpen({ attic }: Player, place: AtticPlace, index: number): boolean {
  return attic[index] === null && place.needs.every((below) => attic[below] !== null)
}

function openSpaces(table: WoodcraftTable, seat: Seat): string[] {
  const player = playerOf(table, seat)
  return table.content.attic.filter((place, index) => isOpen(player, place, index)).map(({ id }) => id)
}

/** Why no tool can be gained: the attic is full, or the box is empty. */
export function whyNoTool(table: WoodcraftTable, seat: Seat): Reason | undefined {
  if (!playerOf(table, seat).attic.includes(null)) return because('atticFull')
  return left(table).length > 0 ? undefined : because('noToolsLeft')
}

function left(table: WoodcraftTable): string[] {
  return table.content.tools.filter((type) => (table.state.tools[type] as number) > 0)
}

const chooseTool: Kind<WoodcraftTable, null, string> = {
  name: 'chooseTool',
  space: (table) => listed(left(table)),
  sought: (table) => table.content.tools,
  why: (table, _seat, _args, choice) =>
    table.content.tools.includes(choice as string) ? because('toolExhausted', { tool: choice }) : undefined,
}

const placeTool: Kind<WoodcraftTable, { readonly tool: string }, string> = {
  name: 'placeTool',
  space: (table, seat) => listed(openSpaces(table, seat)),
  sought: (table) => table.content.attic.map(({ id }) => id),
  why: (table, seat, _args, choice): Reason | undefined => {
    const index = table.content.attic.findIndex(({ id }) => id === choice)
    if (index < 0) return undefined
    return playerOf(table, seat).attic[index] === null ? because('spaceClosed') : because('spaceFilled')
  },
}

export const atticKinds = [chooseTool, placeTool]

/** A tool of this type, or of another if there are no more of it; it is placed at once, and lost if there is no room. */
export function* gainTool(table: WoodcraftTable, seat: Seat, wanted: string): Flow {
  if (whyNoTool(table, seat)) return loseTool(table, seat)
  const { tools } = table.state
  const tool = (tools[wanted] ?? 0) > 0 ? wanted : yield* ask(table, seat, chooseTool, null)
  const space = yield* ask(table, seat, placeTool, { tool })
  const index = table.content.attic.findIndex(({ id }) => id === space)
  tools[tool] = (tools[tool] as number) - 1
  playerOf(table, seat).attic[index] = tool
  table.tell?.({ type: 'placeTool', seat, tool, space, index })
  yield* rewards(table, seat, index)
  yield* react(table, seat, { on: 'placeTool' })
}

/** A tool that was won and finds no room, or is not there any more. */
export function loseTool(table: WoodcraftTable, seat: Seat): void {
  const cause = whyNoTool(table, seat)?.code ?? ''
  table.tell?.({ type: 'loseTool', seat, cause })
}

/** Each filled neighbour of another type gives the reward between the two. */
function* rewards(table: WoodcraftTable, seat: Seat, index: number): Flow {
  const place = table.content.attic[index] as AtticPlace
  const { attic } = playerOf(table, seat)
  const tool = attic[index]
  const filled = attic.slice()
  for (const { other, reward } of place.edges) {
    // What counts is what stood there when the tool was placed: a reward may bring a further tool.
    if (filled[other] !== null && filled[other] !== tool) yield* resolve(table, seat, { road: 'attic' }, reward)
  }
}

/** How many neighbours in the attic are of different types. */
export function unlikePairs(table: WoodcraftTable, { attic }: Player): number {
  let pairs = 0
  table.content.attic.forEach(({ edges }, index) => {
    for (const { other } of edges) {
      if (other > index && attic[index] !== null && attic[other] !== null && attic[index] !== attic[other]) pairs++
    }
  })
  return pairs
}
