import {
  canonical,
  type Decision,
  EventRecorder,
  each,
  FATE,
  type Fate,
  type GameEvent,
  type Json,
  Position,
  Refused,
  type Seat,
  seededFate,
  settle,
  Variant,
  whyNot,
} from '@nora/kernel'
import { type Content, createWoodcraft, houseTables, readContent, type WoodcraftState } from '@nora/woodcraft'
import type { Player } from '../src/state.ts'
import { type Colour, colours, dieNamed } from '../src/workshop/dice.ts'

export type Prepare = (state: Mutable<WoodcraftState>, player: Player) => void
type Mutable<S extends { zones: unknown }> = Omit<S, 'zones'> & { readonly zones: Record<string, string[]> }

interface Setup {
  readonly seats?: number
  readonly content?: Content
  readonly solo?: boolean
  readonly step?: string
  readonly args?: Json
}

/** A table in the middle of a game, prepared by hand: by default in the first turn of the first of two players. */
export class Workbench {
  readonly position: Position<WoodcraftState, Content>
  private readonly fate: Fate = seededFate(7)
  private readonly recorder: EventRecorder
  private readonly events: GameEvent[] = []
  private readonly rolls: number[][] = []

  constructor(prepare: Prepare = () => {}, { seats = 2, content = plainContent, solo, step, args }: Setup = {}) {
    const game = createWoodcraft(content)
    const variant = new Variant(game, settle(game as never, solo ? { mode: 'solo' } : { seats }))
    const state = variant.opening()
    state.next = { step: step ?? 'turn', args: args ?? { place: 0 } }
    state.yard = [1, 2, 3, 4, 5, 6]
    state.yard.forEach((_, space) => {
      const colour = Math.floor(space / 2)
      state.diceSupply[colour] = (state.diceSupply[colour] as number) - 1
    })
    prepare(state as never, state.players[0] as Player)
    this.position = new Position(variant, state)
    this.recorder = new EventRecorder(this.position.table as never)
    this.position.begin()
    this.settle()
  }

  get state(): WoodcraftState {
    return this.position.table.state
  }

  player(seat: Seat = 0): Player {
    return this.state.players[seat] as Player
  }

  zone(name: string): readonly string[] {
    return this.position.table.zone(name)
  }

  /** The next rolls of dice, in order. */
  willRoll(...rolls: number[][]): this {
    this.rolls.push(...rolls)
    return this
  }

  /** Makes these choices one after the other; throws the reason if one is refused. */
  choose(...choices: Json[]): this {
    for (const choice of choices) {
      const decision = this.owed
      const reason = whyNot(this.position as never, decision.seat, choice)
      if (reason) throw new Refused(reason)
      this.position.answer(decision, choice)
      this.settle()
    }
    return this
  }

  /** Why this may not be chosen now: the code of the reason. */
  whyNot(choice: Json): string | undefined {
    return whyNot(this.position as never, this.owed.seat, choice)?.code
  }

  get owed(): Decision {
    const decision = this.position.pending.find(({ seat }) => seat >= 0)
    if (!decision) throw new Error('nobody is asked')
    return decision
  }

  /** Chooses whatever comes first. */
  chooseFirst(): this {
    return this.choose(this.position.space(this.owed).at(0))
  }

  /** The kind of question that is open. */
  get asked(): string {
    return this.owed.kind
  }

  offers(choice: Json): boolean {
    return this.position.space(this.owed).includes(choice)
  }

  /** Every choice, as text, sorted. */
  get choices(): string[] {
    return [...each(this.position.space(this.owed))].map((choice) => canonical(choice)).sort()
  }

  /** What has been told of one sort, from the beginning. */
  told(type: string): GameEvent[] {
    this.events.push(...this.recorder.take().told.map(({ event }) => event))
    return this.events.filter((event) => event.type === type)
  }

  /** What is wrong with the books. */
  get problems(): readonly string[] {
    const { table } = this.position
    return table.variant.game.audit?.(table) ?? []
  }

  private settle(): void {
    for (;;) {
      const fate = this.position.owed(FATE)
      if (fate) {
        this.position.answer(fate, this.answerOf(fate))
        continue
      }
      // As at a real table, who has no choice is not asked.
      const forced = this.position.pending.find((decision) => this.position.space(decision).count(2) === 1)
      if (!forced) return
      this.position.answer(forced, this.position.space(forced).at(0))
    }
  }

  private answerOf(decision: Decision): Json {
    if (decision.kind === 'roll') {
      const scripted = this.rolls.shift()
      if (scripted) return scripted
    }
    return this.position.space(decision).sample(this.fate) ?? null
  }
}

/** Sets the lumber pile to these dice: `pile(player, 'brown-3', 'green-2')`. */
export function pile(state: { diceSupply: number[] }, player: Player, ...dice: string[]): void {
  player.lumber.forEach((n, die) => {
    const colour = Math.floor(die / 6)
    state.diceSupply[colour] = (state.diceSupply[colour] as number) + n
  })
  player.lumber.fill(0)
  for (const name of dice) {
    const die = dieNamed(name) as number
    player.lumber[die] = (player.lumber[die] as number) + 1
    const colour = Math.floor(die / 6)
    state.diceSupply[colour] = (state.diceSupply[colour] as number) - 1
  }
}

/** The dice of a pile by name, in order. */
export function diceOf({ lumber }: Player): string[] {
  return lumber.flatMap((n, die) => new Array(n).fill(`${colours[Math.floor(die / 6)]}-${(die % 6) + 1}`))
}

/** Puts a tree into a pot. */
export function tree(state: { diceSupply: number[] }, player: Player, colour: Colour, value: number): void {
  const index = colours.indexOf(colour)
  player.pots[index] = value
  state.diceSupply[index] = (state.diceSupply[index] as number) - 1
}

/** Moves a card between zones of a state that is being prepared. */
export function deal(state: { zones: Record<string, string[]> }, to: string, ...cards: string[]): void {
  for (const card of cards) {
    for (const zone of Object.values(state.zones)) {
      const at = zone.indexOf(card)
      if (at >= 0) zone.splice(at, 1)
    }
    ;(state.zones[to] as string[]).push(card)
  }
}

/** Goods from the supply: `give(state, player, { berries: 5 })` sets the number, the books in order. */
export function give(
  state: { supply: Record<string, number> },
  player: Player,
  goods: Partial<Record<'berries' | 'lanterns' | 'glue' | 'scrapwood' | 'blades' | 'reuse', number>>,
): void {
  for (const [good, n] of Object.entries(goods) as [keyof typeof goods, number][]) {
    state.supply[good] = (state.supply[good] as number) + player[good] - n
    player[good] = n
  }
}

type Records = { readonly [id: string]: { readonly [field: string]: unknown } }

/** Helpers who change nothing, so that what a test is about does not hang on who happens to be in the set. */
const plainHelper = {
  cost: 3,
  // What can be planted anyway.
  ability: { kind: 'permanent', always: { rule: 'largerTrees', upTo: 2 } },
  production: { do: 'gain', what: 'glue', n: 1 },
}

/** The house set with plain helpers and with some fields of some records changed. */
export function contentWith(changes: { readonly [table: string]: Records }): Content {
  const helpers = houseTables.helpers as readonly { readonly id: string }[]
  const tables: Record<string, unknown> = {
    ...houseTables,
    helpers: helpers.map((helper) => ({ ...helper, ...plainHelper })),
  }
  for (const [table, records] of Object.entries(changes)) {
    tables[table] = (tables[table] as readonly { id: string; source: object }[]).map((record) => {
      const fields = records[record.id]
      if (!fields) return record
      const source = Object.fromEntries(Object.keys(fields).map((field) => [field, 'house']))
      return { ...record, ...fields, source: { ...record.source, ...source } }
    })
  }
  return readContent(tables)
}

const plainContent = contentWith({})
