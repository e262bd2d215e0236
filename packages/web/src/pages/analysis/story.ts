import type { AnalysedTurn, Slip } from '@nora/bots'
import type { Decision, Json, Outcome } from '@nora/kernel'
import { capital } from '@nora/messages'
import type { SeatInfo } from '@nora/protocol'
import { type Speaker, whereIn } from '@nora/words'
import type { GameParts } from '../../games/load.ts'
import { situationAt } from '../../table/model/moment.ts'
import type { ReplayView } from '../../table/replay/replay-view.ts'
import type { LocalFile } from '../../worker/local-file.ts'
import type { Source } from '../../worker/room-worker.ts'

export interface AnalysedGame {
  readonly parts: GameParts
  readonly seats: readonly SeatInfo[]
  readonly source: Source
  readonly file: LocalFile
  readonly result: Outcome
}

/** What was done in a game, in words. */
export class Story {
  private readonly game: AnalysedGame
  private readonly view: ReplayView
  private readonly speaker: Speaker
  private readonly said = new Map<string, string>()

  constructor(game: AnalysedGame, view: ReplayView, speaker: Speaker) {
    this.game = game
    this.view = view
    this.speaker = speaker
  }

  /** The choice by which a turn is known: its slip, or its first. */
  played({ from, decisions }: AnalysedTurn, slip: Slip | null | undefined): string {
    const at = slip?.at ?? decisions[0] ?? from
    return this.choice(at, slip?.played ?? this.game.file.line[at]?.choice ?? null)
  }

  choice(at: number, choice: Json): string {
    const { parts, file } = this.game
    return this.once(`${at} ${JSON.stringify(choice)}`, () => {
      const { table, position } = this.situation(at)
      const act = file.line[at]
      const decision = act && !act.interrupt ? position.owed(act.seat) : undefined
      return capital(parts.words.choice(table, decision, choice, this.speaker))
    })
  }

  /** A later step of a line answers another question. What older minds have kept does not say what that was about. */
  step(at: number, { kind, args = null, choice }: Slip['line'][number]): string {
    const { parts, file } = this.game
    return this.once(`${at} ${kind} ${JSON.stringify(choice)}`, () => {
      const { table } = this.situation(at)
      const asked: Decision = { seat: file.line[at]?.seat ?? 0, kind, args }
      try {
        return parts.words.choice(table, asked, choice, this.speaker)
      } catch {
        // Some questions can be told only where they are asked.
        return ''
      }
    })
  }

  /** The day or round, and the phase. */
  where(at: number): string {
    const { parts } = this.game
    return this.once(`where/${at}`, () => {
      const { table, reader } = this.situation(at)
      const calendar = parts.words.calendar?.(table, reader, this.speaker)
      return calendar ? whereIn(calendar) : ''
    })
  }

  /** The number of the day or round; 0 in a game without. */
  period(at: number): number {
    const { state } = this.situation(at).table as { state: { readonly round?: number; readonly day?: number } }
    return state.round ?? state.day ?? 0
  }

  situation(at: number) {
    return situationAt(this.game.parts, this.view.moment(at), false)
  }

  private once(key: string, say: () => string): string {
    const known = this.said.get(key) ?? say()
    this.said.set(key, known)
    return known
  }
}
