import { LARGEST_COUNT } from '@nora/effects'
import type { Bounds, Variant } from '@nora/kernel'
import { YARD_SPACES } from './actions/buy-lumber.ts'
import { SHOWN } from './cards/displays.ts'
import type { Content } from './content/content.ts'
import { actions, improvements, quadrants, SLOTS } from './content/names.ts'
import { houseContent } from './content/read.ts'
import { roundsFor } from './round/rounds.ts'
import { DEALT_HELPERS, DEALT_ORDERS, REWARD_TILES } from './setup/setup.ts'
import { DICE_PER_COLOUR, goods, printedSupply, type WoodcraftState } from './state.ts'
import { colours, DICE, LARGEST } from './workshop/dice.ts'
import { SAWS, splices } from './workshop/workshop.ts'
import * as zone from './zones.ts'

/**
 * Tokens, dice and berries that run out are replaced by anything at hand, a marker at the end of an income track starts
 * over, and points have no end (Czech rulebook, Společná zásoba and Konec stupnice). Nobody comes near a thousand with the
 * house set; a pack's cards may give far more.
 */
const HOUSE_COUNT = 1_000

/** The least and the greatest value of every number of a state. */
export function boundsOf({ game: { content }, options, items }: Variant<WoodcraftState, Content>): Bounds {
  const { seats } = options
  const { rounds } = roundsFor(seats)
  const most = content === houseContent ? HOUSE_COUNT : LARGEST_COUNT
  const lastSpace = content.reputation.length - 1
  const seat = [0, seats - 1] as const
  const upTo = (zones: readonly string[], greatest: number) =>
    Object.fromEntries(zones.map((name) => [`zones.${name}.length`, [0, greatest] as const]))
  const each = (of: (seat: number) => string) => Array.from({ length: seats }, (_, place) => of(place))
  const exactly = (n: number) => [n, n] as const
  return {
    'zones.*.length': [0, items.length],
    ...upTo([zone.ORDERS, zone.HELPERS], SHOWN),
    ...upTo([zone.SOLO_CARD, ...each(zone.chosenHelperOf), ...each(zone.chosenOrderOf)], 1),
    ...upTo([zone.ON_TRACK], REWARD_TILES),
    ...upTo(each(zone.workshopOf), content.slots.length),
    ...upTo(each(zone.dealtHelpersOf), DEALT_HELPERS),
    ...upTo(each(zone.dealtOrdersOf), DEALT_ORDERS),
    'next.args.place': seat,
    round: [1, rounds],
    first: seat,
    'players.length': exactly(seats),
    ...Object.fromEntries(goods.map((good) => [`players.*.${good}`, [0, most]])),
    'players.*.lumber.length': exactly(DICE),
    'players.*.lumber.*': [0, most],
    'players.*.pots.length': exactly(colours.length),
    // A tree of the largest value leaves its pot at once.
    'players.*.pots.*': [0, LARGEST - 1],
    'players.*.built.length': [0, improvements.length],
    'players.*.usedSaws': [0, SAWS],
    'players.*.usedSplices.length': exactly(splices.length),
    'players.*.usedSplices.*': [0, 1],
    'players.*.slots.length': exactly(content.slots.length),
    'players.*.attic.length': exactly(content.attic.length),
    'players.*.berryIncome': [content.incomeTracks.berryIncome.start, most],
    'players.*.nutIncome': [content.incomeTracks.nutIncome.start, most],
    'players.*.reputation': [0, lastSpace],
    'players.*.furthest': [0, lastSpace],
    // The last step can be made again and again.
    'players.*.marketing': [0, most],
    'players.*.score': [0, most],
    'players.*.points.*': [0, most],
    // A point for every order completed in the last row.
    'players.*.points.late': [-content.orders.size, 0],
    'wheel.tiles.length': exactly(actions.length),
    'wheel.tiles.*': [0, quadrants.length * SLOTS - 1],
    'wheel.lead': [0, quadrants.length - 1],
    'wheel.arc': [0, quadrants.length - 1],
    'yard.length': exactly(YARD_SPACES),
    'yard.*': [0, LARGEST],
    ...Object.fromEntries(goods.map((good) => [`supply.${good}`, [-seats * most, printedSupply[good]]])),
    'diceSupply.length': exactly(colours.length),
    'diceSupply.*': [-seats * most, DICE_PER_COLOUR],
    ...Object.fromEntries(content.tables.tools.map(({ id, copies }) => [`tools.${id}`, [0, copies]])),
    'rewardTiles.length': [0, REWARD_TILES],
    'rewardTiles.*.space': [0, lastSpace],
    'rewardTiles.*.arrivals.length': [0, seats],
    'rewardTiles.*.arrivals.*.seat': seat,
    'rewardTiles.*.arrivals.*.round': [1, rounds],
    'claims.*.length': [0, seats],
    'claims.*.*': seat,
    foreign: [0, lastSpace],
    'turn.seat': seat,
    'turn.freshLanterns': [0, most],
    'turn.usedHelpers.length': [0, content.slots.length],
  }
}
