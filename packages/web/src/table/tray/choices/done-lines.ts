import type { Offer } from '@nora/choosing'
import { canonical, type Decision, equal, type Json } from '@nora/kernel'

/** A line of the tray that was taken in this turn: it keeps its place, ticked. */
interface Done {
  readonly kind: string
  /** The position of the game before it was done: who goes back behind that has not done it. */
  readonly position: number
  readonly index: number
  readonly offer: Offer
}

/** A line of the list, or one that was there and is done. */
export interface TrayLine {
  readonly offer: Offer
  readonly isDone: boolean
}

/** Remembers what was done in a turn, so that choices do not change their places while it goes on. */
export class DoneLines {
  private done: readonly Done[] = []

  note({ kind }: Decision, choice: Json, offers: readonly Offer[], position: number): void {
    const index = offers.findIndex(({ choices: [only, ...others] }) => others.length === 0 && isSame(only, choice))
    const offer = offers[index]
    if (offer) this.done = [...this.done, { kind, position, index, offer }]
  }

  forget(): void {
    this.done = []
  }

  /** The list with what was done in its old places. */
  among(offers: readonly Offer[], kind: string, position: number): readonly TrayLine[] {
    const lines: TrayLine[] = offers.map((offer) => ({ offer, isDone: false }))
    for (const { offer, index, ...one } of this.done) {
      if (one.kind !== kind || one.position >= position || lines.some((line) => keyOf(line.offer) === keyOf(offer)))
        continue
      lines.splice(index, 0, { offer, isDone: true })
    }
    return lines
  }
}

export function keyOf({ role, common }: Offer): string {
  return `${role} ${canonical(common)}`
}

function isSame(one: Json | undefined, other: Json): boolean {
  return one !== undefined && equal(one, other)
}
