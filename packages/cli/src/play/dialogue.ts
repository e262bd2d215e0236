import type { Role } from '@nora/choosing'
import { type Decision, each, equal, type Json, type Match, Refused, type Seat } from '@nora/kernel'
import type { Board } from './board.ts'
import { Chooser, type Chosen } from './chooser.ts'
import { type KeyCommand, keyCommandIn } from './keys.ts'
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
    const { match } = board.matchText
    const space = decision && match.space(seat)
    const choices = space ? [...each(space)] : [board.voice.format('cli.play.goOn')]
    this.chooser = new Chooser(
      choices,
      board.matchText.anytime(seat).filter((act) => !choices.some((choice) => equal(choice, act))),
      (choice, role) => this.words(choice, role),
    )
  }

  async hold(name: string): Promise<Ending> {
    const { board, decision } = this
    const where = board.matchText.where(this.seat)
    if (where !== undefined) board.line(where)
    const question = decision ? board.matchText.question(decision) : board.voice.format('cli.play.stepIn')
    board.line(`${board.voice.format('cli.play.yourMove', { name })} ${question}`)
    const hint = decision && board.matchText.hint(decision)
    if (hint) board.line(hint)
    if (this.chooser.isSelecting) board.line(board.voice.format('cli.play.several'))
    board.choices(this.chooser)
    const prompt = board.voice.format(this.chooser.isSelecting ? 'cli.play.promptSeveral' : 'cli.play.prompt')
    for (;;) {
      const input = (await this.prompter.ask(prompt))?.trim()
      if (input === undefined) return 'left'
      const ending = this.hear(input)
      if (ending) return ending
    }
  }

  private get match(): Match {
    return this.board.matchText.match
  }

  private words(choice: Json, role: Role): string {
    const { decision, board } = this
    if (role === 'anytime') return board.matchText.choice(undefined, choice)
    if (!decision) return String(choice)
    return role === 'part' ? board.matchText.thing(decision, String(choice)) : board.matchText.choice(decision, choice)
  }

  private hear(input: string): Ending | undefined {
    const pressed = keyCommandIn(input)
    if (pressed?.command === 'quit') return 'left'
    if (pressed) return this.obey(pressed.command, pressed.number)
    const chosen = this.read(input)
    if (!chosen) return undefined
    if (!this.decision && !chosen.anytime) return 'declined'
    return this.attempt(() =>
      chosen.anytime ? this.match.interrupt(this.seat, chosen.choice) : this.match.choose(this.seat, chosen.choice),
    )
  }

  /** What was typed as a choice: a number or several, the game's own short form, JSON, or a word that narrows the list. */
  private read(input: string): Chosen | undefined {
    const { board, chooser, decision } = this
    if (input === '') return chooser.done
    const isNumber = /^\d+$/.test(input)
    const several = chooser.pickSeveral(input)
    const picked = several === false && isNumber ? chooser.pick(Number(input)) : several
    if (picked) return picked
    if (picked === undefined) {
      board.choices(chooser)
      return undefined
    }
    const typed = decision && (board.matchText.typed(decision, input) ?? jsonIn(input))
    if (typed !== undefined) return { choice: typed, anytime: false }
    if (isNumber) {
      board.line(board.voice.format('cli.play.notAChoice', { input }))
      return undefined
    }
    if (chooser.filter(input)) board.choices(chooser)
    else board.line(board.voice.format('cli.play.noMatch', { input }))
    return undefined
  }

  /** Does what a key stands for; what changed the table ends the dialogue, because the question may be another one now. */
  private obey(command: Exclude<KeyCommand, 'quit'>, number?: number): Ending | undefined {
    const { board, match, seat } = this
    switch (command) {
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
        board.line(board.matchText.view(seat))
        board.choices(this.chooser)
        return undefined
      case 'player':
        board.player(seat, number)
        return undefined
      case 'piles':
        board.line(board.matchText.piles(seat))
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
        if (command === 'back') this.chooser.reset()
        else this.chooser.turnPage(command === 'more' ? 1 : -1)
        board.choices(this.chooser)
        return undefined
    }
  }

  private undo(): void {
    const { board, match, seat } = this
    const taken = match.line.findLast((act) => act.seat === seat && !act.forced)
    match.undo(seat)
    // The question is open again, so the choice can be told in its words.
    const choice = taken ? board.matchText.choice(taken.interrupt ? undefined : match.owed(seat), taken.choice) : ''
    board.line(board.voice.format('cli.play.undone', { choice }))
  }

  private redo(): void {
    const { board, match, seat } = this
    const decision = match.owed(seat)
    const before = match.line.length
    match.redo(seat)
    const made = match.line[before]
    const choice = made ? board.matchText.choice(made.interrupt ? undefined : decision, made.choice) : ''
    board.line(board.voice.format('cli.play.redone', { choice }))
  }

  private attempt(act: () => void): Ending | undefined {
    const { board } = this
    try {
      act()
      return 'acted'
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      board.line(board.voice.format('cli.play.refused', { reason: board.matchText.reason(error.reason) }))
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
