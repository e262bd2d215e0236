import type { Decision, GameEvent, Json, Match, Reason, Seat, SheetLine } from '@nora/kernel'
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
    if (decision.kind === 'confirm') return voice.format('cli.play.confirm')
    const asked = decision.args === null ? decision.kind : `${decision.kind} (${plainWords(decision.args)})`
    return this.terminal.question?.(this.match, decision, this.screen) ?? asked
  }

  choice(decision: Decision | undefined, choice: Json): string {
    if (decision?.kind === 'confirm') return this.screen.voice.format('cli.play.confirm')
    return this.terminal.choice?.(this.match, decision, choice, this.screen) ?? plainWords(choice)
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

  /** The sheet of the game's own opponent, once the game is over. */
  automaSheet(): string | undefined {
    const automa = this.match.outcome?.automa
    return automa && this.sheetText(this.screen.voice.format('cli.simulate.automa'), automa.sheet)
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
