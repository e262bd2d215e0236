import {
  because,
  copy,
  type Decision,
  exportGame,
  Fault,
  type GameFile,
  HOST,
  type Json,
  Match,
  type MatchOptions,
  type Reason,
  Refused,
  type Seat,
  type Snapshot,
  WATCHER,
} from '@nora/kernel'
import type { Barrier, Command, Foreseen, Listing, Summary, TableSnapshot } from '@nora/protocol'
import { afterEntry, enter, type Owed, owedIn } from './after-entry.ts'
import { applyDeed, type MatchRequest } from './apply-deed.ts'
import type { Change } from './change.ts'
import { deadline } from './clock.ts'
import { type CommandContext, type HostCommand, judge } from './command.ts'
import type { Deed, Entry, Opening } from './entry.ts'
import { foresee } from './foresee.ts'
import { listing } from './listing.ts'
import { checkOpening, checkVersion, openingDeed } from './opening.ts'
import { Pauses } from './pause.ts'
import { type Play, playOf } from './play.ts'
import type { Chance, Person, Rules } from './rules.ts'
import { opened, playedBy, type RoomState, type SeatState, seatsPlayedBy, summaryOf } from './state.ts'
import { type Thought, thoughtOf } from './thought.ts'
import { ViewDiffer, type Visible } from './view-differ.ts'
import { visibleIn } from './visible.ts'

/** An entry that was made, with its number and what it changed for each viewer. */
export interface Step {
  readonly seq: number
  readonly entry: Entry
  readonly change: Change
}

/** Grows when rooms are written down in another way; a room in an earlier form is made from its entries again. */
const SNAPSHOT_FORM = 2

/** What came of a command: it was done, or may not be, or could not be taken back although it was to be. */
export type Considered = Step | { readonly refused: Reason } | { readonly final: Barrier }

/** A room as plain JSON, as good as the entries it was taken after. */
export interface RoomSnapshot {
  readonly form: number
  readonly state: RoomState
  readonly match: Snapshot | null
}

/** A bot that has to think: about a decision, or about stepping in at a pause. */
export interface BotOwing {
  readonly seat: Seat
  readonly bot: string
  readonly decision?: Decision
}

/**
 * One table: who sits at it, what happened there, and what each may see. Everything in it follows from its entries.
 * It knows no clock, no chance, no network and no disk: who asks says what time it is, and gives it chance.
 */
export class Room {
  readonly state: RoomState
  private readonly rules: Rules
  private readonly chance: Chance
  private readonly pauses: Pauses
  private played: Match | undefined
  private readonly differ: ViewDiffer

  private constructor(rules: Rules, chance: Chance, state: RoomState, snapshot: Snapshot | null = null) {
    this.rules = rules
    this.chance = chance
    this.state = state
    this.pauses = new Pauses(rules)
    if (snapshot) this.played = Match.resume(rules.game, state.options, snapshot, [], this.matchOptions())
    this.differ = new ViewDiffer(this.visible())
  }

  /** A new table, which may begin at once. */
  static open(rules: Rules, opening: Opening, by: Person, now: number, chance: Chance): Step & { readonly room: Room } {
    const reason = checkOpening(rules, opening)
    if (reason) throw new Refused(reason)
    const deed = openingDeed(rules, opening, by)
    const room = new Room(rules, chance, opened(deed))
    return { room, ...room.enact(deed, by.id, now) }
  }

  /** The room that its entries make. */
  static fold(rules: Rules, entries: readonly Entry[], chance: Chance): Room {
    const [first] = entries
    if (first?.deed.type !== 'open') throw new Fault('a table begins by being opened')
    checkVersion(rules, first.deed)
    const room = new Room(rules, chance, opened(first.deed))
    for (const entry of entries) room.follow(entry)
    return room
  }

  /** The same from a snapshot, which it takes over, and the entries since; nothing if the snapshot has another form. */
  static restore(
    rules: Rules,
    { form, state, match }: RoomSnapshot,
    tail: readonly Entry[],
    chance: Chance,
  ): Room | undefined {
    if (form !== SNAPSHOT_FORM) return undefined
    checkVersion(rules, state)
    const room = new Room(rules, chance, state, match)
    for (const entry of tail) room.follow(entry)
    return room
  }

  get seq(): number {
    return this.state.seq
  }

  /** Nothing before the game has begun. */
  get match(): Match | undefined {
    return this.played
  }

  /**
   * Does what is asked, or says why not and changes nothing. The caller stores the entry, then acknowledges, then tells
   * the viewers. Somebody is a person, or nobody: the host, which answers for bots and clocks.
   */
  consider(command: Command | HostCommand, by: Person | null, now: number): Considered {
    const at = Math.max(now, this.state.at)
    const deed = judge(this.commandContext(at), command, by)
    if ('code' in deed) return { refused: deed }
    const barrier = this.barrierTo(command)
    if (barrier) return { final: barrier }
    try {
      return this.enact(deed, by?.id ?? null, at, playOf(command))
    } catch (error) {
      if (error instanceof Refused) return { refused: error.reason }
      throw error
    }
  }

  /** A bot that was asked at a pause does not step in. Something to be stored comes of it only if play goes on. */
  botPasses(seat: Seat, at: number, now: number): Step | undefined {
    const { state, played: match, pauses } = this
    const seatState = state.seats[seat]
    if (!match || !seatState || at < seatState.changed || !pauses.botsToAsk(state, match).includes(seat))
      return undefined
    pauses.decline(match, seat)
    if (!pauses.isOver(state, match)) return undefined
    return this.enact({ type: 'goOn' }, null, Math.max(now, state.at))
  }

  /** Takes over an entry that was made elsewhere. */
  follow(entry: Entry): Step {
    const { deed, logged = [] } = entry
    const before = owedIn(this.state, this.played)
    const request = applyDeed(this.state, deed)
    this.rouse()
    if (request?.type === 'begin')
      this.played = Match.restore(this.rules.game, this.state.options, logged, this.matchOptions())
    else if (logged.length > 0) this.started().follow(logged)
    this.played?.takeLog()
    return this.settleEntry(entry, before)
  }

  snapshot(): RoomSnapshot {
    return { form: SNAPSHOT_FORM, state: copy(this.state), match: this.played?.snapshot() ?? null }
  }

  summary(): Summary {
    return summaryOf(this.state, this.differ.common.room)
  }

  /** What a seat, or WATCHER, may know now. */
  tableSnapshot(viewer: Seat): TableSnapshot {
    return this.differ.tableSnapshot(this.visible(), viewer)
  }

  /** The seat whose eyes a person sees with: WATCHER without one. */
  seatOf(person: string): Seat {
    const seat = this.state.seats.findIndex((seatState) => seatState.person === person)
    return seat < 0 ? WATCHER : seat
  }

  /** Whether the table waits for a person. */
  awaits(person: string): boolean {
    return this.state.seats.some((seatState) => seatState.person === person && seatState.clock.owes)
  }

  /** When the time of each seat is up whose clock runs. */
  deadlines(): { readonly seat: Seat; readonly at: number }[] {
    const { seats, terms, status } = this.state
    if (status !== 'playing') return []
    return seats.flatMap(({ clock }, seat) => {
      const at = deadline(clock, terms.clock)
      return at === undefined ? [] : [{ seat, at }]
    })
  }

  botsOwing(): BotOwing[] {
    const { state, played: match } = this
    if (!match || state.status !== 'playing') return []
    const bot = (seat: Seat) => (state.seats[seat] as SeatState).bot as string
    const owing = match.pending.filter(({ seat }) => seat >= 0 && playedBy(state.seats[seat] as SeatState) === 'bot')
    const asked = this.pauses.botsToAsk(state, match)
    return [
      ...owing.map((decision) => ({ seat: decision.seat, bot: bot(decision.seat), decision })),
      ...asked.map((seat) => ({ seat, bot: bot(seat) })),
    ]
  }

  /** All that a bot elsewhere needs in order to think for a seat. */
  thought(seat: Seat): Thought {
    return thoughtOf(this.state, this.started(), seat)
  }

  foresee(seat: Seat, choice: Json, interrupt = false): Foreseen | Reason {
    return this.whyNot(seat, choice, interrupt) ?? foresee(this.started(), seat, choice, interrupt)
  }

  whyNot(seat: Seat, choice: unknown, interrupt = false): Reason | undefined {
    const { played: match } = this
    if (!match) return because('notStarted')
    return interrupt ? match.whyNotInterrupt(seat, choice) : match.whyNot(seat, choice)
  }

  choices(seat: Seat, limit: number): Listing {
    return listing(this.played, seat, limit)
  }

  /** The game as a file, as far as it has been played. */
  record(): GameFile | undefined {
    return this.played && exportGame(this.played)
  }

  /** The same table once more, for a person who wants to play again. */
  rematch(person: string): Opening {
    const { options, terms, pack, seats } = this.state
    const seat = this.seatOf(person)
    return {
      options,
      terms,
      pack,
      seat: seat === WATCHER ? null : seat,
      bots: seats.map((seatState) => (seatState.person === null ? seatState.bot : null)),
    }
  }

  /** What stands in the way of a legal choice that is to be made only if it could be taken back. */
  private barrierTo(command: Command | HostCommand): Barrier | null {
    if (!('ifReversible' in command)) return null
    const { seat, choice, type } = command
    const interrupt = type === 'interrupt'
    return this.whyNot(seat, choice, interrupt) ? null : this.started().tryOut(seat, choice, interrupt).barrier
  }

  /** Lets a deed happen: what the seat does, what follows from it, and what then goes on by itself. */
  private enact(deed: Deed, by: string | null, at: number, play?: Play): Step {
    const before = owedIn(this.state, this.played)
    this.played?.takeLog()
    if (play) play(this.started())
    const request = applyDeed(this.state, deed)
    this.rouse()
    this.carryOut(request)
    if (!play) this.played?.carryOn()
    this.goOn()
    const logged = this.played?.takeLog() ?? []
    return this.settleEntry(logged.length > 0 ? { at, by, deed, logged } : { at, by, deed }, before)
  }

  private carryOut(request: MatchRequest): void {
    if (request?.type === 'begin') this.played = Match.open(this.rules.game, this.state.options, this.matchOptions())
    if (request?.type === 'rewind') this.started().rewind(request.seat, request.to)
  }

  /** Plays what nobody has to decide: seats that stand empty take their first choice, and a pause ends of itself. */
  private goOn(): void {
    const { state, played: match, pauses } = this
    if (!match || state.status !== 'playing') return
    const { bound, id } = this.rules.game
    for (let answers = 0; ; answers++) {
      if (answers > bound) throw new Fault(`${id} asks seats at which nobody sits more than ${bound} questions`)
      const empty = match.pending.find(({ seat }) => seat >= 0 && playedBy(state.seats[seat] as SeatState) === 'nobody')
      if (empty) match.choose(empty.seat, match.space(empty.seat)?.at(0))
      else if (match.owed(HOST) && pauses.isOver(state, match)) {
        match.goOn()
        state.passed = []
      } else return
    }
  }

  /** Keeps the books after an entry has taken effect, and shows what it changed. */
  private settleEntry(entry: Entry, before: Owed): Step {
    const { state, played: match, rules } = this
    const { logged = [] } = entry
    if (logged.length > 0) this.pauses.forget()
    enter(state, match, entry)
    const waiting = this.waiting()
    afterEntry(state, rules.game, entry, before, owedIn(state, match), waiting)
    const change = this.differ.show(visibleIn(state, match, waiting, this.differ.common), logged)
    return { seq: state.seq, entry, change }
  }

  /** The people who are asked at a pause. */
  private waiting(): readonly Seat[] {
    return (this.played && this.pauses.waitingFor(this.state, this.played)) ?? []
  }

  private visible(): Visible {
    return visibleIn(this.state, this.played, this.waiting(), this.differ?.common)
  }

  /** People confirm their turns, unless they leave it to the host; bots never do. */
  private rouse(): void {
    const { played: match } = this
    if (!match) return
    for (const [seat, seatState] of this.state.seats.entries()) {
      if (playedBy(seatState) === 'person' && seatState.confirming) match.confirming.add(seat)
      else match.confirming.delete(seat)
    }
  }

  private matchOptions(): MatchOptions {
    const { seats } = this.state
    const confirming = seatsPlayedBy(this.state, 'person').filter((seat) => seats[seat]?.confirming)
    return { fate: this.chance, confirming, pausing: true }
  }

  private commandContext(at: number): CommandContext {
    const { state, played: match, rules, pauses } = this
    return { state, match, rules, pauses, at }
  }

  private started(): Match {
    if (!this.played) throw new Fault('the game has not begun')
    return this.played
  }
}
