import { type Decision, each, type Json, type Match, Refused, type Seat } from '@nora/kernel'
import type { Board } from './board.ts'
import { Chooser, type Chosen } from './chooser.ts'
import { type Deed, deedOf } from './keys.ts'
import type { Prompter } from './prompter.ts'

/** How a dialogue ended: something was done at the table, or not, or the person has left. */
export type Ending = 'acted' | 'declined' | 'left'

/** Asks one person one question, until it is answered, or something is taken back or made again. */
export class Dialogue {
  private readonly board: Board
  private readonly prompter: Prompter
  private readonly seat: Seat
  /** None at a pause, where the person may only step in. */
  private readonly decision: Decision | undefined
  private readonly chooser: Chooser
  private readonly quiet: Set<Seat>

  constructor(board: Board, prompter: Prompter, seat: Seat, decision: Decision | undefined, quiet: Set<Seat>) {
    this.board = board
    this.prompter = prompter
    this.seat = seat
    this.decision = decision
    this.quiet = quiet
    const { match } = board.face
    const space = decision && match.space(seat)
    const anytime = match.anytime(seat)
    this.chooser = new Chooser(
      space ? [...each(space)] : [board.voice.format('cli.play.goOn')],
      anytime ? [...each(anytime)] : [],
      (choice, outOfTurn) => this.words(choice, outOfTurn),
    )
  }

  async hold(name: string): Promise<Ending> {
    const { board, decision } = this
    const question = decision ? board.face.question(decision) : board.voice.format('cli.play.stepIn')
    board.line(`${board.voice.format('cli.play.yourMove', { name })} ${question}`)
    const hint = decision && board.face.hint(decision)
    if (hint) board.line(hint)
    board.choices(this.chooser)
    for (;;) {
      const input = (await this.prompter.ask(board.voice.format('cli.play.prompt')))?.trim()
      if (input === undefined) return 'left'
      const ending = this.hear(input)
      if (ending) return ending
    }
  }

  private get match(): Match {
    return this.board.face.match
  }

  private words(choice: Json, outOfTurn: boolean): string {
    if (!this.decision && !outOfTurn) return String(choice)
    return this.board.face.choice(outOfTurn ? undefined : this.decision, choice)
  }

  private hear(input: string): Ending | undefined {
    const deed = deedOf(input)
    if (deed === 'quit') return 'left'
    if (deed) return this.obey(deed)
    const chosen = this.read(input)
    if (!chosen) return undefined
    if (!this.decision && !chosen.anytime) return 'declined'
    return this.attempt(() =>
      chosen.anytime ? this.match.interrupt(this.seat, chosen.choice) : this.match.choose(this.seat, chosen.choice),
    )
  }

  /** What was typed as a choice: a number, the game's own short form, JSON, or a word that narrows the list. */
  private read(input: string): Chosen | undefined {
    const { board, chooser, decision } = this
    if (input === '') return undefined
    const picked = /^\d+$/.test(input) && chooser.pick(Number(input))
    if (picked) return picked
    if (picked === undefined) {
      board.choices(chooser)
      return undefined
    }
    const typed = decision && (board.face.typed(decision, input) ?? jsonIn(input))
    if (typed !== undefined) return { choice: typed, anytime: false }
    if (/^\d+$/.test(input)) {
      board.line(board.voice.format('cli.play.notAChoice', { input }))
      return undefined
    }
    if (chooser.filter(input)) board.choices(chooser)
    else board.line(board.voice.format('cli.play.noMatch', { input }))
    return undefined
  }

  /** Does what a key stands for; what changed the table ends the dialogue, because the question may be another one now. */
  private obey(deed: Exclude<Deed, 'quit'>): Ending | undefined {
    const { board, match, seat } = this
    switch (deed) {
      case 'undo':
        return this.attempt(() => this.undo())
      case 'undoTurn':
        return this.attempt(() => match.undoTurn(seat))
      case 'redo':
        return this.attempt(() => this.redo())
      case 'why':
        board.refusals(seat)
        return undefined
      case 'table':
        board.line(board.face.view(seat))
        return undefined
      case 'score':
        board.sheets(seat)
        return undefined
      case 'log':
        board.log(seat)
        return undefined
      case 'help':
        board.help()
        return undefined
      case 'quiet':
        if (!this.quiet.delete(seat)) this.quiet.add(seat)
        board.line(board.voice.format(this.quiet.has(seat) ? 'cli.play.quietOn' : 'cli.play.quietOff'))
        return undefined
      default:
        if (deed === 'back') this.chooser.reset()
        else this.chooser.turnPage(deed === 'more' ? 1 : -1)
        board.choices(this.chooser)
        return undefined
    }
  }

  private undo(): void {
    const { board, match, seat } = this
    const taken = match.line.findLast((act) => act.seat === seat && !act.forced)
    match.undo(seat)
    // The question is open again, so the choice can be told in its words.
    const choice = taken ? board.face.choice(taken.interrupt ? undefined : match.owed(seat), taken.choice) : ''
    board.line(board.voice.format('cli.play.undone', { choice }))
  }

  private redo(): void {
    const { board, match, seat } = this
    const decision = match.owed(seat)
    const before = match.line.length
    match.redo(seat)
    const made = match.line[before]
    const choice = made ? board.face.choice(made.interrupt ? undefined : decision, made.choice) : ''
    board.line(board.voice.format('cli.play.redone', { choice }))
  }

  private attempt(act: () => void): Ending | undefined {
    const { board } = this
    try {
      act()
      return 'acted'
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      board.line(board.voice.format('cli.play.refused', { reason: board.face.reason(error.reason) }))
      return undefined
    }
  }
}

function jsonIn(input: string): Json | undefined {
  if (!/^[[{"]/.test(input)) return undefined
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}
