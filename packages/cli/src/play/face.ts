import {
  type Decision,
  each,
  type GameEvent,
  type Item,
  type Json,
  listed,
  type Match,
  type Reason,
  type Seat,
  type SheetLine,
} from '@nora/kernel'
import { columns } from '../columns.ts'
import { nameIn, reasonIn } from '../voice.ts'
import { plainView } from './plain-view.ts'
import { plainEvent, plainWords } from './plain-words.ts'
import type { Screen, Terminal } from './terminal.ts'

/** A match in words: in the game's own where it has them, else in plain ones. */
export class Face {
  readonly match: Match
  private readonly terminal: Terminal
  private readonly screen: Screen

  constructor(match: Match, terminal: Terminal, screen: Screen) {
    this.match = match
    this.terminal = terminal
    this.screen = screen
  }

  view(seat: Seat): string {
    return this.terminal.view?.(this.match, seat, this.screen) ?? plainView(this.match.view(seat).state)
  }

  question(decision: Decision): string {
    const { voice } = this.screen
    if (decision.kind === 'confirm') return voice.format('cli.play.confirmQuestion')
    const asked = decision.args === null ? decision.kind : `${decision.kind} (${plainWords(decision.args)})`
    return this.terminal.question?.(this.match, decision, this.screen) ?? asked
  }

  choice(decision: Decision | undefined, choice: Json): string {
    if (decision?.kind === 'confirm') return this.screen.voice.format('cli.play.confirm')
    return this.terminal.choice?.(this.match, decision, choice, this.screen) ?? plainWords(choice)
  }

  thing(decision: Decision, thing: Item): string {
    return this.terminal.thing?.(this.match, decision, thing, this.screen) ?? this.item(thing)
  }

  item(thing: Item): string {
    return this.terminal.item?.(this.match, thing, this.screen) ?? thing
  }

  /** The plain view of a table shows everybody and everything. */
  player(seat: Seat, reader: Seat): string {
    return this.terminal.player?.(this.match, seat, reader, this.screen) ?? this.view(reader)
  }

  piles(reader: Seat): string {
    return this.terminal.piles?.(this.match, reader, this.screen) ?? this.view(reader)
  }

  reason(reason: Reason): string {
    const worded = this.terminal.reason?.(this.match, reason, this.screen) ?? reason
    return reasonIn(this.screen.voice, this.match.setting.game.id, worded)
  }

  hint(decision: Decision): string | undefined {
    return this.terminal.hint?.(this.match, decision, this.screen)
  }

  typed(decision: Decision, text: string): Json | undefined {
    return this.terminal.typed?.(this.match, decision, text)
  }

  /** What the seat may do out of turn and would want to. */
  anytime(seat: Seat): readonly Json[] {
    const acts = [...each(this.match.anytime(seat) ?? listed<Json>([]))]
    return acts.filter((act) => this.terminal.wants?.(this.match, seat, act) ?? true)
  }

  /** Whether a person is asked at a pause. */
  waits(seat: Seat, alone: boolean): boolean {
    const { waits } = this.terminal
    return (this.match.anytime(seat)?.count(1) ?? 0) > 0 && (waits?.(this.match, seat, alone) ?? true)
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
    return this.terminal.automa?.name(this.screen) ?? this.screen.voice.format('cli.simulate.automa')
  }

  /** The sheet of the game's own opponent: when the game is over, and before that where the game keeps one. */
  automaSheet(reader: Seat): string | undefined {
    const lines = this.match.outcome?.automa?.sheet ?? this.terminal.automa?.sheet(this.match, reader)
    return lines && this.sheetText(this.automaName(), lines)
  }

  private sheetText(title: string, lines: readonly SheetLine[]): string {
    const { voice } = this.screen
    const total = lines.reduce((sum, { points }) => sum + points, 0)
    const rows = lines.map((line) => [this.sheetLine(line), voice.number(line.points)])
    return `${title}\n${columns([...rows, [voice.format('cli.column.total'), voice.number(total)]], '  ')}`
  }

  private sheetLine(line: SheetLine): string {
    const { voice } = this.screen
    const own = this.terminal.sheetLine?.(this.match, line, this.screen)
    return own ?? [nameIn(voice, `${this.match.setting.game.id}.score.${line.id}`, line.id), line.item].join(' ').trim()
  }

  private event(event: GameEvent): string | undefined {
    return this.terminal.event
      ? this.terminal.event(this.match, event, this.screen)
      : plainEvent(event, this.screen.name)
  }
}
