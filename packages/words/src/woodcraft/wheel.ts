import type { Catalogue } from '@nora/messages'
import {
  actions,
  isBlocked,
  offsetOf,
  quadrantOf,
  quadrants,
  SLOTS,
  type WoodcraftTable,
  windowOf,
} from '@nora/woodcraft'
import type { Group, Mark } from '../words.ts'
import { gainWords } from './effects.ts'
import { placeName, thingName } from './names.ts'

/** The action wheel: how it works, then its quadrants, the one that lies furthest behind the arrow first. */
export function wheelGroups(table: WoodcraftTable, voice: Catalogue): Group[] {
  const { wheel } = table.state
  const arc =
    wheel.arc === null ? [] : [voice.format('woodcraftPlay.note.arc', { quadrant: quadrants[wheel.arc] ?? '' })]
  const order = quadrants.map((_, quadrant) => quadrant)
  order.sort((one, other) => offsetOf(wheel, other) - offsetOf(wheel, one))
  return [
    {
      id: 'wheel',
      title: voice.format('woodcraftPlay.group.wheel'),
      facts: [],
      items: [],
      note: [voice.format('woodcraftPlay.note.wheel'), ...arc],
    },
    ...order.map((quadrant) => quadrantGroup(table, quadrant, voice)),
  ]
}

function quadrantGroup(table: WoodcraftTable, quadrant: number, voice: Catalogue): Group {
  const { wheel } = table.state
  const here = actions
    .map((action, tile) => ({ action, tile, place: wheel.tiles[tile] as number }))
    .filter(({ tile }) => quadrantOf(wheel, tile) === quadrant)
    .sort((one, other) => one.place - other.place)
  return {
    id: `quadrant/${quadrants[quadrant]}`,
    title: voice.format('woodcraftPlay.group.quadrant', {
      quadrant: quadrants[quadrant] ?? '',
      behind: offsetOf(wheel, quadrant),
    }),
    facts: windowFact(table, quadrant, voice),
    items: here.map(({ action }) => action),
    note: [
      ...here.map(({ action, tile, place }) => {
        const standing = { place: placeName(place), tile: thingName(voice, table.content, action) }
        const bonus = slotBonus(table, place, voice)
        const text =
          bonus === undefined || wheel.arc === quadrant
            ? voice.format('woodcraftPlay.note.tileBare', standing)
            : `${standing.place} ${standing.tile}: ${bonus}`
        return isBlocked(wheel, tile) ? voice.format('woodcraftPlay.note.blocked', { tile: text }) : text
      }),
      ...printed(table, quadrant, voice),
    ],
  }
}

/** What the saw shows here now. */
function windowFact(table: WoodcraftTable, quadrant: number, voice: Catalogue): Mark[] {
  const bonus = windowOf(table, quadrant)
  if (!bonus) return []
  const effect = gainWords(voice, table.content, bonus)
  return [{ icon: 'saw-window', label: voice.format('woodcraftPlay.fact.window', { effect }) }]
}

/** The bonuses of all slots, and of the windows when the quadrant falls behind: what waits for a tile that comes here. */
function printed(table: WoodcraftTable, quadrant: number, voice: Catalogue): string[] {
  const { content } = table
  const slots = Array.from({ length: SLOTS }, (_, slot) => quadrant * SLOTS + slot).flatMap((place) => {
    const bonus = slotBonus(table, place, voice)
    return bonus === undefined ? [] : [`${placeName(place)} (${bonus})`]
  })
  const [near, far] = content.windows.slice(quadrant * 2).map((bonus) => gainWords(voice, content, bonus))
  return [
    voice.format('woodcraftPlay.note.slots', { slots: slots.join(', ') }),
    voice.format('woodcraftPlay.note.windows', { near: near ?? '', far: far ?? '' }),
  ]
}

function slotBonus({ content }: WoodcraftTable, place: number, voice: Catalogue): string | undefined {
  const bonus = content.ring[place]
  return bonus ? gainWords(voice, content, bonus) : undefined
}
