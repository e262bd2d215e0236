import { type Decision, type Fate, HOST, type Match, type Policy, type Seat, WATCHER } from '@nora/kernel'
import type { Board } from './board.ts'
import { Dialogue, type Ending } from './dialogue.ts'
import { keyCommandIn } from './keys.ts'
import type { Seating } from './people.ts'
import type { Prompter } from './prompter.ts'

/** Whether the people stay at the table. */
type Stays = boolean

/** One sitting at a terminal: people decide at the keyboard, bots at once. */
export class Session {
  private readonly match: Match
  private readonly board: Board
  private readonly seating: Seating
  private readonly prompter: Prompter
  private readonly fate: Fate
  /** Who sits at the keyboard now. */
  private sitting: Seat | undefined
  /** The position up to which each person has seen what happened. */
  private readonly seen = new Map<Seat, number>()
  /** Who does not want to be asked at pauses. */
  private readonly quiet = new Set<Seat>()
  /** Who has said at this pause that it lets play go on. */
  private readonly declined = new Set<Seat>()

  constructor(board: Board, seating: Seating, prompter: Prompter, fate: Fate) {
    this.match = board.matchText.match
    this.board = board
    this.seating = seating
    this.prompter = prompter
    this.fate = fate
  }

  /** Plays until the game is over or the people leave; true if it is over. */
  async play(): Promise<boolean> {
    while (!this.match.over) {
      if (!(await this.advance())) return false
    }
    this.end()
    return true
  }

  /** What happened since somebody last looked, to the last line of the final scoring; then everybody's board. */
  private end(): void {
    const { match, board, seen } = this
    const { people } = this.seating
    const [alone] = people.size === 1 ? people : []
    // Who shares a keyboard reads what all may read; where only bots played, the last act tells how it ended.
    const since =
      people.size === 0 ? match.line.length - 1 : Math.min(...[...people].map((seat) => seen.get(seat) ?? 0))
    board.news(alone ?? WATCHER, Math.min(since, match.line.length))
    board.everybody()
  }

  private async advance(): Promise<Stays> {
    const { match } = this
    if (match.owed(HOST)) return this.pause()
    const owing = match.pending.find(({ seat }) => this.seating.minds.has(seat))
    if (owing) {
      this.botChooses(owing)
      return true
    }
    const decision = match.pending.find(({ seat }) => seat === this.sitting) ?? (match.pending[0] as Decision)
    return (await this.converse(decision.seat, decision)) !== 'left'
  }

  private botChooses(decision: Decision): void {
    const { seat } = decision
    const mind = this.seating.minds.get(seat) as Policy
    const position = this.match.currentPosition()
    this.match.choose(seat, mind.choose(position, decision, position.space(decision), this.fate))
  }

  /** Anybody may step in here; when nobody does, play goes on. */
  private async pause(): Promise<Stays> {
    if (this.botStepsIn()) return true
    const { people } = this.seating
    const asked = [...people].filter((seat) => this.isAsked(seat))
    const seat = people.size === 1 ? asked[0] : await this.whoStepsIn(asked)
    if (seat === 'left') return false
    if (seat === undefined) {
      this.declined.clear()
      this.match.goOn()
      return true
    }
    const ending = await this.converse(seat, undefined)
    if (ending === 'declined') this.declined.add(seat)
    else this.declined.clear()
    return ending !== 'left'
  }

  private isAsked(seat: Seat): boolean {
    const willing = !this.quiet.has(seat) && !this.declined.has(seat)
    return willing && this.board.matchText.waits(seat, this.seating.people.size === 1)
  }

  private botStepsIn(): boolean {
    for (const [seat, mind] of this.seating.minds) {
      const choice = mind.interrupt?.(this.match.currentPosition(), seat, this.fate)
      if (choice === undefined) continue
      this.match.interrupt(seat, choice)
      return true
    }
    return false
  }

  /** Asks everybody at once, openly, so that the keyboard need not go round; nobody learns who could step in. */
  private async whoStepsIn(asked: readonly Seat[]): Promise<Seat | undefined | 'left'> {
    const { board } = this
    if (asked.length === 0) return undefined
    for (const seat of asked) board.line(`${String(seat + 1).padStart(3)}  ${this.seating.name(seat)}`)
    for (;;) {
      const input = (await this.prompter.ask(board.voice.format('cli.play.whoStepsIn')))?.trim()
      const command = input === undefined ? 'quit' : keyCommandIn(input)?.command
      if (command === 'quit') return 'left'
      if (command === 'quiet') for (const seat of asked) this.quiet.add(seat)
      if (input === '' || command === 'quiet') return undefined
      const seat = asked.find((candidate) => String(candidate + 1) === input)
      if (seat !== undefined) return seat
      board.line(board.voice.format('cli.play.notAChoice', { input: input ?? '' }))
    }
  }

  private async converse(seat: Seat, decision: Decision | undefined): Promise<Ending> {
    if (!(await this.sitDown(seat))) return 'left'
    return new Dialogue(this.board, this.prompter, seat, decision, this.quiet).hold(this.seating.name(seat))
  }

  /** Gives the keyboard to a seat: the others must not see what only it may see. */
  private async sitDown(seat: Seat): Promise<Stays> {
    const { match, seating, board } = this
    if (this.sitting !== seat && seating.people.size > 1) {
      board.clear()
      const name = seating.name(seat)
      if ((await this.prompter.ask(board.voice.format('cli.play.handOver', { name }))) === undefined) return false
    }
    // What was taken back is news again if it happens otherwise.
    const seen = Math.min(this.seen.get(seat) ?? 0, match.line.length)
    const others = this.sitting !== seat || match.line.slice(seen).some((act) => act.seat !== seat)
    this.sitting = seat
    if (others) board.table(seat, seen)
    this.seen.set(seat, others ? match.line.length : seen)
    return true
  }
}
