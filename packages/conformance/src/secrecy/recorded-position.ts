import {
  type Act,
  copy,
  type Decision,
  EventRecorder,
  type GameEvent,
  type Item,
  includesSeat,
  type Json,
  Position,
  redacted,
  type Seat,
  type Seats,
  type State,
  type Told,
  type Variant,
} from '@nora/kernel'

/** A position played from a checkpoint on, and what each act told. */
export class RecordedPosition {
  readonly position: Position
  private readonly recorder: EventRecorder
  private told: readonly Told[]

  constructor(variant: Variant, checkpoint: State) {
    this.position = new Position(variant, checkpoint)
    this.recorder = new EventRecorder(this.position.table)
    this.position.begin()
    this.told = this.recorder.take().told
  }

  answer(decision: Decision, choice: Json): void {
    this.position.answer(decision, copy(choice))
    this.told = this.recorder.take().told
  }

  interrupt(seat: Seat, choice: Json): void {
    this.position.interrupt(seat, copy(choice))
    this.told = this.recorder.take().told
  }

  replay(act: Act): void {
    this.position.replay(act)
    this.told = this.recorder.take().told
  }

  /** What the last act told a seat. */
  news(seat: Seat): GameEvent[] {
    return this.told.map((told) => redacted(this.position.table.variant, told, seat))
  }

  /** Those of them that declare to reveal something. */
  declared(seat: Seat): GameEvent[] {
    return this.news(seat).filter(({ reveals }) => reveals)
  }

  /** The items that a seat could read during the last act or can read now. */
  *readBy(seat: Seat): Generator<Item> {
    const { variant, state } = this.position.table
    for (const { event, readers } of this.told) {
      for (const [index, item] of (event.items ?? []).entries()) {
        if (includesSeat(readers[index] as Seats, seat)) yield item
      }
    }
    for (const zone in state.zones) {
      if (includesSeat(variant.readersOf(zone), seat)) yield* state.zones[zone] as readonly Item[]
    }
  }
}
