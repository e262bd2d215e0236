import { orchard } from '@nora/conformance/practice'
import {
  type Fate,
  type Game,
  type Json,
  type Options,
  randomPolicy,
  type Seat,
  seededFate,
  settle,
} from '@nora/kernel'
import { type Command, plainTerms, type Terms } from '@nora/protocol'
import {
  type Chance,
  type Considered,
  type HostCommand,
  type Opening,
  type Person,
  positionOf,
  Room,
  type Rules,
  type Step,
} from '@nora/room'

export const ann: Person = { id: 'ann', name: 'Ann' }
export const bob: Person = { id: 'bob', name: 'Bob' }
export const cid: Person = { id: 'cid', name: 'Cid' }
export const people: readonly Person[] = [ann, bob, cid, { id: 'dan', name: 'Dan' }]

/** The games of these tests have no other bot. */
export const freeTerms: Terms = { ...plainTerms, start: 'owner', bot: 'random' }

export function chanceFrom(seed: number): Chance {
  return (answer) => seededFate(seed * 1_000 + answer)
}

export function rulesOf(game: Game): Rules {
  return { game, bots: ['random'] }
}

export interface Wish {
  readonly game?: Game
  readonly terms?: Partial<Terms>
  readonly seats?: number
  readonly options?: Options
  readonly seed?: number
  readonly bots?: Opening['bots']
}

/** A table in the tests: time passes only when they say so, and every entry is kept. */
export class Table {
  readonly rules: Rules
  readonly room: Room
  readonly steps: Step[] = []
  readonly chance: Chance
  now = 1_000_000

  constructor({ game = orchard as unknown as Game, terms = {}, seats, options, seed = 1, bots = [] }: Wish = {}) {
    this.rules = rulesOf(game)
    this.chance = chanceFrom(seed)
    const opening: Opening = {
      options: options ?? settle(game, { seats }),
      terms: { ...freeTerms, ...terms },
      pack: null,
      seat: 0,
      bots,
    }
    const { room, ...step } = Room.open(this.rules, opening, ann, this.now, this.chance)
    this.room = room
    this.steps.push(step)
  }

  /** A table at which people sit in the first seats and the rest is left to bots. */
  static started(wish: Wish = {}, sitting = people): Table {
    const table = new Table(wish)
    const { length } = table.room.state.seats
    for (const person of sitting.slice(1, length)) table.does(person, { type: 'sit', seat: null })
    if (table.room.state.status === 'open') table.does(ann, { type: 'start' })
    return table
  }

  tell(command: Command | HostCommand, by: Person | null): Considered {
    const result = this.room.consider(command, by, this.now)
    if ('entry' in result) this.steps.push(result)
    return result
  }

  does(by: Person | null, command: Command | HostCommand): Step {
    const result = this.tell(command, by)
    if ('refused' in result) throw new Error(`${command.type} is refused: ${JSON.stringify(result.refused)}`)
    if ('final' in result) throw new Error(`${command.type} could not be taken back: ${result.final}`)
    return result
  }

  /** The code of the refusal. */
  refuses(by: Person | null, command: Command | HostCommand): string {
    const result = this.tell(command, by)
    return 'refused' in result ? result.refused.code : 'done'
  }

  get match() {
    const { match } = this.room
    if (!match) throw new Error('the game has not begun')
    return match
  }

  /** The seat takes the choice at a place of its list, or the one given. */
  chooses(seat: Seat, choice: Json | undefined = this.match.space(seat)?.at(0)): Step {
    return this.does(this.playerOf(seat), { type: 'choose', seat, at: this.room.seq, choice: choice as Json })
  }

  playerOf(seat: Seat): Person | null {
    const { person, bot } = this.room.state.seats[seat] as Room['state']['seats'][number]
    return bot === null ? (people.find(({ id }) => id === person) ?? null) : null
  }

  get entries() {
    return this.steps.map(({ entry }) => entry)
  }

  /** Bots do what they owe until it is a person's turn. */
  letBotsPlay(fate: Fate = seededFate(5)): void {
    for (;;) {
      const owing = this.room.botsOwing()[0]
      if (!owing) return
      this.letBotPlay(owing.seat, fate)
    }
  }

  letBotPlay(seat: Seat, fate: Fate): void {
    const thought = JSON.parse(JSON.stringify(this.room.thought(seat)))
    const position = positionOf(this.rules.game, thought)
    const { at } = thought
    const decision = position.owed(seat)
    if (decision) {
      const choice = randomPolicy.choose(position, decision, position.space(decision), fate)
      this.does(null, { type: 'choose', seat, at, choice })
      return
    }
    const choice = randomPolicy.interrupt?.(position, seat, fate)
    if (choice !== undefined) this.does(null, { type: 'interrupt', seat, at, choice })
    else {
      const step = this.room.botPasses(seat, at, this.now)
      if (step) this.steps.push(step)
    }
  }
}
