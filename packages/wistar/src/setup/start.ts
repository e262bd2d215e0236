import type { Item, Options } from '@nora/kernel'
import { DISCS } from '../cards/objectives.ts'
import type { Content } from '../content/content.ts'
import { type Area, abilities, type Edition, ENTRANCE, skills } from '../content/names.ts'
import { tokenOf } from '../player-board/skill-tokens.ts'
import { LEADERS } from '../round/rounds.ts'
import { startRatbot } from '../solo/ratbot.ts'
import { fillRatbotZones } from '../solo/ratbot-zones.ts'
import { countOf, HOME, type Player, type WistarState } from '../state.ts'
import {
  BOX,
  CHEESE,
  DOOR_BAG,
  deckZone,
  guestSupply,
  HEROES,
  missionDeck,
  OBJECTIVE_DECK,
  TOKENS,
  zonesOf,
} from '../zones.ts'

/** Polish rulebook, Wariant Pokojowych Szczurów: the ten offensive inventions, and the one that only wards them off. */
const PEACEFUL: ReadonlySet<number> = new Set([25, 44, 45, 46, 47, 87, 93, 95, 133, 153, 154])

/** Everything in its place before the first thing is drawn. */
export function startState(content: Content, options: Options): WistarState {
  const { seats } = options
  const zones: Record<string, Item[]> = {}
  for (const zone of Object.keys(zonesOf(content, options))) zones[zone] = []
  fillZones(content, options, zones)
  return {
    zones,
    next: { step: 'setup' },
    round: 1,
    order: Array.from({ length: seats }, (_, seat) => seat),
    wheel: content.tables.segments.map(({ id }) => id),
    leaders: {},
    hut: [],
    rows: Object.fromEntries(content.layouts[countOf(seats)].missionSpaces.map(({ id }) => [id, [null, null, null]])),
    claims: {},
    players: Array.from({ length: seats }, startPlayer),
    ratbot: options.mode === 'solo' ? startRatbot() : null,
    reacting: [],
  }
}

function fillZones(content: Content, options: Options, zones: Record<string, Item[]>): void {
  const { tables } = content
  const put = (zone: string, item: Item) => (zones[zone] as Item[]).push(item)
  for (const { id, deck } of tables.inventions) {
    put(isOutOfPlay(content, options, id) ? BOX : deckZone(deck), id)
  }
  for (const { id, area } of tables.missions) put(missionDeck(area as Area), id)
  for (const { id, area } of tables.guests) put(guestSupply(area as Area), id)
  for (const { id } of tables.objectives) put(OBJECTIVE_DECK, id)
  for (const { id } of tables.doors) put(DOOR_BAG, id)
  for (const { id } of tables.heroes) put(HEROES, id)
  for (const skill of skills) put(TOKENS, tokenOf(skill))
  const { cheeses } = content.layouts[countOf(options.seats)]
  for (const { id } of tables.cheeses) put(cheeses.includes(id) ? CHEESE : BOX, id)
  if (options.mode === 'solo') fillRatbotZones(content, put)
}

/** Czech rulebook: all that are offensive go; Polish rulebook: a list of numbers. */
function isOutOfPlay(content: Content, { mode, options }: Options, id: Item): boolean {
  if (mode !== 'peaceful') return false
  const card = content.inventions[options.edition as Edition].get(id)
  return options.edition === 'czech' ? card?.kind === 'offensive' : PEACEFUL.has(card?.number ?? 0)
}

/** Czech rulebook, Příprava osobních prostorů hráčů. */
function startPlayer(): Player {
  return {
    points: 10,
    wood: 2,
    metal: 2,
    movement: 1,
    joker: 0,
    electricity: 0,
    beds: 0,
    bedsGone: 0,
    rooms: 0,
    entrance: 2,
    workers: { forest: 0, lair: 0, farm: 0 },
    explorer: ENTRANCE,
    tents: [],
    cubes: Object.fromEntries(abilities.map((ability) => [ability, HOME])) as Player['cubes'],
    discs: DISCS,
    leaders: LEADERS,
    used: [],
    icons: { strength: 0, agility: 0, perception: 0, intelligence: 0, endurance: 0, energy: 0 },
    lasting: [],
    reached: [],
  }
}
