import { type Counted, vocabulary } from '@nora/effects'
import type { Seat } from '@nora/kernel'
import * as z from 'zod/mini'
import { handCount } from '../cards/discard.ts'
import { claimedObjectives } from '../cards/objectives.ts'
import { areas, colours, decks, icons, powerKinds, regions, skills, types } from '../content/names.ts'
import {
  cardOf,
  freeRooms,
  guestCount,
  isSkill,
  skillIcons,
  standingBeds,
  unlockedCount,
} from '../player-board/player-area.ts'
import { GONE, HOME, playerOf, type WistarTable } from '../state.ts'
import { counted } from '../text/say.ts'
import { areaOf, doorsOf, heroesOf } from '../zones.ts'

const { count } = vocabulary<WistarTable>()

/** A thing to count that has no fields of its own. */
function plain(name: string, of: (table: WistarTable, seat: Seat) => number) {
  return count({
    name,
    of: ({ table, seat }) => of(table, seat),
    describe: (_args, n, form) => counted(name, n, form),
  })
}

const any = 'any'
const area = z.exactOptional(z.enum(areas))
const deck = z.exactOptional(z.enum(decks))

/** What can be counted in a player's area and on the board. */
export const counts = [
  count({
    name: 'icons',
    fields: () => ({ icon: z.enum([...icons, any]) }),
    of: ({ table, seat }, { icon }) => {
      const player = playerOf(table, seat)
      return icon === any ? skillIcons(player) : player.icons[icon]
    },
    describe: ({ icon }, n, form) => counted('icons', n, form, { icon: icon === any ? undefined : icon }),
  }),
  plain(
    'skillKinds',
    (table, seat) => skills.filter((skill) => isSkill(skill) && playerOf(table, seat).icons[skill] > 0).length,
  ),
  count({
    name: 'inventions',
    fields: () => ({ type: z.exactOptional(z.enum(types)), deck, kind: z.exactOptional(z.enum(powerKinds)) }),
    of: ({ table, seat }, { type, deck, kind }) => {
      let found = 0
      for (const id of table.zone(areaOf(seat))) {
        const card = cardOf(table, id)
        if ((type ?? card.type) === card.type && (deck ?? card.deck) === card.deck && (kind ?? card.kind) === card.kind)
          found++
      }
      return found
    },
    describe: ({ type, deck, kind }, n, form) => counted('inventions', n, form, { type, deck, kind }),
  }),
  plain('powerKinds', (table, seat) => new Set(table.zone(areaOf(seat)).map((card) => cardOf(table, card).kind)).size),
  plain('beds', (table, seat) => standingBeds(playerOf(table, seat))),
  plain('rooms', (table, seat) => playerOf(table, seat).rooms),
  plain('freeRooms', freeRooms),
  count({
    name: 'guests',
    fields: () => ({ area }),
    of: ({ table, seat }, { area }) => guestCount(table, seat, area),
    describe: ({ area }, n, form) => counted('guests', n, form, { area }),
  }),
  plain('doors', (table, seat) => table.zone(doorsOf(seat)).length),
  plain('tents', (table, seat) => playerOf(table, seat).tents.length),
  count({
    name: 'cubes',
    fields: () => ({ area }),
    of: ({ table, seat }, { area }) => cubesOnMissions(table, seat, area),
    describe: ({ area }, n, form) => counted('cubes', n, form, { area }),
  }),
  count({
    name: 'abilities',
    fields: () => ({ colour: z.exactOptional(z.enum(colours)) }),
    of: ({ table, seat }, { colour }) => unlockedCount(table, playerOf(table, seat), colour),
    describe: ({ colour }, n, form) => counted('abilities', n, form, { colour }),
  }),
  plain('objectives', claimedObjectives),
  plain('electricity', (table, seat) => playerOf(table, seat).electricity),
  count({
    name: 'workers',
    fields: () => ({ region: z.exactOptional(z.enum(regions)) }),
    of: ({ table, seat }, { region }) => {
      const { workers } = playerOf(table, seat)
      return region ? workers[region] : regions.reduce((sum, each) => sum + workers[each], 0)
    },
    describe: ({ region }, n, form) => counted('workers', n, form, { region }),
  }),
  plain('regions', (table, seat) => regions.filter((region) => playerOf(table, seat).workers[region] > 0).length),
  count({
    name: 'hand',
    fields: () => ({ deck }),
    of: ({ table, seat }, { deck }) => handCount(table, seat, deck),
    describe: ({ deck }, n, form) => counted('hand', n, form, { deck }),
  }),
  plain('heroes', (table, seat) => table.zone(heroesOf(seat)).length),
  plain('hutLeaders', ({ state }, seat) => state.hut.filter((owner) => owner === seat).length),
  plain('usedCards', (table, seat) => playerOf(table, seat).used.length),
]

function cubesOnMissions({ state, content }: WistarTable, seat: Seat, area?: Counted['area']): number {
  let found = 0
  for (const place of Object.values(state.players[seat]?.cubes ?? {})) {
    if (place === HOME || place === GONE) continue
    const { floor } = content.rooms.get(place[0] as string) ?? {}
    if (!area || (floor === 'cellar') === (area === 'cellar')) found++
  }
  return found
}
