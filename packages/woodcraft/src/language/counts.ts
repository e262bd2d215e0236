import { type Count, type CountForm, type MessageRef, positive, vocabulary } from '@nora/effects'
import type { Seat } from '@nora/kernel'
import * as z from 'zod/mini'
import { orderValue } from '../board/reputation.ts'
import { colour } from '../content/forms.ts'
import { rows } from '../content/names.ts'
import { type Player, playerOf, type WoodcraftTable } from '../state.ts'
import { unlikePairs } from '../workshop/attic.ts'
import { colourOf, colours, DICE, dieOf, faceOf } from '../workshop/dice.ts'
import { pileSize } from '../workshop/lumber.ts'
import { benchesOf, usedBenchesOf } from '../workshop/workshop.ts'
import { completedOf, rowOf, workshopOf } from '../zones.ts'

const { count } = vocabulary<WoodcraftTable>()

function said(name: string, form: CountForm, params: NonNullable<MessageRef['params']>): MessageRef {
  return { id: `woodcraftCards.count.${name}.${form}`, params }
}

/** A count without details. */
function plain(name: string, of: (table: WoodcraftTable, seat: Seat, player: Player) => number): Count<WoodcraftTable> {
  return count({
    name,
    of: ({ table, seat }) => of(table, seat, playerOf(table, seat)),
    describe: (_args, n, form) => said(name, form, { n }),
  })
}

function completed(table: WoodcraftTable, seat: Seat, deck?: string): number {
  const orders = table.zone(completedOf(seat))
  return deck ? orders.filter((order) => table.content.orders.get(order)?.deck === deck).length : orders.length
}

/** Dice in pile and pots of a colour and a value. */
function diceOf({ lumber, pots }: Player, wanted: { colour?: string; value?: number }): number {
  const fits = (die: number) =>
    (wanted.colour === undefined || colours[colourOf(die)] === wanted.colour) &&
    (wanted.value === undefined || faceOf(die) === wanted.value)
  let sum = 0
  for (let die = 0; die < DICE; die++) if (fits(die)) sum += lumber[die] as number
  pots.forEach((tree, potColour) => {
    if (tree > 0 && fits(dieOf(potColour, tree))) sum++
  })
  return sum
}

export const counts: readonly Count<WoodcraftTable>[] = [
  plain('completedOrders', (table, seat) => completed(table, seat)),
  plain('hazelnutOrders', (table, seat) => completed(table, seat, 'hazelnut')),
  plain('lateOrders', (table, seat) => completed(table, seat, 'late')),
  plain('openOrders', (table, seat) => rows.reduce((sum, _, row) => sum + table.zone(rowOf(seat, row)).length, 0)),
  plain('helpers', (table, seat) => table.zone(workshopOf(seat)).length),
  plain('improvements', (_table, _seat, { built }) => built.length),
  plain('tools', (_table, _seat, { attic }) => attic.filter((tool) => tool !== null).length),
  plain('toolTypes', (_table, _seat, { attic }) => new Set(attic.filter((tool) => tool !== null)).size),
  plain('pairs', (table, _seat, player) => unlikePairs(table, player)),
  plain('lumber', (_table, _seat, player) => pileSize(player)),
  plain('trees', (_table, _seat, { pots }) => pots.filter((tree) => tree > 0).length),
  plain('colours', (_table, _seat, player) => colours.filter((name) => diceOf(player, { colour: name }) > 0).length),
  plain(
    'claimedContracts',
    (table, seat) => Object.values(table.state.claims).filter((by) => by.includes(seat)).length,
  ),
  plain('marketingSteps', (_table, _seat, { marketing }) => marketing),
  plain('reputationValue', (table, _seat, { reputation }) => orderValue(table, reputation)),
  plain('benches', (_table, _seat, player) => benchesOf(player)),
  plain('usedBenches', (_table, _seat, player) => usedBenchesOf(player)),
  count({
    name: 'atticRow',
    fields: () => ({ row: z.enum(['bottom', 'middle', 'top']) }),
    of: ({ table, seat }, { row }) => {
      const { attic } = playerOf(table, seat)
      return table.content.attic.filter((place, index) => place.row === row && attic[index] !== null).length
    },
    describe: ({ row }, n, form) => said('atticRow', form, { n, row }),
  }),
  count({
    name: 'dice',
    fields: () => ({ colour: z.exactOptional(colour), value: z.exactOptional(positive) }),
    of: ({ table, seat }, wanted) => diceOf(playerOf(table, seat), wanted),
    describe: ({ colour: name, value }, n, form) => said('dice', form, { n, colour: name ?? 'any', value: value ?? 0 }),
  }),
  count({
    name: 'helpersOf',
    fields: () => ({ ability: z.enum(['immediate', 'oncePerTurn', 'permanent']) }),
    of: ({ table, seat }, { ability }) =>
      table.zone(workshopOf(seat)).filter((id) => table.content.helpers.get(id)?.record.ability.kind === ability)
        .length,
    describe: ({ ability }, n, form) => said('helpersOf', form, { n, ability }),
  }),
]
