import type { Told } from '../events/event.ts'
import { EventRecorder } from '../events/event-recorder.ts'
import type { State } from '../game.ts'
import { ChangingHash, hash } from '../hash.ts'
import { type Act, Position } from '../position.ts'
import { because, Refused } from '../reason.ts'
import type { Variant } from '../variant.ts'
import { type Played, playedAct } from './line.ts'

/** Where a step began. What is not kept is found again by playing the line. */
interface Checkpoint<S> {
  readonly at: number
  readonly state?: S | undefined
}

/** Undo hardly ever goes back further; a state for every step of a game would be most of what a table holds in memory. */
const CHECKPOINTS_KEPT = 4

/** The line of a match and where it stands. It takes acts as they come, legal or not, and goes back to any of them. */
export class Timeline<S extends State, K> {
  readonly variant: Variant<S, K>
  /** What was told before the first act. */
  readonly opening: readonly Told[]
  position: Position<S, K>
  private recorder: EventRecorder
  private played: Played[] = []
  private checkpoints: Checkpoint<S>[] = []
  private hashing: ChangingHash

  constructor(variant: Variant<S, K>) {
    this.variant = variant
    this.hashing = new ChangingHash(variant.places)
    this.position = new Position(variant, variant.opening())
    this.recorder = new EventRecorder(this.position.table)
    this.position.begin()
    this.opening = this.recorder.take().told
    this.keepCheckpoint()
  }

  get line(): readonly Played[] {
    return this.played
  }

  /** Where each step began. */
  get steps(): readonly number[] {
    return this.checkpoints.map(({ at }) => at)
  }

  /** How many steps there were, the present one included. */
  get step(): number {
    return this.checkpoints.length
  }

  /** The state at which the present step began. */
  get checkpoint(): S {
    return this.checkpoints.at(-1)?.state as S
  }

  get hash(): string {
    return this.played.at(-1)?.hash ?? hash(this.position.table.state)
  }

  /** The zones that can have changed since the line had this length, if it was not cut back below that meanwhile. */
  zonesChangedSince(length: number): readonly string[] {
    return this.hashing.changedAfter(length)
  }

  /** Goes on from what was kept of another timeline, if the rules still bring it to where it stood. */
  resume(line: readonly Played[], steps: readonly number[], state: S): void {
    this.played = [...line]
    this.checkpoints = steps.map((at, index) => (index === steps.length - 1 ? { at, state } : { at }))
    this.goBack(line.length)
    const { position, hash: expected } = this
    const found = hash(position.table.state)
    // Whoever went on from another state would make a log that no game can come of.
    if (line.length > 0 && found !== expected)
      throw new Refused(because('hashDiffers', { at: line.length - 1, expected, found }))
  }

  /** Plays an act; nothing if no such question is open. */
  play(act: Act, forced: boolean): Played | undefined {
    const group = act.interrupt ? undefined : this.position.owed(act.seat)?.group
    const { step } = this
    try {
      if (!this.position.replay(act, forced)) return undefined
    } catch (error) {
      // A fault in the rules must not cost the table: go back to where it stood.
      this.goBack(this.played.length)
      throw error
    }
    const sign = act.interrupt === true && this.variant.game.isSign?.(act.choice) === true
    const { told, learned } = this.recorder.take()
    const played = playedAct(act, this.hashing.of(this.position.table.state, this.played.length + 1, told), {
      forced,
      sign,
      group,
      step,
      learned,
      told,
    })
    this.played.push(played)
    this.keepCheckpoint()
    return played
  }

  /** Stands again where the line had this length. */
  goBack(to: number): void {
    this.position = this.positionAt(to)
    this.checkpoints = this.checkpoints.filter(({ at }) => at <= to)
    const { at } = this.checkpoints.pop() as Checkpoint<S>
    this.checkpoints.push({ at, state: this.position.checkpoint as S })
    this.recorder = new EventRecorder(this.position.table)
    this.hashing = new ChangingHash(this.variant.places)
    this.played.length = to
  }

  /** Where the line had this length: from the last checkpoint that is kept, through the acts since. */
  positionAt(to: number): Position<S, K> {
    const kept = this.checkpoints.findLast(({ at, state }) => at <= to && state !== undefined)
    const position = new Position(this.variant, kept ? this.variant.clone(kept.state as S) : this.variant.opening())
    position.begin()
    for (const played of this.played.slice(kept?.at ?? 0, to)) position.replay(played, played.forced)
    return position
  }

  private keepCheckpoint(): void {
    const { checkpoints } = this
    const state = this.position.checkpoint as S
    const before = checkpoints.at(-1)?.state
    if (before === state) return
    checkpoints.push({ at: this.played.length, state })
    const old = checkpoints.length - 1 - CHECKPOINTS_KEPT
    if (old >= 0) checkpoints[old] = { at: (checkpoints[old] as Checkpoint<S>).at }
  }
}
