import type { Item, Options } from '@nora/kernel'
import { emptyBoat } from '../boat/boat.ts'
import type { Content } from '../content/content.ts'
import { commonTreasuresPerShape, permanentBaskets } from '../content/supply.ts'
import { sisterPiles } from '../solo/solo-setup.ts'
import type { CatsState, Player } from '../state.ts'
import * as zone from '../zones.ts'

/** Isle of Cats rulebook, Setup: everything laid out, before anything is drawn by chance. */
export function startState(content: Content, options: Options): CatsState {
  const { mode, seats } = options
  const zones: Record<string, Item[]> = Object.fromEntries(
    Object.keys(zone.zonesOf(content, options)).map((name) => [name, []]),
  )
  zones[zone.BAG] = tilesOf(content, 'cat', 'rare')
  zones[zone.COMMON] = commonSupply(content, seats)
  if (mode === 'family') zones[zone.FAMILY_DECK] = content.tables.family.map(({ id }) => id)
  else {
    zones[zone.DECK] = content.tables.discovery.map(({ id }) => id)
    zones[zone.OSHAXES] = tilesOf(content, 'oshax')
  }
  if (mode === 'solo') Object.assign(zones, sisterPiles(content))
  const baskets = mode === 'family' ? 0 : 1
  return {
    zones,
    next: { step: 'setup' },
    day: 1,
    phase: 'fill',
    order: Array.from({ length: seats }, (_, seat) => seat),
    players: Array.from({ length: seats }, () => newPlayer(content, baskets)),
    lessonColours: {},
    basketSupply: mode === 'family' ? 0 : permanentBaskets - seats * baskets,
    sister: mode === 'solo' ? { speed: 0, passed: true } : null,
  }
}

function newPlayer(content: Content, baskets: number): Player {
  return {
    boat: emptyBoat((content.tables.boats[0] as { id: string }).id),
    fish: 0,
    baskets,
    usedBaskets: 0,
    speed: 0,
    passed: false,
    paid: false,
    raised: false,
    extraRescues: 0,
    anywhere: false,
  }
}

function tilesOf(content: Content, ...kinds: readonly string[]): Item[] {
  return [...content.tiles.values()].filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
}

/** Isle of Cats rulebook, Setup: with fewer players there are fewer common treasures of each shape. */
function commonSupply(content: Content, seats: number): Item[] {
  const left = new Map<string, number>()
  return tilesOf(content, 'common').filter((id) => {
    const { shape } = content.tiles.get(id) as { shape: string }
    const more = left.get(shape) ?? (commonTreasuresPerShape[seats] as number)
    left.set(shape, more - 1)
    return more > 0
  })
}
