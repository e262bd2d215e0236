import type { Item } from '@nora/kernel'
import type { Content } from '../../src/content/content.ts'
import type { Skill } from '../../src/content/names.ts'
import { type Ratbot, ratbotOf } from '../../src/solo/ratbot.ts'
import { EXPLORATION_DECK, EXPLORATION_TOP, RATBOT_GUESTS } from '../../src/solo/ratbot-zones.ts'
import { stateCardWith } from '../../src/solo/state-cards.ts'
import { guestsIn, hiddenMission, openMission } from '../../src/zones.ts'
import { contentWith, Scene } from '../scene.ts'

type Overrides = Parameters<typeof contentWith>[0]

/** Which tokens lie on the first, second and third state card in these tests. */
const tokens: readonly (readonly Skill[])[] = [['strength', 'agility'], ['perception', 'intelligence'], ['endurance']]

/** A scale of these effects under the empty top space, with points where they matter. */
export function scale(effects: readonly unknown[], points: readonly number[] = [], overflow = 1) {
  const rows = effects.map((effect, row) => ({ ...(effect ? { effect } : {}), points: points[row] ?? 0 }))
  const side = { scale: [{}, ...rows], overflow }
  return {
    sides: [
      { index: 0, ...side },
      { index: 1, ...side },
    ],
  }
}

/** State cards on which nothing happens. */
export const quiet = {
  'state-1': scale([null, null, null, null]),
  'state-2': scale([null, null, null, null]),
  'state-3': scale([null, null, null, null]),
}

function quietContent(overrides: Overrides): Content {
  return contentWith({ ...overrides, stateCards: { ...quiet, ...overrides.stateCards } })
}

/** A solo game just before the player takes a pair of cards: Ratbot has not moved yet. */
export class RatbotScene extends Scene {
  constructor(overrides: Overrides = {}, content = quietContent(overrides)) {
    super({ mode: 'solo', seats: 1, level: 0, opening: 'startingCards', content })
    this.state.wheel = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']
    this.ratbot.states = this.ratbot.states.map((state, place) => ({ ...state, tokens: tokens[place] as Skill[] }))
  }

  get ratbot(): Ratbot {
    return ratbotOf(this.table)
  }

  /** What Ratbot has, changed at will. */
  has(changes: Partial<Ratbot>): this {
    Object.assign(this.ratbot, changes)
    return this
  }

  ratbotWorkers(forest: number, lair: number, farm: number): this {
    Object.assign(this.ratbot.workers, { forest, lair, farm })
    return this
  }

  /** This exploration card lies on top. */
  top(card: Item): this {
    for (const other of [...this.zone(EXPLORATION_TOP)]) this.bring(other, EXPLORATION_DECK)
    return this.bring(card, EXPLORATION_TOP)
  }

  /** These guests and no others on the automa board. */
  guests(...guests: readonly Item[]): this {
    for (const other of [...this.zone(RATBOT_GUESTS)]) this.bring(other, 'box')
    for (const guest of guests) this.bring(guest, RATBOT_GUESTS)
    return this
  }

  /** Nobody waits in this room any more. */
  emptied(...rooms: readonly string[]): this {
    for (const room of rooms) this.table.move([...this.zone(guestsIn(room))], guestsIn(room), 'box')
    return this
  }

  /** The missions of these spaces lie face up. */
  revealed(...spaces: readonly string[]): this {
    for (const space of spaces) {
      this.table.move([...this.zone(hiddenMission(space))], hiddenMission(space), openMission(space))
    }
    return this
  }

  /** How often the marker on the card with this token has moved. */
  advances(token: Skill): number {
    return stateCardWith(this.table, token).advances
  }

  /** The state card with this token has its marker here. */
  advanced(token: Skill, advances: number): this {
    stateCardWith(this.table, token).advances = advances
    return this
  }
}
