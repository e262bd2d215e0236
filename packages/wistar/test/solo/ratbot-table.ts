import type { Item } from '@nora/kernel'
import type { Region, Skill } from '../../src/content/names.ts'
import type { Ratbot, StateCard } from '../../src/solo/ratbot.ts'
import { ratbotSheet } from '../../src/solo/ratbot-score.ts'
import { ratbotTurn } from '../../src/solo/ratbot-turn.ts'
import {
  ACTION_DECK,
  EXPLORATION_DECK,
  EXPLORATION_PLAYED,
  EXPLORATION_TOP,
  RATBOT_DOORS,
  RATBOT_GUESTS,
  RATBOT_PILE,
} from '../../src/solo/ratbot-zones.ts'
import { RATBOT } from '../../src/state.ts'
import { openMission } from '../../src/zones.ts'
import { CardTable, some } from '../cards/card-table.ts'
import { farm, type Given } from '../cards/position.ts'
import { idOf } from '../scene.ts'

/** What lies before Ratbot; what is not named is not there. */
export interface RatbotHolding {
  readonly points?: number
  readonly markers?: number
  readonly beds?: number
  readonly rooms?: number
  readonly workers?: { readonly [region in Region]?: number }
  readonly explorer?: string
  readonly tents?: readonly string[]
  readonly guests?: readonly Item[]
  readonly doors?: readonly Item[]
  /** Inventions in its pile, by number. */
  readonly pile?: readonly number[]
  readonly claimed?: readonly Item[]
  /** Where its leaders stand: spaces of the wheel, or `hut`. */
  readonly leaders?: readonly string[]
  /** Rows of missions with a marker, as `B1/2`. */
  readonly completed?: readonly string[]
  /** How far the marker on the state card with each token has come. */
  readonly advances?: { readonly [token in Skill]?: number }
}

/** A state card for each token, so that it shows which one moves; one step down from here nothing happens on any of them. */
const quietly: readonly StateCard[] = [
  { card: 'state-1', side: 0, tokens: ['strength'], advances: 0 },
  { card: 'state-3', side: 1, tokens: ['agility'], advances: 3 },
  { card: 'state-4', side: 0, tokens: ['perception'], advances: 1 },
  { card: 'state-5', side: 0, tokens: ['intelligence'], advances: 0 },
  { card: 'state-6', side: 0, tokens: ['endurance'], advances: 0 },
]

/** Besides what a player may be given: where the player's leaders stand, and the top exploration card. */
export interface SoloGiven extends Given {
  readonly standing?: readonly string[]
  readonly top?: Item
  readonly states?: readonly StateCard[]
}

/** A table of the house set for one player, before Ratbot's first turn; the wheel stands as the segments are numbered. */
export class RatbotTable extends CardTable {
  constructor(
    ratbot: RatbotHolding = {},
    { standing = [], top = 'exploration-6', states = quietly, ...given }: SoloGiven = {},
  ) {
    super({ ...given, seats: 1 }, { mode: 'solo', level: 0, opening: 'startingCards' })
    this.state.wheel = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']
    for (const space of standing) this.state.leaders[space] = 0
    for (const zone of ['pairs/basic', 'pairs/advanced']) this.sweep(zone)
    this.arrange(ratbot)
    this.ratbot.states = states.map((state) => ({ ...state }))
    for (const zone of [EXPLORATION_TOP, EXPLORATION_DECK]) {
      this.table.move([...this.zone(zone)], zone, EXPLORATION_PLAYED)
    }
    this.bring(top, EXPLORATION_TOP)
  }

  get ratbot(): Ratbot {
    return this.state.ratbot as Ratbot
  }

  private arrange({ guests = [], doors = [], pile = [], claimed = [], workers = {}, ...has }: RatbotHolding): void {
    Object.assign(this.ratbot.workers, { forest: 0, lair: 0, farm: 0 }, workers)
    const { points = 0, markers = 0, beds = 0, rooms = 0, explorer = 'A', tents = [] } = has
    Object.assign(this.ratbot, { points, markers, beds, rooms, explorer, tents: [...tents] })
    for (const guest of guests) this.bring(guest, RATBOT_GUESTS)
    for (const door of doors) this.bring(door, RATBOT_DOORS)
    for (const number of pile) this.bring(idOf(number), RATBOT_PILE)
    for (const card of claimed) {
      ;(this.state.claims[card] as (number | null)[])[0] = RATBOT
      this.ratbot.discs--
    }
  }

  /** Everything that lies before Ratbot, in the same words. */
  bot(): Required<RatbotHolding> {
    const { points, markers, beds, rooms, workers, explorer, tents, states } = this.ratbot
    const { leaders, hut, claims, rows } = this.state
    return {
      ...{ points, markers, beds, rooms, workers: some(workers), explorer, tents: [...tents] },
      guests: [...this.zone(RATBOT_GUESTS)],
      doors: [...this.zone(RATBOT_DOORS)],
      pile: [...this.zone(RATBOT_PILE)].map((card) => Number(card.slice(4))),
      claimed: Object.keys(claims).filter((card) => claims[card]?.includes(RATBOT)),
      leaders: [
        ...Object.keys(leaders).filter((space) => leaders[space] === RATBOT),
        ...hut.filter((owner) => owner === RATBOT).map(() => 'hut'),
      ],
      completed: Object.entries(rows).flatMap(([space, owners]) =>
        owners.flatMap((owner, row) => (owner === RATBOT ? [`${space}/${row + 1}`] : [])),
      ),
      advances: Object.fromEntries(states.map(({ tokens, advances }) => [tokens[0], advances])),
    }
  }

  /** Ratbot's turn with this action card; the player answers what it is asked. */
  turn(card: Item, ...answers: readonly string[]): this {
    for (const other of [...this.zone(ACTION_DECK)]) if (other !== card) this.table.move(other, ACTION_DECK, 'box')
    return this.run(ratbotTurn(this.table, { turn: 0 }), ...answers)
  }

  /** The missions that lie face up. */
  get open(): string[] {
    return Object.keys(farm.missions).filter((space) => this.zone(openMission(space)).length > 0)
  }

  /** The points of a line of Ratbot's score sheet. */
  botScored(line: string): number {
    return ratbotSheet(this.table).reduce((sum, { id, points }) => (id === line ? sum + points : sum), 0)
  }
}

/** One side of a state card, alone in play with every token, its marker so far down. */
export function alone(card: string, side: number, advances: number): { readonly states: readonly StateCard[] } {
  const tokens: readonly Skill[] = ['strength', 'agility', 'perception', 'intelligence', 'endurance']
  return { states: [{ card, side, tokens, advances }] }
}
