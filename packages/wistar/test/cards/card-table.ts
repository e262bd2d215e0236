import type { Counted } from '@nora/effects'
import type { Decision, Flow, Item, Json, Reason, Seat } from '@nora/kernel'
import { expect } from 'vitest'
import { visitHut } from '../../src/actions/alchemists-hut.ts'
import { missionKind } from '../../src/actions/complete-mission.ts'
import { type ExploreStep, exploreKind } from '../../src/actions/explore.ts'
import { mainAction } from '../../src/actions/main-actions.ts'
import { playInvention, playKind } from '../../src/actions/play-invention.ts'
import { type QuickAction, quickAction } from '../../src/actions/quick-actions.ts'
import type { MainAction } from '../../src/content/names.ts'
import { houseContent } from '../../src/content/read.ts'
import { income } from '../../src/round/new-round.ts'
import { turnKind } from '../../src/round/turn.ts'
import { sheetOf } from '../../src/scoring/final-scoring.ts'
import { HOME, type Player, playerCount } from '../../src/state.ts'
import {
  areaOf,
  BOX,
  discardsOf,
  doorAt,
  doorsOf,
  guestSupply,
  guestsIn,
  guestsOf,
  handOf,
  heroesOf,
  hiddenMission,
  marketOf,
  OBJECTIVE_DECK,
  OBJECTIVES,
  openMission,
  privateOf,
  ROUND_GUEST,
  ROUND_STACK,
  tokensOf,
} from '../../src/zones.ts'
import { effect, idOf, Scene } from '../scene.ts'
import { farm, type Given, type Holding, usual } from './position.ts'

const stocks = [
  'points',
  'wood',
  'metal',
  'movement',
  'joker',
  'electricity',
  'beds',
  'bedsGone',
  'rooms',
  'entrance',
] as const
const noIcons = { strength: 0, agility: 0, perception: 0, intelligence: 0, endurance: 0, energy: 0 }
const nobody = { forest: 0, lair: 0, farm: 0 }

/** An answer; inventions by their numbers, and what depends on chance found when it is asked for. */
export type Answer = Json | number | ((table: CardTable) => Json)

/** Another mode than the usual one. */
type TableOptions = Pick<NonNullable<ConstructorParameters<typeof Scene>[0]>, 'mode' | 'level' | 'opening'>

/** A table of the house set on which nothing lies by chance: only what the position names, on a farm known beforehand. */
export class CardTable extends Scene {
  constructor({ rival = {}, seats = 2, edition = 'recommended', ...given }: Given = {}, variant: TableOptions = {}) {
    super({ content: houseContent, seats, edition, ...variant })
    if (seats > 1) this.state.order = Array.from({ length: seats }, (_, seat) => seat)
    this.closeDoors(given)
    if (seats <= 2) this.layFarm(given)
    this.layCards(given)
    this.layObjectives(given)
    for (let seat = 0; seat < seats; seat++) this.hold(seat, seat === 0 ? given : seat === 1 ? rival : {})
  }

  protected sweep(zone: string): void {
    this.table.move([...this.zone(zone)], zone, BOX)
  }

  private closeDoors({ passages = {} }: Given): void {
    for (const passage of Object.keys(farm.passages)) this.sweep(doorAt(passage))
    for (const [passage, door] of changed(farm.passages, passages)) this.bring(door, doorAt(passage))
  }

  private layFarm({ missions = {}, revealed = [], waiting = {}, taken = {}, ...given }: Given): void {
    const { roundGuest, houseSupply, cellarSupply } = { ...usual, ...given }
    for (const space of Object.keys(farm.missions)) this.sweep(hiddenMission(space))
    for (const [space, mission] of changed(farm.missions, missions)) {
      this.bring(mission, revealed.includes(space) ? openMission(space) : hiddenMission(space))
    }
    for (const [space, rows] of Object.entries(taken)) {
      for (const row of rows) (this.state.rows[space] as (number | null)[])[row - 1] = 1
    }
    for (const zone of [guestSupply('house'), guestSupply('cellar'), ROUND_GUEST, ROUND_STACK]) this.sweep(zone)
    for (const room of Object.keys(farm.guests)) this.sweep(guestsIn(room))
    for (const [room, guests] of Object.entries(farm.guests)) {
      if (!waiting[room]) for (const guest of guests) this.bring(guest, guestsIn(room))
    }
    for (const guest of roundGuest) this.bring(guest, ROUND_GUEST)
    for (const guest of houseSupply) this.bring(guest, guestSupply('house'))
    for (const guest of cellarSupply) this.bring(guest, guestSupply('cellar'))
    for (const [room, guests] of Object.entries(waiting)) for (const guest of guests) this.bring(guest, guestsIn(room))
  }

  private layCards(given: Given): void {
    for (const seat of this.state.players.keys()) this.sweep(handOf(seat))
    for (const deck of ['basic', 'advanced'] as const) {
      for (const zone of [deck, marketOf(deck), discardsOf(deck)]) this.sweep(zone)
      for (const number of given[`${deck}Deck`] ?? []) this.bring(idOf(number), deck)
      for (const number of given[`${deck}Row`] ?? []) this.bring(idOf(number), marketOf(deck))
      for (const number of given[`${deck}Discards`] ?? []) this.bring(idOf(number), discardsOf(deck))
    }
  }

  private layObjectives({ objectives = usual.objectives, objectiveDeck = [], othersClaim = {} }: Given): void {
    const { claims } = this.state
    for (const zone of [OBJECTIVES, OBJECTIVE_DECK]) this.sweep(zone)
    for (const card of Object.keys(claims)) delete claims[card]
    const { steps } = this.table.content.layouts[playerCount(this.table)]
    for (const card of objectives) {
      this.bring(card, OBJECTIVES)
      claims[card] = (steps.get(card) ?? []).map((_, step) => (step < (othersClaim[card] ?? 0) ? step + 1 : null))
    }
    for (const card of objectiveDeck) this.bring(card, OBJECTIVE_DECK)
  }

  /** The player has this and nothing else. */
  private hold(seat: Seat, has: Holding): void {
    const player = this.player(seat)
    this.inPlay(seat, ...(has.inPlay ?? []))
    for (const stock of stocks) player[stock] = has[stock] ?? 0
    Object.assign(player.icons, noIcons, has.icons)
    Object.assign(player.workers, nobody, has.workers)
    Object.assign(player.cubes, has.cubes)
    this.with(seat, {
      explorer: has.explorer ?? 'A',
      tents: [...(has.tents ?? [])],
      used: (has.used ?? []).map(idOf),
      reached: [...(has.reached ?? [])],
    })
    this.lay(seat, has)
  }

  private lay(seat: Seat, has: Holding): void {
    for (const number of has.hand ?? []) this.bring(idOf(number), handOf(seat))
    for (const guest of has.guests ?? []) {
      this.bring(guest, guestsOf(seat))
      if (this.table.content.guests.get(guest)?.power.kind === 'permanent') this.player(seat).lasting.push(guest)
    }
    for (const door of has.doors ?? []) this.bring(door, doorsOf(seat))
    for (const hero of has.heroes ?? []) this.bring(hero, heroesOf(seat))
    for (const token of has.tokens ?? []) this.bring(token, tokensOf(seat))
    for (const card of has.private ?? []) this.bring(card, privateOf(seat))
    for (const card of has.claimed ?? []) {
      const claims = this.state.claims[card] as (number | null)[]
      claims[claims.indexOf(null)] = seat
      this.player(seat).discs--
    }
  }

  /** Everything that lies before a player, in the same words. */
  standing(seat: Seat = 0): Required<Holding> {
    const player = this.player(seat)
    const numbers = (cards: readonly Item[]) => cards.map((card) => Number(card.slice(4)))
    return {
      ...(Object.fromEntries(stocks.map((stock) => [stock, player[stock]])) as {
        [stock in (typeof stocks)[number]]: number
      }),
      ...{ workers: some(player.workers), icons: some(player.icons), cubes: moved(player.cubes) },
      ...{ explorer: player.explorer, tents: [...player.tents], discs: player.discs, reached: [...player.reached] },
      ...{ hand: numbers(this.zone(handOf(seat))).sort(upwards), inPlay: numbers(this.zone(areaOf(seat))) },
      used: numbers(player.used),
      guests: [...this.zone(guestsOf(seat))],
      doors: [...this.zone(doorsOf(seat))].sort(),
      heroes: [...this.zone(heroesOf(seat))],
      tokens: [...this.zone(tokensOf(seat))].sort(),
      private: [...this.zone(privateOf(seat))],
      claimed: Object.keys(this.state.claims).filter((card) => this.state.claims[card]?.includes(seat)),
    } as Required<Holding>
  }

  /** The player does something and answers what it is asked. */
  doing(flow: Flow<unknown>, ...answers: readonly Answer[]): this {
    return this.run(flow, ...this.given(answers))
  }

  private given(answers: readonly Answer[]): (Json | (() => Json))[] {
    return answers.map((answer) => {
      if (typeof answer === 'function') return () => answer(this)
      return typeof answer === 'number' ? idOf(answer) : answer
    })
  }

  /** Why the question after these answers does not offer a choice; nothing if it does. */
  whyNotAnswer(flow: Flow<unknown>, answers: readonly Answer[], choice: Json): Reason | undefined {
    let reason: Reason | undefined
    const enough = new Error('the question was asked')
    const look = () => {
      const asked = this.asked.at(-1) as Decision
      const { table } = this
      const isOffered = this.position.space(asked).includes(choice)
      reason = isOffered ? undefined : table.variant.kind(asked).why?.(table, asked.seat, asked.args, choice)
      throw enough
    }
    expect(() => this.run(flow, ...this.given(answers), look)).toThrow(enough)
    return reason
  }

  /** Plays an invention of the hand, first of all answers. */
  play(number: number, ...answers: readonly Answer[]): this {
    return this.doing(playInvention(this.table, 0, {}), number, ...answers)
  }

  playFree(number: number, ...answers: readonly Answer[]): this {
    return this.doing(playInvention(this.table, 0, { free: true }), number, ...answers)
  }

  /** The other player plays an invention of its hand without paying. */
  rivalPlays(number: number, ...answers: readonly Answer[]): this {
    return this.doing(playInvention(this.table, 1, { free: true }), number, ...answers)
  }

  /** Why an invention cannot be played; nothing if it is offered. */
  whyNotPlay(number: number): Reason | undefined {
    if (playKind.space(this.table, 0, {}).includes(idOf(number))) return undefined
    return playKind.why?.(this.table, 0, {}, idOf(number))
  }

  quick(action: QuickAction, ...answers: readonly Answer[]): this {
    return this.doing(quickAction(this.table, 0, action), ...answers)
  }

  use(number: number, ...answers: readonly Answer[]): this {
    return this.quick({ use: idOf(number) }, ...answers)
  }

  /** Why a quick action is impossible in the player's turn; nothing if it is offered. */
  whyNotQuick(action: QuickAction): Reason | undefined {
    const turn = { placed: true, main: null, bonus: [] }
    if (turnKind.space(this.table, 0, turn).includes(action)) return undefined
    return turnKind.why?.(this.table, 0, turn, action)
  }

  /** The income of the round preparation. */
  earn(...answers: readonly Answer[]): this {
    return this.doing(income(this.table, { place: 0 }), ...answers)
  }

  act(action: MainAction, ...answers: readonly Answer[]): this {
    return this.doing(mainAction(this.table, 0, action), ...answers)
  }

  explore(points: number, ...answers: readonly Answer[]): this {
    return this.doing(effect(this, 0, { do: 'explore', n: points }), ...answers)
  }

  gain(what: string, n = 1, ...answers: readonly Answer[]): this {
    return this.doing(effect(this, 0, { do: 'gain', what, n }), ...answers)
  }

  drink(...answers: readonly Answer[]): this {
    return this.doing(effect(this, 0, { do: 'potion' }), ...answers)
  }

  /** A leader goes to the alchemist's hut. */
  visit(...answers: readonly Answer[]): this {
    return this.doing(visitHut(this.table, 0), ...answers)
  }

  complete(mission: string, row: number, ...answers: readonly Answer[]): this {
    return this.doing(effect(this, 0, { do: 'completeMission' }), { mission, row }, ...answers)
  }

  claim(objective: Item, ...answers: readonly Answer[]): this {
    return this.quick({ claim: objective }, ...answers)
  }

  /** Why a mission row cannot be completed; nothing if it is offered. */
  whyNotRow(mission: string, row: number): Reason | undefined {
    const choice = { mission, row }
    if (missionKind.space(this.table, 0, {}).includes(choice)) return undefined
    return missionKind.why?.(this.table, 0, {}, choice)
  }

  /** Why an exploration point cannot be spent so; nothing if it is offered. */
  whyNotExplore(step: Json): Reason | undefined {
    if (exploreKind.space(this.table, 0, { left: 1 }).includes(step as ExploreStep)) return undefined
    return exploreKind.why?.(this.table, 0, { left: 1 }, step)
  }

  /** The points of a line of the score sheet. */
  scored(line: string, item?: Item): number {
    const lines = sheetOf(this.table, 0).filter(({ id, item: of }) => id === line && (!item || of === item))
    return lines.reduce((sum, { points }) => sum + points, 0)
  }

  /** How many the player has of what cards and objectives count. */
  counted(counted: Counted): number {
    return this.table.content.language.at(this.table, 0).amount(counted)
  }
}

function upwards(one: number, other: number): number {
  return one - other
}

/** The usual things with others in some places; what lies there is not in its usual place. */
function changed(usually: { readonly [place: string]: Item }, instead: { readonly [place: string]: Item }) {
  const elsewhere = Object.values(instead)
  const left = Object.entries(usually).filter(([, item]) => !elsewhere.includes(item))
  return Object.entries({ ...Object.fromEntries(left), ...instead })
}

/** Only what there is. */
export function some(amounts: { readonly [name: string]: number }): { readonly [name: string]: number } {
  return Object.fromEntries(Object.entries(amounts).filter(([, n]) => n !== 0))
}

function moved(cubes: Player['cubes']): { readonly [ability: string]: string } {
  return Object.fromEntries(Object.entries(cubes).filter(([, place]) => place !== HOME))
}
