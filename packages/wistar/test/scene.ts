import {
  type Decision,
  FATE,
  type Flow,
  type Item,
  type Json,
  Position,
  type Reason,
  type Refusal,
  refusalsOf,
  type Seat,
  seededFate,
  settle,
  Variant,
} from '@nora/kernel'
import { expect } from 'vitest'
import { playInvention } from '../src/actions/play-invention.ts'
import type { Content } from '../src/content/content.ts'
import type { AbilityId, BonusAction, Deck } from '../src/content/names.ts'
import { readContent } from '../src/content/read.ts'
import { createWistar } from '../src/game.ts'
import { addIcons } from '../src/player-board/icons.ts'
import { cardOf } from '../src/player-board/player-area.ts'
import type { Player, WistarState, WistarTable } from '../src/state.ts'
import { areaOf, handOf, marketOf } from '../src/zones.ts'
import tables from './fixtures/tables.json' with { type: 'json' }

/** A small set of cards with every card the rulebooks explain, which no change of the house set touches. */
export const fixture: Content = readContent(tables)

type Overrides = { readonly [table: string]: { readonly [id: string]: { readonly [field: string]: unknown } } }

/** The same with some fields changed. */
export function contentWith(overrides: Overrides): Content {
  const changed = Object.entries(tables).map(([table, rows]) => [
    table,
    (rows as readonly { readonly id: string }[]).map((row) => ({ ...row, ...overrides[table]?.[row.id] })),
  ])
  return readContent(Object.fromEntries(changed))
}

const games = new Map<Content, ReturnType<typeof createWistar>>()

/** The game with this content; putting one together takes longer than most scenes. */
function gameWith(content: Content) {
  const game = games.get(content) ?? createWistar(content)
  games.set(content, game)
  return game
}

interface SceneOptions {
  readonly seats?: number
  readonly mode?: string
  readonly level?: number
  readonly edition?: string
  readonly content?: Content
  readonly seed?: number
  /** The question at which the scene opens. */
  readonly opening?: string
}

/** A table set up for play at which single rules are tried: flows run on it with the answers given. */
export class Scene {
  readonly position: Position<WistarState, Content>
  private readonly fate
  /** Every question asked of a player since the last look. */
  asked: Decision[] = []

  constructor({
    seats = 2,
    mode = 'classic',
    level,
    edition = 'recommended',
    content = fixture,
    seed = 1,
    opening = 'turn',
  }: SceneOptions = {}) {
    const game = gameWith(content)
    const options = settle(game as never, { mode, seats, ...(level !== undefined && { level }), options: { edition } })
    this.fate = seededFate(seed)
    this.position = Position.opening(new Variant(game, options))
    this.until(opening)
  }

  get table(): WistarTable {
    return this.position.table
  }

  get state(): WistarState {
    return this.table.state
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player
  }

  zone(name: string): readonly Item[] {
    return this.table.zone(name)
  }

  /** The seat whose turn it is. */
  get mover(): Seat {
    return this.position.pending[0]?.seat as Seat
  }

  /** Plays on by chance until a question of this kind. */
  until(kind: string): void {
    while (this.position.pending[0]?.kind !== kind) this.chance()
  }

  private chance(): void {
    const decision = this.position.pending[0] as Decision
    this.position.answer(decision, this.position.space(decision).sample(this.fate) as Json)
  }

  /** Answers the open question of the turn; fate answers in between. */
  choose(...choices: readonly Json[]): this {
    for (const choice of choices) {
      const decision = this.position.pending[0] as Decision
      expect(this.position.space(decision).includes(choice), JSON.stringify({ decision, choice })).toBe(true)
      this.position.answer(decision, choice)
      while (this.position.pending[0]?.seat === FATE) this.chance()
    }
    return this
  }

  get question(): Decision {
    return this.position.pending[0] as Decision
  }

  offers(choice: Json): boolean {
    return this.position.space(this.question).includes(choice)
  }

  /** Why the open question does not offer this. */
  why(choice: Json): Reason | undefined {
    const { question, table } = this
    return table.variant.kind(question).why?.(table, question.seat, question.args, choice)
  }

  get refusals(): Refusal[] {
    return refusalsOf(this.position as never, this.question)
  }

  /**
   * Runs one rule with these answers, each of which must be offered; all of them must be asked for. One that depends on
   * chance is found when it is asked for.
   */
  run(flow: Flow<unknown>, ...answers: readonly (Json | (() => Json))[]): this {
    this.asked = []
    const left = [...answers]
    let result = flow.next()
    while (!result.done) {
      const decision = result.value[0] as Decision
      const space = this.position.space(decision)
      let choice: Json
      if (decision.seat === FATE) choice = space.sample(this.fate) as Json
      else {
        this.asked.push(decision)
        const answer = left.shift()
        if (answer !== undefined) choice = typeof answer === 'function' ? answer() : answer
        else if (space.count(2) === 1) choice = space.at(0)
        else throw new Error(`no answer to ${JSON.stringify(decision)}: ${JSON.stringify(space.at(0))}, ...`)
        expect(space.includes(choice), JSON.stringify({ decision, choice })).toBe(true)
      }
      result = flow.next({ decision, choice })
    }
    expect(left, 'answers nobody asked for').toEqual([])
    return this
  }

  /** Takes a card or tile from wherever it is. */
  bring(item: Item, to: string, at?: number): this {
    for (const [zone, items] of Object.entries(this.state.zones)) {
      if (items.includes(item)) this.table.move(item, zone, to, at)
    }
    return this
  }

  /** These cards and no others in the hand. */
  hand(seat: Seat, ...numbers: readonly number[]): this {
    for (const card of [...this.zone(handOf(seat))]) this.bring(card, cardOf(this.table, card).deck)
    for (const number of numbers) this.bring(idOf(number), handOf(seat))
    return this
  }

  /** These cards and no others face up, from the right to the left. */
  market(deck: Deck, ...numbers: readonly number[]): this {
    this.table.move([...this.zone(marketOf(deck))], marketOf(deck), deck)
    for (const number of numbers) this.bring(idOf(number), marketOf(deck))
    return this
  }

  /** An invention lies before a player as if played earlier. */
  inPlay(seat: Seat, ...numbers: readonly number[]): this {
    for (const number of numbers) {
      const card = cardOf(this.table, idOf(number))
      this.bring(card.id, areaOf(seat))
      addIcons(this.table, seat, card.icons)
      if (card.kind === 'permanent') this.player(seat).lasting.push(card.id)
    }
    return this
  }

  /** What a player has, changed at will. */
  with(seat: Seat, changes: Partial<Player>): this {
    Object.assign(this.player(seat), changes)
    return this
  }

  workers(seat: Seat, forest: number, lair: number, farm: number): this {
    Object.assign(this.player(seat).workers, { forest, lair, farm })
    return this
  }

  icons(seat: Seat, icons: Partial<Player['icons']>): this {
    Object.assign(this.player(seat).icons, icons)
    return this
  }

  /** The cube of an ability has left its space. */
  unlocked(seat: Seat, ...abilities: readonly AbilityId[]): this {
    for (const ability of abilities) this.player(seat).cubes[ability] = 'gone'
    return this
  }
}

export function idOf(number: number): Item {
  return `inv-${String(number).padStart(3, '0')}`
}

/** Does an effect for a seat. */
export function effect(scene: Scene, seat: Seat, value: unknown): Flow {
  const { language } = scene.table.content
  return language.at(scene.table, seat, 'test').run(language.validate(value, { file: 'test', record: '', field: '' }))
}

/** A space of the wheel for two players that gives this bonus. */
export function spaceWith(scene: Scene, bonus: BonusAction): string {
  const spaces = [...scene.table.content.layouts[2].spaces.values()]
  return spaces.find((space) => space.bonus.includes(bonus))?.id as string
}

/** The player plays this card, which is then the only one of its hand, and answers what it asks. */
export function play(scene: Scene, seat: Seat, number: number, ...answers: readonly Json[]): Scene {
  return scene.hand(seat, number).run(playInvention(scene.table, seat, {}), idOf(number), ...answers)
}
