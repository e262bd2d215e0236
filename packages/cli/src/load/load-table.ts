import { type Game, type Options, seededFate } from '@nora/kernel'
import { type OpenBody, plainTerms } from '@nora/protocol'
import { guest, post } from './http.ts'
import { Player } from './player.ts'
import type { Tally } from './tally.ts'

export interface Play {
  /** Of one server, or of several among whom the seats are dealt out. */
  readonly addresses: readonly string[]
  readonly game: Game
  readonly options: Options
  readonly tally: Tally
}

/** The same people at one table after the other: when a game is over, they open the next. */
export class LoadTable {
  private readonly play: Play
  private readonly number: number
  private readonly cookies: readonly string[]
  private players: readonly Player[] = []
  private stopped = false
  private begun: Promise<void> = Promise.resolve()

  private constructor(play: Play, number: number, cookies: readonly string[]) {
    this.play = play
    this.number = number
    this.cookies = cookies
  }

  static async open(play: Play, number: number): Promise<LoadTable> {
    const seats = Array.from({ length: play.options.seats }, (_, seat) => `load-${number}.${seat}`)
    const cookies = await Promise.all(seats.map((name) => guest(home(play), name)))
    const table = new LoadTable(play, number, cookies)
    await table.begin()
    return table
  }

  get sockets(): number {
    return this.players.length
  }

  /** Everybody begins to play. */
  async go(): Promise<void> {
    await Promise.all(this.players.map((player) => player.play()))
  }

  /** Nobody begins anything any more; resolves when everything that was said has been answered. */
  async settle(): Promise<void> {
    this.stopped = true
    await this.begun
    for (const player of this.players) player.playing = false
    while (this.players.some(({ isWaiting }) => isWaiting)) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  leave(): void {
    for (const player of this.players) player.leave()
  }

  private async begin(): Promise<void> {
    const { addresses, game, tally } = this.play
    const table = await this.opened()
    const fate = seededFate(this.number)
    const setup = { game, fate, tally, over: () => this.again() }
    const of = (seat: number) => addresses[(this.number + seat) % addresses.length] as string
    const players = await Promise.all(this.cookies.map((cookie, seat) => Player.join(of(seat), cookie, table, setup)))
    this.players = players
    for (const [seat, player] of players.entries()) if (seat > 0) await player.sit(seat)
  }

  /** The first player who notices the end opens the next table; the others come along. */
  private again(): void {
    if (this.stopped) return
    const before = this.players
    for (const player of before) player.leave()
    this.begun = this.begin().then(() => (this.stopped ? undefined : this.go()))
  }

  private async opened(): Promise<string> {
    const { game, options } = this.play
    const { mode, seats, level, options: values } = options
    const body: OpenBody = {
      game: game.id,
      wish: { mode, seats, level, options: { ...values } },
      // What is measured is the server, not how well somebody thinks.
      terms: { ...plainTerms, bot: 'random' },
      seat: 0,
      bots: [],
    }
    const answer = await post(home(this.play), '/api/tables', this.cookies[0] as string, body)
    return ((await answer.json()) as { table: string }).table
  }
}

/** Where people come in and tables are opened. */
const home = ({ addresses }: Play): string => addresses[0] as string
