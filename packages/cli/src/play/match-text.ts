import {
  type Decision,
  each,
  type Game,
  type GameEvent,
  type Item,
  type Json,
  listed,
  type Match,
  type Reason,
  type Seat,
  type SheetLine,
  type Table,
  totalOf,
} from '@nora/kernel'
import { nameIn, reasonIn, type Words, whereIn } from '@nora/words'
import { columns } from '../columns.ts'
import { automaName } from './automa-name.ts'
import { groupsView, pilesView, playerView } from './group-view.ts'
import { plainView } from './plain-view.ts'
import { plainEvent, plainWords } from './plain-words.ts'
import type { Screen, Terminal } from './terminal.ts'

/** A match in words: in the game's own where it has them, else in plain ones. */
export class MatchText {
  readonly match: Match
  /** None for a game that has no words of its own. */
  private readonly terminal: Terminal | undefined
  private readonly screen: Screen

  constructor(match: Match, terminal: Terminal | undefined, screen: Screen) {
    this.match = match
    this.terminal = terminal
    this.screen = screen
  }

  view(seat: Seat): string {
    const { match, terminal, screen } = this
    if (terminal?.view) return terminal.view(match, seat, screen)
    return terminal
      ? groupsView(terminal.words, match, seat, screen, terminal.short)
      : plainView(match.view(seat).state)
  }

  question(decision: Decision): string {
    const { voice } = this.screen
    if (decision.kind === 'confirm') return voice.format('cli.play.confirmQuestion')
    const asked = decision.args === null ? decision.kind : `${decision.kind} (${plainWords(decision.args)})`
    return (
      this.terminal?.question?.(this.match, decision, this.screen) ??
      this.words?.question(this.table, decision, this.screen) ??
      asked
    )
  }

  /** Where the game is: "Day 2 · Cards, deal 2 of 3"; nothing for a game without a calendar. */
  where(seat: Seat): string | undefined {
    const calendar = this.words?.calendar?.(this.table, seat, this.screen)
    return calendar && whereIn(calendar)
  }

  choice(decision: Decision | undefined, choice: Json): string {
    if (decision?.kind === 'confirm') return this.screen.voice.format('cli.play.confirm')
    return this.words?.choice(this.table, decision, choice, this.screen) ?? plainWords(choice)
  }

  thing(decision: Decision, thing: Item): string {
    return this.words?.thing?.(this.table, decision, thing, this.screen) ?? this.item(thing)
  }

  item(thing: Item): string {
    return this.words?.item(this.table, thing, this.screen) ?? thing
  }

  /** The plain view of a table shows everybody and everything. */
  player(seat: Seat, reader: Seat): string {
    const { match, terminal, words, screen } = this
    if (terminal?.player) return terminal.player(match, seat, reader, screen)
    return words ? playerView(words, match, seat, reader, screen) : this.view(reader)
  }

  piles(reader: Seat): string {
    return this.words ? pilesView(this.words, this.match, reader, this.screen) : this.view(reader)
  }

  reason(reason: Reason): string {
    const worded = this.words?.reason(this.table, reason, this.screen) ?? reason
    return reasonIn(this.screen.voice, this.game.id, worded)
  }

  hint(decision: Decision): string | undefined {
    return this.terminal?.hint?.(this.match, decision, this.screen)
  }

  typed(decision: Decision, text: string): Json | undefined {
    return this.terminal?.typed?.(this.match, decision, text)
  }

  /** What the seat may do out of turn and would want to. */
  anytime(seat: Seat): readonly Json[] {
    const acts = [...each(this.match.anytime(seat) ?? listed<Json>([]))]
    return acts.filter((act) => this.game.offersAnytime?.(this.table, seat, act) ?? true)
  }

  /** Whether a person is asked at a pause. */
  waits(seat: Seat, alone: boolean): boolean {
    return (this.match.anytime(seat)?.count(1) ?? 0) > 0 && (this.game.pausesFor?.(this.table, seat, alone) ?? true)
  }

  /** The log from a position on, as the seat may read it. */
  news(seat: Seat, from: number): readonly string[] {
    return this.match
      .news(seat, from)
      .flat()
      .flatMap((event) => this.event(event) ?? [])
  }

  sheet(seat: Seat, reader: Seat): string {
    return this.sheetText(this.screen.name(seat), this.match.sheet(seat, reader))
  }

  /** How the game's own opponent is called. */
  automaName(): string {
    return automaName(this.screen.voice, this.terminal)
  }

  /** The sheet of the game's own opponent: when the game is over, and before that where the game keeps one. */
  automaSheet(reader: Seat): string | undefined {
    const lines = this.match.outcome?.automa?.sheet ?? this.words?.automa?.sheet(this.table, reader)
    return lines && this.sheetText(this.automaName(), lines)
  }

  private get game(): Game {
    return this.match.variant.game
  }

  private get words(): Words | undefined {
    return this.terminal?.words
  }

  private get table(): Table {
    return this.match.table
  }

  private sheetText(title: string, lines: readonly SheetLine[]): string {
    const { voice } = this.screen
    const total = totalOf(lines)
    const rows = lines.map((line) => [this.sheetLine(line), voice.number(line.points)])
    return `${title}\n${columns([...rows, [voice.format('cli.column.total'), voice.number(total)]], '  ')}`
  }

  private sheetLine(line: SheetLine): string {
    const { voice } = this.screen
    const own = this.words?.sheetLine(this.table, line, this.screen)
    return own ?? [nameIn(voice, `${this.game.id}.score.${line.id}`, line.id), line.item].join(' ').trim()
  }

  private event(event: GameEvent): string | undefined {
    return this.words ? this.words.event(this.table, event, this.screen) : plainEvent(event, this.screen.name)
  }
}
