import type { Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Console } from '../console.ts'
import type { Chooser } from './chooser.ts'
import { keys } from './keys.ts'
import type { MatchText } from './match-text.ts'
import { wrapped } from './wrapped.ts'

/** More news than this are left to the log. */
const NEWS_SHOWN = 40

/** Prints what a person wants to see. */
export class Board {
  readonly matchText: MatchText
  readonly voice: Catalogue
  private readonly console: Console
  /** The table as each person saw it last. */
  private readonly shown = new Map<Seat, string>()

  constructor(matchText: MatchText, voice: Catalogue, console: Console) {
    this.matchText = matchText
    this.voice = voice
    this.console = console
  }

  line(text: string): void {
    this.console.out(wrapped(text, this.console.width))
  }

  /** What happened since a position, and the table as it stands; what the seat has before its eyes is not shown again. */
  table(seat: Seat, since: number): void {
    const news = this.matchText.news(seat, since)
    const view = this.matchText.view(seat)
    if (news.length === 0 && this.shown.get(seat) === view) return
    this.shown.set(seat, view)
    for (const line of news.slice(-NEWS_SHOWN)) this.line(`  ${line}`)
    this.line('')
    this.line(view)
    this.line('')
  }

  log(seat: Seat): void {
    this.news(seat, 0)
  }

  /** Everything that happened since a position. */
  news(seat: Seat, since: number): void {
    for (const news of this.matchText.news(seat, since)) this.line(`  ${news}`)
  }

  /** What lies before each player when the game is over. */
  everybody(): void {
    this.line('')
    for (let seat = 0; seat < this.matchText.match.options.seats; seat++) this.line(this.matchText.player(seat, seat))
  }

  /** The sheets as they stand, as far as the reader may know. */
  sheets(reader: Seat): void {
    for (let seat = 0; seat < this.matchText.match.options.seats; seat++) this.line(this.matchText.sheet(seat, reader))
    const automa = this.matchText.automaSheet(reader)
    if (automa) this.line(automa)
  }

  /** What everybody sees before one player, counted from 1; without a number before all the others. */
  player(reader: Seat, number?: number): void {
    const { matchText, voice } = this
    const seats = Array.from({ length: matchText.match.options.seats }, (_, seat) => seat)
    const others = seats.length > 1 ? seats.filter((seat) => seat !== reader) : seats
    const wanted = number === undefined ? others : seats.filter((seat) => seat === number - 1)
    if (number !== undefined && wanted.length === 0) this.line(voice.format('cli.play.noPlayer', { number }))
    for (const seat of wanted) this.line(matchText.player(seat, reader))
  }

  choices(chooser: Chooser): void {
    const { matchText, voice } = this
    if (chooser.chosen.length > 0 && !chooser.done) {
      this.line(voice.format('cli.play.soFar', { things: chooser.chosen.map((thing) => matchText.item(thing)) }))
    }
    for (const { number, words, choices, role } of chooser.lines()) {
      const several = choices > 1 ? ` … ${voice.format('cli.play.choices', { n: choices })}` : ''
      const outOfTurn = role === 'anytime' ? `${voice.format('cli.play.anytime')}: ` : ''
      const enter = role === 'done' && chooser.done ? ` (${voice.format('cli.play.enter')})` : ''
      this.line(`${String(number).padStart(3)}  ${outOfTurn}${words}${several}${enter}`)
    }
    if (chooser.pages > 1) {
      this.line(voice.format('cli.play.choicesPart', { ...chooser.range, total: chooser.total, more: '+', back: '-' }))
    }
    if (chooser.isNarrowed) this.line(`  b  ${voice.format('cli.key.back')}`)
  }

  refusals(seat: Seat): void {
    const { matchText, voice } = this
    const refusals = matchText.match.refusals(seat)
    if (refusals.length === 0) this.line(voice.format('cli.play.whyNotNothing'))
    for (const { choice, ...reason } of refusals) {
      const words = matchText.choice(matchText.match.owed(seat), choice)
      this.line(voice.format('cli.play.whyNotLine', { choice: words, reason: matchText.reason(reason) }))
    }
  }

  help(): void {
    const { voice } = this
    this.line(`  1  ${voice.format('cli.key.choose')}`)
    this.line(`     ${voice.format('cli.play.several')}`)
    this.line(`     ${voice.format('cli.play.filter')}`)
    for (const [key, { about }] of Object.entries(keys)) {
      if (key !== '?') this.line(`  ${key}  ${voice.format(about)}`)
    }
  }

  /** Hides what the last person saw from the next one. */
  clear(): void {
    this.shown.clear()
    if (this.console.interactive) this.line('\x1b[2J\x1b[3J\x1b[H')
  }
}
